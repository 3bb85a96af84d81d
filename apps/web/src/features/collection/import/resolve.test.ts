import type { CardIdentifier } from "@deckwright/contract/scryfall.ts";
import { describe, expect, test } from "vitest";
import type { FoundPrinting } from "../../../data/find-printings.ts";
import type { OwnCard } from "../../../data/own-cards.ts";
import { writeCsv } from "../write-csv.ts";
import { planImport } from "./plan.ts";
import { readLines } from "./read-lines.ts";
import { resolveLines } from "./resolve.ts";

const printing = (id: string, name: string, set: string, number: string): FoundPrinting => ({
  id,
  name,
  set,
  set_name: `Set ${set}`,
  collector_number: number,
  rarity: "rare",
  images: { normal: "", art_crop: "" },
  usd: 2,
});
const CARDS = [
  printing("id-1", "Sol Ring", "clb", "871"),
  printing("id-2", "Sol Ring", "lea", "269"),
  printing("id-3", "Fire // Ice", "dmr", "215"),
  printing("id-4", 'Say "Yes", Now', "unf", "1★"),
];
const SETS = [{ code: "lea", name: "Limited Edition Alpha", type: "core", cards: 295, isDigital: false }];

const isMeant = (card: FoundPrinting, { id, set, collector_number, name }: CardIdentifier) =>
  id !== undefined
    ? card.id === id
    : (set === undefined || card.set === set) &&
      (collector_number === undefined || card.collector_number === collector_number) &&
      (name === undefined || card.name === name || card.name.startsWith(`${name} //`));
const find = async (identifiers: readonly CardIdentifier[]) =>
  identifiers.map((identifier) => CARDS.find((card) => isMeant(card, identifier)));

async function resolve(...rows: readonly string[]) {
  return resolveLines(readLines(["Quantity,Name,Set,Number,Scryfall ID", ...rows].join("\n")), SETS, find);
}

describe("finding the printings of a list", () => {
  test("goes from the surest way to the least, and says where it had to guess", async () => {
    const { resolved, open } = await resolve(
      "1,,,,id-2",
      "1,Sol Ring,LEA,269,",
      "1,Sol Ring,Limited Edition Alpha,999,",
      "1,Sol Ring,zzz,1,unknown",
      "1,Fire,,,",
      "1,Sol Ring (Borderless),,,",
    );
    expect(resolved.map(({ card, isGuess }) => [card.id, isGuess])).toEqual([
      ["id-2", false],
      ["id-2", false],
      // It is in Alpha, but not with that number.
      ["id-2", true],
      ["id-1", true],
      ["id-3", false],
      ["id-1", false],
    ]);
    expect(open).toEqual([]);
  });

  test("takes brackets for a part of the name where a card has them, and for a printing's kind where none has", async () => {
    const cards = [
      printing("e-1", "Erase", "ulg", "5"),
      printing("e-2", "Erase (Not the Urza's Legacy One)", "unh", "9"),
      printing("h-1", "Hazmat Suit (Used)", "ust", "57"),
      printing("_-1", "_____", "unh", "23"),
    ];
    const lines = readLines(
      [
        "Name,Set,Number",
        "Erase (Not the Urza's Legacy One),,",
        "Erase (Not the Urza's Legacy One),unh,",
        "Hazmat Suit (Used),ust,57",
        "Hazmat Suit (Used) (Foil),,",
        "Erase (Borderless),ulg,",
        "Erase,unh,9",
        "Erase,unh,23",
        "_____,unh,23",
      ].join("\n"),
    );
    const { resolved, open } = await resolveLines(lines, SETS, async (identifiers) =>
      identifiers.map((identifier) => cards.find((card) => isMeant(card, identifier))),
    );
    expect(open).toEqual([]);
    expect(resolved.map(({ card, isGuess }) => [card.id, isGuess])).toEqual([
      ["e-2", false],
      ["e-2", false],
      ["h-1", false],
      ["h-1", false],
      ["e-1", false],
      // Neither number is of a card of that name.
      ["e-1", true],
      ["e-1", true],
      ["_-1", false],
    ]);
  });

  test("does not take another card that has the number", async () => {
    const { resolved } = await resolve("1,Fire // Ice,lea,269,");
    expect(resolved).toMatchObject([{ card: { id: "id-3" }, isGuess: true }]);
  });

  test("asks for the cheapest of the printings that a line leaves open, and for no other where it says which", async () => {
    const asked: CardIdentifier[] = [];
    const lines = readLines("Name,Set,Number\nSol Ring,LEA,999\nSol Ring,,\nSol Ring,LEA,269");
    await resolveLines(lines, SETS, (identifiers) => {
      asked.push(...identifiers);
      return find(identifiers);
    });
    const left = asked.filter(({ name }) => name !== undefined);
    expect(left.map(({ set, prefer }) => [set, prefer])).toEqual([
      ["lea", "usd-low"],
      [undefined, "usd-low"],
    ]);
    expect(asked.filter(({ name }) => name === undefined).map(({ prefer }) => prefer)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("tells of each line that it could not use", async () => {
    const { open } = await resolve("1,Sol Rnig,,,", "-1,Sol Ring,,,", "1,,lea,7,", "1,,,,nope");
    expect(open.map(({ line, reason }) => [line.line, reason])).toEqual([
      [2, "No card is called “Sol Rnig”."],
      [3, "A number of copies cannot be negative."],
      [4, "LEA has no card with the number 7."],
      [5, "No printing has this Scryfall id."],
    ]);
  });
});

const own = (id: number, card: FoundPrinting, quantity: number): OwnCard => ({
  id,
  scryfall_id: card.id,
  name: card.name,
  set_name: card.set_name,
  rarity: card.rarity,
  image_url: null,
  price_usd: card.usd,
  quantity,
});

describe("what an import does", () => {
  test("adds to what is there or replaces it; lines of one printing count together", async () => {
    const [first, second] = CARDS;
    const had = [own(1, first!, 3), own(2, second!, 2)];
    const { resolved } = await resolve("1,,,,id-1", "1,,,,id-1", "2,,,,id-2", "5,,,,id-3");
    const numbers = (mode: "add" | "replace") => {
      const { cards, ...figures } = planImport(resolved, had, mode);
      return { ...figures, cards: cards.map(({ scryfall_id, quantity }) => [scryfall_id, quantity]) };
    };
    expect(numbers("add")).toMatchObject({
      added: 1,
      changed: 2,
      unchanged: 0,
      copies: 9,
      cards: [
        ["id-1", 5],
        ["id-2", 4],
        ["id-3", 5],
      ],
    });
    expect(numbers("replace")).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 1,
      cards: [
        ["id-1", 2],
        ["id-3", 5],
      ],
    });
  });

  test("keeps no more copies than a collection counts, and says of how many printings that is so", async () => {
    const [first] = CARDS;
    const { resolved } = await resolve("1000000,,,,id-1", "1,,,,id-1", "1000000,,,,id-2");
    expect(planImport(resolved, [], "add")).toMatchObject({
      capped: 1,
      cards: [{ quantity: 1_000_000 }, {}],
    });
    expect(planImport(resolved.slice(1, 2), [own(1, first!, 1_000_000)], "add")).toMatchObject({
      capped: 1,
      unchanged: 1,
    });
  });

  test("what is exported comes back as it was", async () => {
    const cards = CARDS.map((card, at) => own(at + 1, card, at + 1));
    const lines = readLines(writeCsv(cards, CARDS));
    expect(lines.map(({ set, number }) => [set, number])).toEqual(
      CARDS.map(({ set, collector_number }) => [set, collector_number]),
    );
    const { resolved, open } = await resolveLines(lines, SETS, find);
    expect(open).toEqual([]);
    expect(planImport(resolved, cards, "replace")).toMatchObject({ cards: [], unchanged: 4 });
    const { cards: fresh } = planImport(resolved, [], "add");
    expect(fresh).toEqual(cards.map(({ id: _id, ...card }) => card));
  });
});
