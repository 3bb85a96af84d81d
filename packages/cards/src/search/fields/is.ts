import landCycles from "../../../data/land-cycles.json" with { type: "json" };
import { ownEntry } from "../../own-entry.ts";
import { CardType } from "../../table/card-table.ts";
import { type Atom, clause, type Field, type Problem } from "../atom.ts";
import { layoutIsExtra } from "../extras.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "../search-index.ts";
import type { Term } from "../tree.ts";
import { rowTest } from "../word-column.ts";
import { effectTest } from "./frames.ts";
import { presenceOf } from "./has-new.ts";
import { KIND_ALIASES } from "./kind-aliases.ts";
import { KINDS } from "./kinds.ts";
import { absent, listTest } from "./looks.ts";
import { regexAtom } from "./regex-atom.ts";
import { inSets, rarityCalled } from "./sets.ts";

/** Cards of a land cycle, by the table's own positions. */
function landCycle(index: SearchIndex, word: string): Atom | null {
  const { aliases, cycles }: { aliases: Record<string, string>; cycles: Record<string, readonly string[]> } =
    landCycles;
  const plain = word.replace(/s$/, "");
  const cycle = ownEntry(aliases, plain) ?? plain;
  const names = ownEntry(cycles, cycle);
  if (!names) return null;
  const wanted = new Set(names);
  return {
    level: "card",
    cost: 3,
    key: `cycle ${cycle}`,
    ...clause("it", "is", "is not", cycle === "dual" ? "an original dual land" : `a ${cycle}`),
    test: (card) =>
      ((index.table.types[card] ?? 0) & CardType.Land) !== 0 && wanted.has(index.table.name(card)),
  };
}

/** Kinds of promotion that exist, so that one that no loaded card has is told from a typo; as of 2026-11. */
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

/** How kinds of promotion and frame are said, where their own word does not do. */
const SAID: Readonly<Record<string, string>> = {
  boosterfun: "of a special treatment in boosters",
  boxtopper: "a box topper",
  brawldeck: "from a Brawl deck",
  bundle: "a bundle promo",
  buyabox: "a buy-a-box promo",
  datestamped: "stamped with a date",
  draculaseries: "of the Dracula series",
  extendedart: "with extended art",
  galaxyfoil: "in galaxy foil",
  gameday: "a game day promo",
  godzillaseries: "of the Godzilla series",
  halofoil: "in halo foil",
  judgegift: "a judge gift",
  mediainsert: "a media insert",
  planeswalkerdeck: "from a planeswalker deck",
  playpromo: "a play promo",
  playtest: "a playtest card",
  prerelease: "a prerelease promo",
  promopack: "from a promo pack",
  rainbowfoil: "in rainbow foil",
  release: "a release promo",
  ripplefoil: "in ripple foil",
  setpromo: "a promo of its set",
  showcase: "in a showcase frame",
  sourcematerial: "a source material card",
  starterdeck: "from a starter deck",
  storechampionship: "a store championship promo",
  surgefoil: "in surge foil",
  wizardsplaynetwork: "a Wizards Play Network promo",
};

/** Words of type lines that are types of cards, or what stands before those. */
const CARD_TYPES: ReadonlySet<string> = new Set(
  "artifact basic battle conspiracy creature dungeon enchantment instant kindred land legendary ongoing planeswalker sorcery tribal world".split(
    " ",
  ),
);

/** `is:creature` */
function cardType(index: SearchIndex, word: string): Atom {
  const wanted = wholeWord(word === "tribal" ? "kindred" : word);
  return {
    level: "card",
    cost: 3,
    key: `is ${word}`,
    ...clause("it", "is", "is not", withArticle(word)),
    test: rowTest(index.typeLines(), (line) => wanted.test(line)),
  };
}

/** What other keywords say better: `is:rare`, `is:normal`, `is:box`, `is:elf`. */
function otherKind(term: Term, word: string, index: SearchIndex): Atom | null {
  const rarity = word.length > 1 ? rarityCalled(word) : -1;
  if (rarity >= 0)
    return {
      level: "printing",
      cost: 2,
      key: `rarity = ${word}`,
      ...clause("the rarity", "is", "is not", word),
      test: (at) => index.printings.rarity[at] === rarity,
    };
  const layouts = index.layouts();
  if (layouts.words.some((layout) => layout.replaceAll("_", "") === word))
    return {
      level: "card",
      cost: 3,
      key: `is ${word}`,
      ...clause("the layout", "is", "is not", term.value),
      reveals: layoutIsExtra(word),
      test: rowTest(layouts, (layout) => layout.replaceAll("_", "") === word),
    };
  const sets = index.table.sets.flatMap((set, at) => (set.type.replaceAll("_", "") === word ? [at] : []));
  const [says, saysNot] = [`the kind of set is ${term.value}`, `the kind of set is not ${term.value}`];
  if (sets.length > 0) return inSets(index, sets, `set type ${word}`, says, saysNot);
  if (!/^[a-z]{3,}$/.test(word)) return null;
  const type = cardType(index, word);
  return index.typeLines().words.some((line) => line.includes(word) && wholeWord(word).test(line))
    ? type
    : null;
}

function wholeWord(word: string): RegExp {
  return new RegExp(`\\b${word}\\b`);
}

function withArticle(word: string): string {
  return /^(?:basic|legendary|ongoing|world)$/.test(word)
    ? word
    : `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}

/** `is:` a kind of card or printing; `has:` is another way to say it. */
export const isField: Field = (term, context) => {
  const { index } = context;
  if (term.form === "regex")
    return regexAtom(term, context, { subject: "the layout", level: "card", texts: index.layouts() });
  const typed = term.value
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, "");
  const word = ownEntry(KIND_ALIASES, typed) ?? typed;
  const kind = ownEntry(KINDS, word);
  if (kind) {
    if (kind.needsText && !index.table.meta.hasText)
      return {
        problem: `“is:${term.value}” needs rules text, which \`deckwright cards update\` brings`,
        at: "value",
      };
    const bitsOf = kind.bits;
    if (kind.isKnown?.(index) === false)
      return { ...absent(`do not tell which are ${kind.says}`), at: "value" };
    return {
      level: kind.level,
      cost: kind.cost ?? 2,
      key: `is ${word}`,
      ...clause("it", ...(kind.verbs ?? ["is", "is not"]), kind.says),
      ...(kind.reveals ? { reveals: true } : {}),
      test: kind.test(index),
      ...(bitsOf ? { bits: () => bitsOf(index) } : {}),
    };
  }
  const lands = landCycle(index, word);
  if (lands) return lands;
  if (CARD_TYPES.has(word)) return cardType(index, word);
  const looks = listTest(index, "promoTypes", word) ?? effectTest(index, word);
  if (looks)
    return {
      level: "printing",
      cost: 4,
      key: `is ${word}`,
      ...clause("it", "is", "is not", ownEntry(SAID, word) ?? word),
      test: looks,
    };
  return presenceOf(word, context) ?? otherKind(term, word, index) ?? noKind(term, word, index);
};

function noKind(term: Term, word: string, index: SearchIndex): Problem {
  const suggestion = nearest(word, [
    ...Object.keys(KINDS),
    ...Object.keys(KIND_ALIASES),
    ...Object.keys(landCycles.cycles),
    ...Object.keys(landCycles.aliases),
    ...index.printings.lists("promoTypes").words,
    ...index.printings.lists("frameEffects").words,
  ]);
  const problem = PROMOTIONS.has(word)
    ? `The loaded cards do not tell which are of the kind “${term.value}”`
    : `There is no kind of card called “${term.value}”`;
  return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
}
