import type { Transaction } from "@deckwright/db/database.ts";

/** Work that is done later, by this process or another one, and again if it fails. */
export interface JobDefinition {
  /** Names the queue: lower-case words with hyphens between. */
  readonly name: string;
  /** Times it is tried again after a failure, each time waiting longer. */
  readonly retries: number;
  /** A run that takes longer counts as failed, in seconds. */
  readonly timeoutSeconds: number;
  /** Does the work. May be called more than once for the same data. */
  readonly run: (data: unknown) => Promise<void>;
}

/** Hands in work of one kind. It is done once the transaction is committed, and not at all if it is not. */
export type SubmitJob = (transaction: Transaction, data: object) => Promise<void>;

/** Work that is not done yet, and work that was given up after every try. */
export interface JobList {
  readonly jobs: readonly {
    readonly job: string;
    readonly waiting: number;
    readonly running: number;
    readonly dead: number;
  }[];
  /** The newest first, without what they were about. */
  readonly dead: readonly {
    readonly id: string;
    readonly job: string;
    /** ISO. */
    readonly failed_at: string;
    /** The last error's words; null where nobody knows. */
    readonly reason: string | null;
  }[];
}

/** Does work in the background. */
export interface Jobs {
  define(job: JobDefinition): Promise<SubmitJob>;
  /** Does work at set times, as `cron` says (UTC), once for all processes. */
  schedule(job: JobDefinition, cron: string): Promise<void>;
  list(): Promise<JobList>;
  /**
   * Has work done again that was given up: one piece of it, or all of a name.
   * @returns How much.
   */
  retry(name: string, id?: string): Promise<number>;
  /** Lets what runs finish, then stops. */
  stop(): Promise<void>;
}
