import { type Color, colorsOf } from "@deckwright/cards/colors.ts";
import { CardType, Fact, Supertype } from "@deckwright/cards/table/card-table.ts";
import { LAND_CYCLES } from "../../data/land-cycles.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { capitalized, inWords, listed } from "./phrases.ts";

const COLOR_WORDS: Readonly<Record<Color, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
};

/** What lands do beside making mana, by tag, for the second half of a reason. */
const EXTRAS: readonly { readonly tag: string; readonly text: string }[] = [
  { tag: "land:creature", text: "it becomes a creature when the board is empty" },
  { tag: "land:typal", text: "it is at its best among creatures of one type" },
  { tag: "land:cycling", text: "late in the game it turns into a card" },
  { tag: "land:storage", text: "it makes more than one mana when it counts" },
  { tag: "land:typed-dual", text: "its basic land types let other lands find it" },
  { tag: "land:any-color", text: "any color you lack" },
  { tag: "graveyard-hate", text: "it keeps a graveyard in check at no cost" },
  { tag: "protection", text: "it protects without taking a spell’s place" },
  { tag: "removal:land", text: "it answers a land that has to go" },
  { tag: "evasion-granter", text: "it gets one attacker through" },
  { tag: "draw", text: "late in the game it draws" },
  { tag: "regrowth", text: "it gets a card back late in the game" },
  { tag: "utility-land", text: "it does more than tap for mana" },
];

/** Phrases by name of land; of a land with two faces its first face counts. */
const CYCLE_OF = new Map(LAND_CYCLES.flatMap(({ names, phrases }) => names.map((name) => [name, phrases])));

/** Writes the reasons of a deck's lands. */
export function landReasons(facts: DeckFacts): (entry: DeckCard) => string {
  const { table, plan } = facts;
  const lands = facts.cards.filter(({ types }) => types & CardType.Land);
  const useful = (entry: DeckCard): Color[] =>
    colorsOf(((table.producedMana[entry.card] ?? 0) | (table.fetches[entry.card] ?? 0)) & plan.colors);
  const sources = (color: Color): number =>
    lands.reduce((sum, entry) => sum + (useful(entry).includes(color) ? entry.copies : 0), 0);
  const uses = new Map<string, number>();
  const turn = (key: string): number => {
    const used = uses.get(key) ?? 0;
    uses.set(key, used + 1);
    return used;
  };

  return (entry) => {
    const colors = useful(entry);
    const words = colors.map((color) => COLOR_WORDS[color]);
    const copies = entry.copies > 1 ? `${entry.copies} of ` : "One of ";
    if ((table.supertypes[entry.card] ?? 0) & Supertype.Basic) {
      const color = colors[0];
      if (color === undefined)
        return `${entry.copies} of the ${facts.lands} lands, untapped and safe from everything that punishes nonbasics.`;
      return `${copies}the ${facts.lands} lands and of ${sources(color)} ${COLOR_WORDS[color]} sources; untapped, and free of charge.`;
    }
    const facet = table.facts[entry.card] ?? 0;
    const speed =
      facet & Fact.EntersTapped
        ? "enters tapped"
        : facet & Fact.MayEnterTapped
          ? "often enters untapped"
          : "enters untapped";
    const has = (tag: string): boolean => {
      const id = table.tags.id(tag);
      return id >= 0 && table.tags.has(entry.card, id);
    };
    const extra = EXTRAS.filter(({ tag }) => has(tag)).find(
      ({ tag }) => (uses.get(tag) ?? 0) < 2 || tag === "utility-land",
    );
    if (extra) turn(extra.tag);
    const fetches = (table.producedMana[entry.card] ?? 0) === 0 && (table.fetches[entry.card] ?? 0) !== 0;
    const opening = fetches
      ? `Fetches ${listed(words, "or")}`
      : colors.length > 1
        ? `Makes ${listed(words, "or")}`
        : colors.length === 1
          ? `Makes ${words[0]}`
          : "A colorless land";
    const known = colors.length > 0 ? CYCLE_OF.get(entry.name.split(" // ")[0] ?? "") : undefined;
    const scarce = [...colors].sort((a, b) => sources(a) - sources(b))[0];
    if (known) {
      const used = turn(known[0] ?? "");
      const phrase = (known[used % known.length] ?? "")
        .replace("{colors}", listed(words, "or"))
        .replace("{Colors}", capitalized(listed(words, "or")));
      if (used < known.length && entry.copies === 1) return `${phrase}.`;
      const count =
        scarce === undefined ? undefined : `one of ${sources(scarce)} sources of ${COLOR_WORDS[scarce]}`;
      return `${phrase}; ${entry.copies > 1 ? `${inWords(entry.copies)} copies of ${facts.lands} lands` : count}.`;
    }
    const options = [
      colors.length === 0 ? `${opening} that ${speed}` : `${opening} and ${speed}`,
      scarce === undefined
        ? `${opening} that ${speed}`
        : `${opening}; one of ${sources(scarce)} sources of ${COLOR_WORDS[scarce]}`,
      `${opening} in one slot of ${facts.lands}`,
    ];
    const base = options[turn("opening") % options.length] ?? opening;
    if (extra && !base.includes(";")) return `${base}; ${extra.text}.`;
    if (entry.copies > 1) return `${base}${base.includes(";") ? "," : ";"} ${inWords(entry.copies)} copies.`;
    return `${base}.`;
  };
}
