import { allCards } from "@deckwright/decks/deck.ts";
import { makeDeck } from "@deckwright/decks/testing/sample-deck.ts";
import { LIST_STYLES, writeDeck } from "@deckwright/decks/text/styles.ts";
import { expect, test } from "vitest";
import type { FoundCard } from "../../../data/find-printings.ts";
import { FACES } from "../../../ui/deck-list/testing/faces.ts";
import { deckOfList, editsOfList } from "./deck-of-list.ts";
import { guessFormat, guessLeaders } from "./guess-format.ts";
import { type FindCards, readList, withFixes } from "./read-list.ts";

const [FACE] = Object.values(FACES);

/** A card as it is found; a legend where its name says so. */
function card(name: string, legalIn: readonly string[] = ["modern"]): FoundCard {
  if (!FACE) throw new Error("There is a face.");
  const type_line = name.includes(", ")
    ? "Legendary Creature — Elf"
    : /Forest|Island/.test(name)
      ? "Basic Land"
      : "Instant";
  const legalities = Object.fromEntries(legalIn.map((format) => [format, "legal"]));
  return { face: { ...FACE, name, type_line, oracle_text: "" }, legalities };
}

/** Knows every name without `Xx`; names come back as they are printed. */
const find: FindCards = async (names) =>
  names.map((name) =>
    name.startsWith("Xx") ? undefined : card(/^Fire(?:$|\/)/.test(name) ? "Fire // Ice" : name),
  );

const hundred = Array.from({ length: 99 }, (_, at) => `1 Card ${at}`).join("\n");

test.each(LIST_STYLES.map(({ id }) => id))(
  "a deck that was exported as %s comes back with every card",
  async (id) => {
    const deck = makeDeck();
    const { lines, open } = await readList(writeDeck(deck, id), find);
    expect(open).toEqual([]);
    const back = deckOfList(lines, { name: deck.name, format: deck.format }).deck;
    expect(allCards(back)).toEqual(allCards(deck));
    if (id !== "mtgo") {
      const zones = ({ commanders, main, side }: typeof back) => ({ commanders, main, side });
      expect(zones(back)).toEqual(zones(deck));
    }
  },
);

test("of 500 lines of which 40 are wrong, the 40 are told with their places, and can be put right", async () => {
  const text = Array.from({ length: 500 }, (_, at) => (at % 25 < 2 ? `1 Xx ${at}` : `1 Card ${at}`)).join(
    "\n",
  );
  const list = await readList(text, find);
  expect(list.lines).toHaveLength(460);
  expect(list.open).toHaveLength(40);
  expect(list.open[2]).toEqual({
    line: { line: 26, section: "main", isPartners: false, name: "Xx 25", quantity: 1 },
    text: "1 Xx 25",
    why: "no card is called “Xx 25”",
  });
  const fixed = withFixes(list, new Map([[26, card("Lightning Bolt")]]));
  expect(fixed.open).toHaveLength(39);
  expect(fixed.lines.find(({ line }) => line === 26)).toMatchObject({ name: "Lightning Bolt", quantity: 1 });
});

test("a line that cannot be read belongs where the one above it does", async () => {
  const { open } = await readList("1 Opt\nSideboard\n1 Negate\n9999 Duress", find);
  expect(open[0]?.line).toMatchObject({ line: 4, section: "side" });
  const several = await readList("0 Opt\n1 Opt\n0 Opt\nSideboard\n0 Opt\n1 Negate\n1 Duress\n0 Opt", find);
  expect(several.open.map(({ line }) => line.section)).toEqual(["main", "main", "main", "side"]);
});

test("each element of a file is a line of its own, wherever it stands", async () => {
  const file =
    '<deck><zone name="main"><card number="2" name="Opt"/> <card name="Xx"/><card name="Duress"/></zone></deck>';
  const { lines, open } = await readList(file, find);
  expect(lines.map(({ line, name, quantity }) => [line, name, quantity])).toEqual([
    [3, "Opt", 2],
    [5, "Duress", 1],
  ]);
  expect(open.map(({ line, text }) => [line.line, text])).toEqual([[4, '<card name="Xx"/>']]);
});

test("who leads is known by place where no heading says it", async () => {
  const leader = "1 Lathril, Blade";
  for (const text of [`${leader}\n${hundred}`, `${hundred}\n${leader}`, `${hundred}\n\n${leader}`]) {
    const { lines } = await readList(text, find);
    const led = guessLeaders(lines);
    expect(lines.filter(({ line }) => led.includes(line)).map(({ name }) => name)).toEqual([
      "Lathril, Blade",
    ]);
  }
  const { lines } = await readList(`Commander\n${leader}\nDeck\n${hundred}`, find);
  expect(guessLeaders(lines)).toEqual([]);
  expect(guessFormat(lines)).toEqual({ format: "commander" });
});

test("the format follows from zones, size and what is allowed", async () => {
  const guess = async (text: string) => guessFormat((await readList(text, find)).lines);
  expect(await guess("Oathbreaker\n1 Saheeli\nSignature spell\n1 Opt\nDeck\n58 Island")).toEqual({
    format: "oathbreaker",
  });
  expect(await guess("Commander\n1 Lathril, Blade\nDeck\n59 Forest")).toEqual({
    format: "brawl",
    variant: "standard",
  });
  expect(await guess("20 Island\n4 Opt\n36 Forest")).toEqual({ format: "modern" });
});

test("a list that is added to a deck goes to its zones", async () => {
  const { lines } = await readList("2 Opt\nSideboard\n1 Negate", find);
  expect(editsOfList(lines)).toMatchObject([
    { zone: "main", card: "Opt", change: 2, as: { group: "Instants" } },
    { zone: "side", card: "Negate", change: 1, as: { group: "Sideboard" } },
  ]);
});

test("the deck has a name where the list says one", async () => {
  expect((await readList("About\nName Goblins\n\nDeck\n1 Opt", find)).name).toBe("Goblins");
  expect((await readList("About\r\n\r\nName Goblins\r\n1 Opt", find)).name).toBe("Goblins");
});

test("reading takes twice as long for twice the lines, whatever they are", async () => {
  const time = async (text: string) => {
    const start = process.cpuUsage();
    await readList(text, find);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const kinds: readonly ((lines: number) => string)[] = [
    (lines) => `${"0 X\n".repeat(lines)}${"X\n".repeat(lines)}`,
    (lines) => `About${"\n".repeat(lines * 3)}x`,
  ];
  for (const textOf of kinds) {
    // The best of several runs each, as many as it takes: what grows as the square never gets below sixteen times.
    const [few, much] = [[await time(textOf(4_000))], [await time(textOf(16_000))]];
    const ratio = () => Math.min(...much) / Math.min(...few);
    for (let run = 0; run < 12 && ratio() > 9; run++) {
      few.push(await time(textOf(4_000)));
      much.push(await time(textOf(16_000)));
    }
    expect(ratio()).toBeLessThanOrEqual(9);
  }
});
