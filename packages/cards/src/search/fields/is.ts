import landCycles from "../../../data/land-cycles.json" with { type: "json" };
import { CardType } from "../../table/card-table.ts";
import { type Atom, clause, type Field } from "../atom.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "../search-index.ts";
import { KIND_ALIASES, KINDS } from "./kinds.ts";
import { listTest } from "./looks.ts";

/** Cards of a land cycle, by the table's own positions. */
function landCycle(index: SearchIndex, word: string): Atom | null {
  const { aliases, cycles }: { aliases: Record<string, string>; cycles: Record<string, readonly string[]> } =
    landCycles;
  const plain = word.replace(/s$/, "");
  const cycle = (Object.hasOwn(aliases, plain) ? aliases[plain] : undefined) ?? plain;
  const names = Object.hasOwn(cycles, cycle) ? cycles[cycle] : undefined;
  if (!names) return null;
  const wanted = new Set(names);
  return {
    level: "card",
    cost: 3,
    key: `cycle ${cycle}`,
    ...clause("it", "is", "is not", `a ${cycle}`),
    test: (card) =>
      ((index.table.types[card] ?? 0) & CardType.Land) !== 0 && wanted.has(index.table.name(card)),
  };
}

/** Kinds of promotion that exist, so that one that no loaded card has is told from a slip; as of 2026-11. */
const PROMOTIONS: ReadonlySet<string> = new Set(
  [
    "alchemy arenaleague boosterfun boxtopper brawldeck bringafriend bundle buyabox convention datestamped draftweekend",
    "duels embossed event fnm galaxyfoil gameday gilded giftbox halofoil instore intropack jpwalker judgegift league",
    "mediainsert neonink oilslick openhouse planeswalkerdeck planeswalkerstamped playerrewards playpromo playtest",
    "premiereshop prerelease promopack rainbowfoil raisedfoil release ripplefoil scryfallpreview serialized setextension",
    "setpromo silverfoil sldbonus stamped starterdeck stepandcompleat storechampionship surgefoil textured themepack",
    "thick tourney wizardsplaynetwork",
  ].flatMap((line) => line.split(" ")),
);

/** `is:` a kind of card or printing. */
export const isField: Field = (term, { index }) => {
  const typed = term.value
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, "");
  const word = (Object.hasOwn(KIND_ALIASES, typed) ? KIND_ALIASES[typed] : undefined) ?? typed;
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (kind) {
    if (kind.needsText && !index.table.meta.hasText)
      return {
        problem: `“is:${term.value}” needs rules text, which \`deckwright cards update\` brings`,
        at: "value",
      };
    if (kind.isKnown?.(index) === false)
      return { problem: `The loaded cards do not tell which are ${kind.says}`, at: "value" };
    return {
      level: kind.level,
      cost: kind.cost ?? 2,
      key: `is ${word}`,
      ...clause("it", "is", "is not", kind.says),
      ...(kind.reveals ? { reveals: true } : {}),
      test: kind.test(index),
    };
  }
  const lands = landCycle(index, word);
  if (lands) return lands;
  const looks = listTest(index, "promoTypes", word) ?? listTest(index, "frameEffects", word);
  if (looks)
    return {
      level: "printing",
      cost: 4,
      key: `is ${word}`,
      ...clause("it", "is", "is not", word),
      test: looks,
    };
  const { promoTypes, frameEffects } = {
    promoTypes: index.printings.lists("promoTypes").words,
    frameEffects: index.printings.lists("frameEffects").words,
  };
  const suggestion = nearest(word, [
    ...Object.keys(KINDS),
    ...Object.keys(KIND_ALIASES),
    ...Object.keys(landCycles.cycles),
    ...Object.keys(landCycles.aliases),
    ...promoTypes,
    ...frameEffects,
  ]);
  const problem = PROMOTIONS.has(word)
    ? `The loaded cards do not tell which are of the kind “${term.value}”`
    : `There is no kind of card called “${term.value}”`;
  return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
};
