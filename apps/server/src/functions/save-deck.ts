import type { Finding } from "@deckwright/contract/finding.ts";
import type { GenerateResponse } from "@deckwright/contract/generate.ts";
import type { SavedDeck } from "@deckwright/contract/saved-deck.ts";
import { type Database, DatabaseError } from "@deckwright/db/database.ts";
import { coverOf } from "@deckwright/decks/cover.ts";
import { toStoredRow, WRITTEN_COLUMNS } from "@deckwright/decks/stored.ts";
import type { Log } from "../platform/process/log.ts";
import type { Caller } from "../ports/caller.ts";
import { quotaRefusal } from "../ports/database/quota-refusal.ts";

/** A deck that was saved, or a finding that tells the person why it was not. */
type SaveOutcome = { readonly saved: SavedDeck } | { readonly saved?: undefined; readonly finding: Finding };

/** Puts a deck into the vault of whoever asks. Never throws: a deck that cannot be kept is still an answer. */
export type SaveDeck = (
  caller: Caller | undefined,
  answer: Pick<GenerateResponse, "deck" | "faces" | "findings">,
) => Promise<SaveOutcome>;

const SIGN_IN = "The deck was not saved: sign in to keep decks in your vault.";
const SIGN_IN_AGAIN = "The deck was not saved: your session has ended. Sign in again to keep it.";
const SHOW_FACTOR = "The deck was not saved: enter the code of your second factor to use your vault.";
const OUR_FAULT = "The deck could not be saved just now. Trying again may help; the deck itself is complete.";

/** What the database refuses a deck with, by SQLSTATE. */
const REFUSALS: Readonly<Record<string, string>> = {
  // Row-level security: a member with a second factor that this session has not shown.
  "42501": SHOW_FACTOR,
  // The account has gone, and its token has not ended yet.
  "23503": SIGN_IN_AGAIN,
  // The session has ended, and its token has not.
  PT401: SIGN_IN_AGAIN,
};

const INSERT = `
  insert into public.decks (${WRITTEN_COLUMNS.join(", ")})
  values (${WRITTEN_COLUMNS.map((_, at) => `$${at + 1}`).join(", ")})
  returning id, created_at,
    case when not deckwright.is_paying() then created_at + deckwright.shown_for() end as visible_until`;

/**
 * Makes the part of `generate-deck` that keeps the deck: one statement, as the member, so that row-level security has the
 * say. Keeping a deck costs nothing; how long it is seen is the plan's.
 */
export function createSaveDeck({ database }: { readonly database: Database }, log: Log): SaveDeck {
  return async (caller, { deck, faces, findings }) => {
    if (caller === undefined) return refuse(SIGN_IN_AGAIN);
    if (caller.role !== "authenticated") return refuse(SIGN_IN);
    try {
      const row = toStoredRow(deck, {
        cover: coverOf(deck, (name) => faces[name]),
        legal: !findings.some(({ severity }) => severity === "illegal"),
      });
      const [inserted] = await database.runStatements(caller.role, caller.claims, [
        {
          text: INSERT,
          isRepeated: true,
          values: WRITTEN_COLUMNS.map((column) => row[column]),
        },
      ]);
      const { id, created_at, visible_until } = inserted?.rows[0] ?? {};
      return {
        saved: { id: Number(id), created_at: toIso(created_at) ?? "", visible_until: toIso(visible_until) },
      };
    } catch (error) {
      const quota = quotaRefusal(error);
      if (quota) return refuse(`The deck was not saved. ${quota.message}`);
      const reason = error instanceof DatabaseError ? REFUSALS[error.code] : undefined;
      if (reason === undefined) log.error("a deck could not be saved", { cause: error });
      return refuse(reason ?? OUR_FAULT);
    }
  };
}

function refuse(message: string): SaveOutcome {
  return { finding: { rule: "VAULT", severity: "advice", cards: [], message, source: "your vault" } };
}

/** The database's times are dates; null stays null. */
function toIso(time: unknown): string | null {
  return time instanceof Date ? time.toISOString() : null;
}
