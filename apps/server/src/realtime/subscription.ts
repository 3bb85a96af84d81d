import * as z from "zod/mini";
import { type Column, FilterError, parseFilter, type RowTest } from "./filter.ts";

/** A table whose changes are told, as the catalog has it. */
export interface WatchedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly Column[];
}

/** What a row can go through. */
export type ChangeType = "INSERT" | "UPDATE" | "DELETE";

/** One thing that a channel asks to be told. */
export interface Binding {
  readonly id: number;
  /** The type of change, or any. */
  readonly event: ChangeType | "*";
  /** Tests rows; without a filter all pass. */
  readonly test: RowTest;
  /** Columns that are wanted; undefined for all. */
  readonly select: readonly string[] | undefined;
}

const MAX_BINDINGS = 20;

const bindingSchema = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.exactOptional(z.nullable(z.string())),
  table: z.exactOptional(z.nullable(z.string())),
  filter: z.exactOptional(z.nullable(z.string())),
  select: z.exactOptional(z.nullable(z.array(z.string()).check(z.maxLength(100)))),
});

const joinSchema = z.object({
  access_token: z.exactOptional(z.nullable(z.string())),
  config: z.exactOptional(
    z.object({
      private: z.exactOptional(z.nullable(z.boolean())),
      postgres_changes: z.exactOptional(z.nullable(z.array(bindingSchema).check(z.maxLength(MAX_BINDINGS)))),
    }),
  ),
});

/** What a client asks for when it joins a channel. */
export interface JoinRequest {
  readonly token: string | undefined;
  readonly bindings: readonly Binding[];
  /** The bindings in the words of the client, with their numbers: clients compare them with what they asked for. */
  readonly echo: readonly object[];
}

/** Numbers bindings, so that no two of a client are taken for each other. */
let lastId = 0;

/** Reads the payload of a join. @returns A sentence that says what is wrong with it, where something is. */
export function readJoin(payload: unknown, tables: readonly WatchedTable[]): JoinRequest | string {
  const read = joinSchema.safeParse(payload);
  if (!read.success) return "Unable to join: the payload is not one of a join.";
  const { access_token: token, config } = read.data;
  if (config?.private) {
    return "Unauthorized: You do not have permissions to read from this Channel topic. There are no private channels.";
  }
  const asked = config?.postgres_changes ?? [];
  const bindings: Binding[] = [];
  const echo: object[] = [];
  for (const one of asked) {
    const binding = bind(one, tables);
    if (typeof binding === "string")
      return `Unable to subscribe to changes with given parameters. ${binding}`;
    bindings.push(binding);
    const { schema, table, filter, select } = one;
    echo.push({
      id: binding.id,
      event: one.event,
      ...(typeof schema === "string" ? { schema } : {}),
      ...(typeof table === "string" ? { table } : {}),
      ...(typeof filter === "string" ? { filter } : {}),
      ...(select ? { select } : {}),
    });
  }
  return { token: token ?? undefined, bindings, echo };
}

/** @returns A sentence where it cannot be bound. */
function bind(
  { event, schema, table, filter, select }: z.output<typeof bindingSchema>,
  tables: readonly WatchedTable[],
): Binding | string {
  const watched = tables.find((each) => isMeant(schema, each.schema) && isMeant(table, each.name));
  const what = `table: ${table ?? "*"}, filters: ${filter ?? ""}`;
  if (!watched) return `No changes are told of it. [schema: ${schema ?? "*"}, ${what}]`;
  const unknown = select?.find((name) => !watched.columns.some((column) => column.name === name));
  if (unknown !== undefined) return `There is no column "${unknown.slice(0, 60)}". [${what}]`;
  lastId += 1;
  try {
    return {
      id: lastId,
      event,
      test: filter ? parseFilter(filter, watched.columns) : () => true,
      select: select && select.length > 0 ? select : undefined,
    };
  } catch (error) {
    if (error instanceof FilterError) return `Filter: ${error.message}. [${what}]`;
    throw error;
  }
}

/** Left out and `*` mean any. */
function isMeant(asked: string | null | undefined, name: string): boolean {
  return asked === undefined || asked === null || asked === "*" || asked === name;
}
