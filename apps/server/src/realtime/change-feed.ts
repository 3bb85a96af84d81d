import type { Database, DatabaseRole } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import type { Log } from "../platform/process/log.ts";
import type { Caller } from "../ports/caller.ts";
import type { Column } from "./filter.ts";
import type { Binding, ChangeType, WatchedTable } from "./subscription.ts";

/** A channel that is to be told of changes. */
export interface Subscriber {
  readonly caller: Caller;
  readonly bindings: readonly Binding[];
  /** Tells of a change to those bindings; `data` is JSON. */
  tell(ids: readonly number[], data: string): void;
}

/** Tells subscribers of changes to the table `decks`, each what row-level security lets them see. */
export interface ChangeFeed {
  readonly tables: readonly WatchedTable[];
  add(subscriber: Subscriber): void;
  remove(subscriber: Subscriber): void;
  close(): Promise<void>;
}

/** The trigger of `db/migrations/app/0006_changes.sql` notifies on this channel. */
const CHANNEL = "deckwright_changes";
const TABLE = { schema: "public", name: "decks" } as const;

const noticeSchema = z.object({
  table: z.literal(TABLE.name),
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  id: z.number(),
  user_id: z.nullable(z.string()),
  was_shared: z.boolean(),
  is_shared: z.boolean(),
  at: z.string(),
});
type Notice = z.output<typeof noticeSchema>;

type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<number, Row>;

/** Notices that are worked off together: one question for all of them. */
const BATCH = 200;
/** More than these waiting are a change of everything, which nobody wants to be told row by row. */
const MAX_WAITING = 5_000;
/** Milliseconds that telling may take before others have their turn: thousands of channels may be told of each change. */
const TURN_MS = 10;
const NOBODY: Caller = { role: "anon", claims: { role: "anon" } };

/** Begins to listen. The database must be up to date. */
export async function openChangeFeed(database: Database, log: Log): Promise<ChangeFeed> {
  const columns = await readColumns(database);
  const subscribers = new Set<Subscriber>();
  let waiting: Notice[] = [];
  let working: Promise<void> | undefined;
  let isClosed = false;

  const unlisten = await database.listen(CHANNEL, (payload) => {
    if (subscribers.size === 0 || isClosed) return;
    const notice = readNotice(payload);
    if (!notice) return;
    if (waiting.length >= MAX_WAITING) {
      log.warn("changes were left out: too many at once", { waiting: waiting.length });
      waiting = [];
    }
    waiting.push(notice);
    working ??= workOff().finally(() => {
      working = undefined;
    });
  });

  async function workOff(): Promise<void> {
    while (waiting.length > 0 && !isClosed) {
      const batch = waiting.splice(0, BATCH);
      try {
        await tellOf(batch);
      } catch (error) {
        log.warn("changes could not be read, and were not told", { cause: error, changes: batch.length });
      }
    }
  }

  async function tellOf(batch: readonly Notice[]): Promise<void> {
    const ids = new Set(batch.flatMap(({ type, id }) => (type === "DELETE" ? [] : [id])));
    const open = await readRows(NOBODY, [...ids]);
    // What anybody may see is the same for everybody; the rest is read as the one who may.
    const hidden = batch.filter(({ type, id }) => type !== "DELETE" && !open.has(id));
    const ownRows = new Map<Caller, Rows>();
    for (const { caller } of subscribers) {
      const mine = hidden.filter((notice) => concerns(notice, caller)).map(({ id }) => id);
      if (mine.length > 0 && !ownRows.has(caller)) ownRows.set(caller, await readRows(caller, mine));
    }
    let turnBegan = performance.now();
    for (const notice of batch) {
      const written = new Map<string, string>();
      for (const subscriber of [...subscribers]) {
        if (performance.now() - turnBegan > TURN_MS) {
          await new Promise((resolve) => setImmediate(resolve));
          turnBegan = performance.now();
        }
        // Who has left meanwhile is told nothing more.
        if (!subscribers.has(subscriber)) continue;
        const row = open.get(notice.id) ?? ownRows.get(subscriber.caller)?.get(notice.id);
        tell(subscriber, notice, row, written);
      }
    }
  }

  function tell(
    subscriber: Subscriber,
    notice: Notice,
    row: Row | undefined,
    written: Map<string, string>,
  ): void {
    const idsByMessage = new Map<string, number[]>();
    for (const { id, event, test, select } of subscriber.bindings) {
      const type = typeFor(notice, subscriber.caller, row, test);
      if (type === undefined || (event !== "*" && event !== type)) continue;
      const key = JSON.stringify([type, select ?? null]);
      if (!written.has(key)) written.set(key, writeChange(notice, type, row, select));
      const ids = idsByMessage.get(key) ?? [];
      idsByMessage.set(key, ids);
      ids.push(id);
    }
    for (const [key, ids] of idsByMessage) subscriber.tell(ids, written.get(key) ?? "");
  }

  function writeChange(
    notice: Notice,
    type: ChangeType,
    row: Row | undefined,
    select: readonly string[] | undefined,
  ): string {
    const isWanted = (name: string) => select === undefined || select.includes(name);
    const record = Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => isWanted(name)));
    return JSON.stringify({
      schema: TABLE.schema,
      table: TABLE.name,
      type,
      commit_timestamp: new Date(notice.at).toISOString(),
      columns: columns.filter(({ name }) => isWanted(name)).map(({ name, type: of }) => ({ name, type: of })),
      ...(type === "DELETE" ? {} : { record }),
      ...(type === "INSERT" ? {} : { old_record: { id: notice.id } }),
      errors: null,
    });
  }

  async function readRows(caller: Caller, ids: readonly number[]): Promise<Rows> {
    if (ids.length === 0) return new Map();
    const role: DatabaseRole = caller.role;
    const [read] = await database.runStatements(
      role,
      caller.claims,
      [
        {
          text: "select id, row_to_json(d)::text as row from public.decks as d where id = any($1::bigint[])",
          values: [ids],
        },
      ],
      { readOnly: true },
    );
    return new Map((read?.rows ?? []).map(({ id, row }) => [Number(id), JSON.parse(String(row))]));
  }

  return {
    tables: columns.length > 0 ? [{ ...TABLE, columns }] : [],
    add: (subscriber) => void subscribers.add(subscriber),
    remove: (subscriber) => void subscribers.delete(subscriber),
    async close() {
      isClosed = true;
      subscribers.clear();
      await unlisten();
      await working;
    },
  };
}

/** Whether a deck that is not everybody's could be this subscriber's; the database decides then. */
function concerns(notice: Notice, { role, claims }: Caller): boolean {
  if (role === "service_role") return true;
  return role === "authenticated" && notice.user_id !== null && claims.sub === notice.user_id;
}

/**
 * What a change is to one who asks: undefined for nothing. A deck that is no longer shared is gone for those who saw it for
 * that reason alone. Of a deck that is gone only its keys are known, so that conditions on anything else hold.
 */
function typeFor(
  notice: Notice,
  caller: Caller,
  row: Row | undefined,
  test: Binding["test"],
): ChangeType | undefined {
  const { id, user_id, was_shared } = notice;
  const isTheirs = concerns(notice, caller);
  const wasSeen = (was_shared || isTheirs) && test({ id, user_id, shared: was_shared });
  if (notice.type === "DELETE") return wasSeen ? "DELETE" : undefined;
  // Rows are read a moment later. What only a later change has made visible is for that change to tell.
  if (row && (notice.is_shared || isTheirs) && test(row)) return notice.type;
  const isWithdrawn = was_shared && !notice.is_shared;
  return isWithdrawn && wasSeen ? "DELETE" : undefined;
}

function readNotice(payload: string): Notice | undefined {
  try {
    const read = noticeSchema.safeParse(JSON.parse(payload));
    return read.success && !Number.isNaN(Date.parse(read.data.at)) ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** None where the table is not there, as in a database that could not take our tables. */
async function readColumns(database: Database): Promise<Column[]> {
  const { rows } = await database.execute(
    `select a.attname as name, t.typname as type
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = to_regclass('public.' || $1) and a.attnum > 0 and not a.attisdropped
      order by a.attnum`,
    [TABLE.name],
  );
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type) }));
}
