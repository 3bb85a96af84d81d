import { DatabaseError } from "@deckwright/db/database.ts";

/** Statuses of the rows of `storage_quotas`, by the SQLSTATE that the database refuses with. */
const STATUSES = { PT403: 403, PT413: 413, PT429: 429 } as const;

/** What a member is told whose plan has no room for what was to be stored. */
interface QuotaRefusal {
  readonly status: (typeof STATUSES)[keyof typeof STATUSES];
  /** What the quota is, and what to do. */
  readonly sentence: string;
}

/** Reads the database's refusal to store more; undefined for every other error. */
export function quotaRefusal(error: unknown): QuotaRefusal | undefined {
  if (!(error instanceof DatabaseError) || !isQuota(error.code)) return undefined;
  return { status: STATUSES[error.code], sentence: [error.message, error.hint].filter(Boolean).join(" ") };
}

function isQuota(code: string): code is keyof typeof STATUSES {
  return Object.hasOwn(STATUSES, code);
}
