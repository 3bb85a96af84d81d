import type { Transaction } from "@deckwright/db/database.ts";

/** Every message that the server writes. */
export const MAIL_KINDS = [
  "confirm_signup",
  "recover_password",
  "magic_link",
  "change_email_new",
  "change_email_old",
  "reauthenticate",
  "invite",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A message to be written and sent: what it is about, not yet its words. */
export interface MailOrder {
  readonly kind: MailKind;
  readonly to: string;
  /** Six digits that can be typed instead of following the link. */
  readonly code: string;
  /** Where following the message leads; a message without one is answered with its code. */
  readonly link?: string;
  /** The address that an account is to change to. */
  readonly newEmail?: string;
  /** The name that a new account is to have, as whoever signed up wrote it. */
  readonly username?: string;
  /** How long link and code can be used, in seconds. */
  readonly lifetimeSeconds: number;
}

/** What a member is told without having asked: that hidden decks of theirs are about to be deleted. */
export interface Notice {
  readonly to: string;
  /** How many. */
  readonly decks: number;
  /** On which the first of them may go, such as `2026-11-30`. */
  readonly day: string;
}

/** Takes messages that are to be sent. */
export interface Mailer {
  /** False when the installation has no way to send mail. */
  readonly canSend: boolean;
  /** Has a message sent once the transaction is committed, and not at all if it is not. */
  order(transaction: Transaction, mail: MailOrder): Promise<void>;
  /** The same for what nobody has asked for. */
  notify(transaction: Transaction, notice: Notice): Promise<void>;
}
