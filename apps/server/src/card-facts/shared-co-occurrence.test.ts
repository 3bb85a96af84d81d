import type { Database } from "@deckwright/db/database.ts";
import { addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import { openTestDatabase } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadTestCards } from "../../testing/cards.ts";
import { type AskSharedDecks, createSharedCoOccurrence } from "./shared-co-occurrence.ts";

describe("the cards that shared decks play with one", () => {
  let database: Database;
  let ann: TestMember;
  let ask: AskSharedDecks;
  let nameOf: (card: number) => string;
  let cardCalled: (name: string) => number;
  let time = 0;
  beforeAll(async () => {
    database = await openTestDatabase("embedded");
    ann = await addMember(database, "Ann");
    const { table, names } = await loadTestCards();
    cardCalled = (name) => {
      const match = names.resolve(name, { typos: false });
      return match.found ? match.card : -1;
    };
    nameOf = (card) => table.name(card);
    ask = createSharedCoOccurrence({ database, table, cardCalled, now: () => time });
  });
  afterAll(() => database?.close());

  async function share(count: number, names: readonly string[], shared = true): Promise<void> {
    await database.execute(
      `insert into public.decks (user_id, name, format, card_list, shared)
        select $1, 'Deck', 'commander', $2::jsonb, $3 from generate_series(1, $4::int)`,
      [ann.id, { Main: names.map((name) => ({ name, quantity: 1 })) }, shared, count],
    );
  }
  const coOccurrence = async (name: string) => {
    const told = await ask(cardCalled(name), 12);
    return told && { decks: told.decks, cards: told.cards.map(nameOf) };
  };

  test("is nobody's while few decks play it, and is looked for again after a while", async () => {
    await share(11, ["Blood Artist", "Viscera Seer", "Sol Ring", "Swamp"]);
    await share(9, ["Llanowar Elves", "Sol Ring"]);
    await share(20, ["Blood Artist", "Opt"], false);
    expect(await coOccurrence("Blood Artist")).toBeNull();
    await share(3, ["Blood Artist", "Zulaport Cutthroat", "Sol Ring"]);
    await share(2, ["Blood Artist", "Ponder", "no such card"]);
    expect(await coOccurrence("Blood Artist")).toBeNull();
    time += 11 * 60_000;
    // What every deck plays, what two play, basic lands and hidden decks say nothing.
    await expect
      .poll(() => coOccurrence("Blood Artist"), { timeout: 10_000 })
      .toEqual({ decks: 16, cards: ["Viscera Seer", "Zulaport Cutthroat"] });
    expect(await coOccurrence("Llanowar Elves")).toBeNull();
  });

  test("is what was known when the database does not answer", async () => {
    time += 11 * 60_000;
    await database.close();
    expect((await coOccurrence("Blood Artist"))?.decks).toBe(16);
  });
});
