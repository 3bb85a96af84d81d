import { type Color, colorsOf } from "@deckwright/cards/colors.ts";
import { type CardTable, CardType, Fact } from "@deckwright/cards/table/card-table.ts";
import { isBasic } from "@deckwright/cards/table/lands.ts";
import { LAND_CYCLES } from "../../data/land-cycles.ts";
import { numbersOf } from "../forms/card-roles.ts";
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
  { tag: "land:creature", text: "it can become a creature" },
  { tag: "land:typal", text: "it serves creatures of one type" },
  { tag: "land:cycling", text: "it can be discarded for an effect" },
  { tag: "land:storage", text: "it can make more than one mana" },
  { tag: "land:typed-dual", text: "it can be found by its basic land type" },
  { tag: "land:any-color", text: "it can make any color" },
  { tag: "graveyard-hate", text: "it can take cards out of graveyards" },
  { tag: "protection", text: "it can protect what is yours" },
  { tag: "removal:land", text: "it can answer a land" },
  { tag: "evasion-granter", text: "it helps an attacker past blockers" },
  { tag: "draw", text: "it can bring cards to the hand" },
  { tag: "regrowth", text: "it can get a card back" },
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

  /** What the land does besides making mana, where that has not been said too often. */
  const extraOf = ({ card }: DeckCard): (typeof EXTRAS)[number] | undefined => {
    const extra = EXTRAS.filter(({ tag }) =>
      numbersOf(table, [tag]).some((id) => table.tags.has(card, id)),
    ).find(({ tag }) => (uses.get(tag) ?? 0) < 2);
    if (extra) turn(extra.tag);
    return extra;
  };
  const scarcest = (colors: readonly Color[]): string | undefined => {
    const color = [...colors].sort((a, b) => sources(a) - sources(b))[0];
    return color && `one of ${sources(color)} sources of ${COLOR_WORDS[color]}`;
  };
  const ofBasic = (entry: DeckCard, color: Color | undefined): string =>
    color === undefined
      ? `${entry.copies} of the ${facts.lands} lands, untapped and safe from everything that punishes nonbasics.`
      : `${entry.copies > 1 ? `${entry.copies} of ` : "One of "}the ${facts.lands} lands and of ${sources(color)} ${COLOR_WORDS[color]} sources; untapped, and free of charge.`;
  /** The next phrase of the land's cycle; from the second time on with how many there are. */
  const ofCycle = (entry: DeckCard, colors: readonly Color[], phrases: readonly string[]): string => {
    const words = listed(
      colors.map((color) => COLOR_WORDS[color]),
      "or",
    );
    const used = turn(phrases[0] ?? "");
    const phrase = (phrases[used % phrases.length] ?? "")
      .replace("{colors}", words)
      .replace("{Colors}", capitalized(words));
    if (used < phrases.length && entry.copies === 1) return `${phrase}.`;
    return `${phrase}; ${entry.copies > 1 ? `${inWords(entry.copies)} copies of ${facts.lands} lands` : scarcest(colors)}.`;
  };
  const ofAnyOther = (entry: DeckCard, colors: readonly Color[], extra: string | undefined): string => {
    const opening = openingOf(table, entry, colors);
    const speed = speedOf(table.facts[entry.card] ?? 0);
    const scarce = scarcest(colors);
    const options = [
      colors.length === 0 ? `${opening} that ${speed}` : `${opening} and ${speed}`,
      scarce === undefined ? `${opening} that ${speed}` : `${opening}; ${scarce}`,
      `${opening} in one slot of ${facts.lands}`,
    ];
    const base = options[turn("opening") % options.length] ?? opening;
    const joint = base.includes(";") ? "," : ";";
    if (extra !== undefined && joint === ";") return `${base}; ${extra}.`;
    return entry.copies > 1 ? `${base}${joint} ${inWords(entry.copies)} copies.` : `${base}.`;
  };

  return (entry) => {
    const colors = useful(entry);
    if (isBasic(table, entry.card)) return ofBasic(entry, colors[0]);
    const extra = extraOf(entry);
    const cycle = colors.length > 0 ? CYCLE_OF.get(entry.name.split(" // ")[0] ?? "") : undefined;
    return cycle ? ofCycle(entry, colors, cycle) : ofAnyOther(entry, colors, extra?.text);
  };
}

function speedOf(facts: number): string {
  if (facts & Fact.EntersTapped) return "enters tapped";
  return facts & Fact.MayEnterTapped ? "often enters untapped" : "enters untapped";
}

/** What a land makes or fetches, to begin a sentence with. */
function openingOf(table: CardTable, { card }: DeckCard, colors: readonly Color[]): string {
  const words = colors.map((color) => COLOR_WORDS[color]);
  const fetches = (table.producedMana[card] ?? 0) === 0 && (table.fetches[card] ?? 0) !== 0;
  if (fetches) return `Fetches ${listed(words, "or")}`;
  return colors.length > 0 ? `Makes ${listed(words, "or")}` : "A colorless land";
}
