import type { Parameter, Transaction } from "@deckwright/db/database.ts";

/** Runs one statement, whose rows have a known type. @throws DatabaseError */
export type RunStatement<Row> = (
  transaction: Transaction,
  values: readonly Parameter[],
) => Promise<readonly Row[]>;

/** A statement of a room, with the type of its rows beside it: the only place where one is given to the other. */
export function statement<Row = never>(text: string): RunStatement<Row> {
  return async (transaction, values) => (await transaction.query<Row>(text, values)).rows;
}
