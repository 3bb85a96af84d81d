import type { DatabaseErrorFields, Result, Statement } from "../database.ts";

/** What a thread is to open. */
export interface ThreadOptions {
  /** Where the data lives; undefined for memory. */
  readonly folder: string | undefined;
  /** A data folder as a tar archive, to begin with instead of an empty one. */
  readonly template: Uint8Array | undefined;
  /** Whether what is acknowledged is on the disk. */
  readonly isSynced: boolean;
  /**
   * When this process first opened the folder, in milliseconds of the clock: what was not written since then is on the disk.
   * Undefined for the thread that opens it first.
   */
  readonly openedAt?: number;
}

/** What the thread is started with. */
export interface ThreadStart extends ThreadOptions {
  readonly module: WebAssembly.Module;
}

/** What the thread can be told to do. */
export type Order =
  | { readonly kind: "statements"; readonly preamble: string | undefined; readonly statements: Wired[] }
  | { readonly kind: "begin"; readonly preamble: string | undefined }
  | { readonly kind: "query"; readonly statement: Wired }
  | { readonly kind: "script"; readonly text: string }
  | { readonly kind: "end"; readonly commit: boolean }
  | { readonly kind: "execute"; readonly statement: Wired }
  | { readonly kind: "listen"; readonly channel: string }
  | { readonly kind: "dump" }
  | { readonly kind: "close" };

/** A statement whose values are ready for the driver. */
export interface Wired extends Statement {
  readonly values: (string | null)[];
  /** Under which name it is prepared and kept; undefined when it is not. */
  readonly preparedName?: string | undefined;
}

/** An order with its number. The thread is given one at a time. */
export interface Letter {
  readonly id: number;
  readonly order: Order;
}

/** What the thread says: that it will never answer again, answers to letters, notifications, and once that it is open, or why it could not be. */
export type Reply =
  | { readonly kind: "open" }
  | { readonly kind: "unusable"; readonly message: string }
  | { readonly kind: "failed"; readonly error: DatabaseErrorFields }
  | { readonly kind: "done"; readonly id: number; readonly results: Result[] }
  | { readonly kind: "dumped"; readonly id: number; readonly archive: Uint8Array }
  | { readonly kind: "refused"; readonly id: number; readonly error: DatabaseErrorFields }
  | { readonly kind: "heard"; readonly channel: string; readonly payload: string };
