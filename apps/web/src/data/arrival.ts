import type { LinkCode } from "./account.ts";

/** What somebody comes back from: a link that was mailed for this, or another provider, to log in or to link an account. */
export type ComesFrom = MailedFor | "provider" | "linking";
export type MailedFor = "signup" | "recovery" | "email_change";

/** What a mailed link has left in the address of the page that it leads to. */
export interface Arrival {
  readonly mailedFor?: ComesFrom;
  /** What the browser that asked for the link exchanges for a session. */
  readonly code?: LinkCode;
  /** What the server said of it. */
  readonly told?: "expired" | "half" | { readonly problem: string };
}
