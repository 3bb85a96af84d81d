import type { PostgrestError } from "@supabase/supabase-js";

/** Codes with which the database says that a member's plan has no room for more. */
const QUOTA_CODES: readonly string[] = ["PT403", "PT413", "PT429"];

/** What a quota is and what to do, as the database says it; undefined for errors of other kinds. */
export function quotaSentence({ code, message, hint }: PostgrestError): string | undefined {
  return QUOTA_CODES.includes(code) ? [message, hint].filter(Boolean).join(" ") : undefined;
}
