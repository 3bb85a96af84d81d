import type { Transaction } from "@deckwright/db/database.ts";
import type { PhoneNumber } from "./phone-number.ts";

/** A text message with a code: what it is for is on the page that the code is typed into. */
export interface TextOrder {
  readonly to: PhoneNumber;
  /** Six digits. */
  readonly code: string;
  /** How long the code can be used, in seconds. */
  readonly lifetimeSeconds: number;
}

/** Takes text messages that are to be sent. */
export interface Texter {
  /** False when the installation has no way to send them. */
  readonly canSend: boolean;
  /** Named in the settings, as hosted projects name it. */
  readonly provider: string;
  /** Has a message sent once the transaction is committed, and not at all if it is not. */
  order(transaction: Transaction, text: TextOrder): Promise<void>;
}
