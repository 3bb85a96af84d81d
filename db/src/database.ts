/**
 * Who a transaction acts as. The first three are what a request's token says; `auth_admin` owns accounts and sessions
 * and is used by the server's sign-in code alone; `owner` is whoever connected: migrations, jobs and maintenance.
 */
export type DatabaseRole = "anon" | "authenticated" | "service_role" | "auth_admin" | "owner";

/** The payload of a verified access token; policies read it through `auth.uid()`, `auth.jwt()` and the like. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * A value for a placeholder. It is sent as text and PostgreSQL casts it to the placeholder's type: dates as ISO, arrays
 * as array literals, other objects as JSON. An array meant as JSON must be stringified by the caller.
 */
export type Parameter = unknown;

/** One SQL statement with `$1`, `$2`, ... as placeholders. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly Parameter[];
  /**
   * True for a text that is asked for again and again, and for which one plan is right whatever the values, as for a row by
   * its key: `runStatements` then keeps what the engine has prepared. Planning one takes longer than running it.
   */
  readonly isRepeated?: boolean;
}

/**
 * What a statement answered. Values are the same on both engines: bigint as number (as string beyond 2^53), numeric,
 * date and timestamp as string, timestamptz as Date, json parsed, bytea as Uint8Array.
 */
export interface Result<Row = Record<string, unknown>> {
  readonly rows: Row[];
  /** Rows read or changed. */
  readonly count: number;
}

/** An open transaction. Statements run one after the other; after one has failed only the end is possible. */
export interface Transaction {
  /** @throws DatabaseError */
  query<Row = Record<string, unknown>>(text: string, values?: readonly Parameter[]): Promise<Result<Row>>;
  /** Runs several statements in one text, without placeholders. @throws DatabaseError */
  script(text: string): Promise<void>;
}

/** What a transaction may be given beside its role. */
export interface TransactionOptions {
  /** Refuses every write (SQLSTATE 25006). */
  readonly readOnly?: boolean;
  /** Further settings, for this transaction only, such as `request.headers`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Each statement may take this long, in milliseconds; beyond it fails with SQLSTATE 57014. */
  readonly statementTimeoutMs?: number;
}

/** Ends what was begun: stops listening. */
export type Unlisten = () => Promise<void>;

/**
 * The one way to the database. Two engines implement it: PGlite in a thread of this process, and PostgreSQL 15 or newer.
 *
 * A transaction must not be opened while another of the same task is open (the embedded engine has one connection and
 * would wait for ever): that is refused with an error.
 */
export interface Database {
  readonly engine: "embedded" | "postgres";
  /**
   * Runs `work` in a transaction as `role`, with `claims` for the policies. What `work` returns is returned once it is
   * committed; when it throws, everything is undone and the error passed on.
   */
  withTransaction<Value>(
    role: DatabaseRole,
    claims: Claims | undefined,
    work: (transaction: Transaction) => Promise<Value>,
    options?: TransactionOptions,
  ): Promise<Value>;
  /** The same for statements known beforehand, in a single message to the engine: the fast way. One result each. */
  runStatements(
    role: DatabaseRole,
    claims: Claims | undefined,
    statements: readonly Statement[],
    options?: TransactionOptions,
  ): Promise<Result[]>;
  /** Outside of any transaction of ours, as owner: for tools that bring their own statements, such as a job queue. */
  execute(text: string, values?: readonly Parameter[]): Promise<Result>;
  /**
   * Runs `work` while no other process that uses the same key does, for what cannot be done in one transaction: tools that make
   * tables of their own, say. Nobody waits where there is one process only.
   */
  exclusively<Value>(key: number, work: () => Promise<Value>): Promise<Value>;
  /** Calls `heard` with the payload of every `notify` on a channel. */
  listen(channel: string, heard: (payload: string) => void): Promise<Unlisten>;
  /** Waits for what runs, then closes. May be called more than once. */
  close(): Promise<void>;
}

/** What PostgreSQL says when it refuses, in PostgreSQL's own words. */
export interface DatabaseErrorFields {
  /** SQLSTATE, five characters, such as `23505`. */
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;
}

/** A statement that PostgreSQL refused, or (08xxx, 57Pxx) a database that cannot be reached. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;

  constructor(fields: DatabaseErrorFields, options?: ErrorOptions) {
    super(fields.message, options);
    this.name = "DatabaseError";
    this.code = fields.code;
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.constraint = fields.constraint;
  }
}

/** The database is closed, or cannot be reached: nothing that was asked has been done. */
export function connectionError(message: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    { code: "08006", message, detail: null, hint: null, constraint: null },
    cause === undefined ? undefined : { cause },
  );
}

/** Reads the fields of an error that an engine's driver has thrown; undefined when it is no error of PostgreSQL's. */
export function readErrorFields(error: unknown): DatabaseErrorFields | undefined {
  if (!(error instanceof Error) || !("code" in error) || !/^[0-9A-Z]{5}$/.test(String(error.code))) return;
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" && value !== "" ? value : null;
  };
  return {
    code: String(error.code),
    message: error.message,
    detail: text("detail"),
    hint: text("hint"),
    constraint: text("constraint"),
  };
}
