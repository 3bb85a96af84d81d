import { ownEntry } from "../../own-entry.ts";
import { type Atom, clause, compares, comparison, type Field } from "../atom.ts";
import { nearest } from "../nearest.ts";

/** What community tags are called among ours. */
const ALIASES: Readonly<Record<string, string>> = {
  boardwipe: "sweeper",
  wrath: "sweeper",
  "mass-removal": "sweeper",
  "card-draw": "draw",
  "card-advantage": "draw",
  "mana-rock": "ramp:rock",
  manarock: "ramp:rock",
  "mana-dork": "ramp:dork",
  manadork: "ramp:dork",
  dork: "ramp:dork",
  rock: "ramp:rock",
  ritual: "ramp:ritual",
  "land-ramp": "ramp:land",
  counter: "counterspell",
  "counter-spell": "counterspell",
  "spot-removal": "removal",
  "creature-removal": "removal:creature",
  "artifact-removal": "removal:artifact",
  "enchantment-removal": "removal:enchantment",
  "land-destruction": "removal:land",
  bounce: "removal:bounce",
  edict: "removal:edict",
  fight: "removal:fight",
  "sac-outlet": "sacrifice-outlet",
  "free-sac-outlet": "sacrifice-outlet:free",
  "graveyard-recursion": "recursion",
  reanimate: "reanimation",
  "token-generator": "token-maker",
  "life-gain": "lifegain",
  "extra-turns": "extra-turn",
  "extra-combats": "extra-combat",
  "tribal-payoff": "typal-payoff",
  "gives-haste": "haste-enabler",
  "gives-flash": "flash-enabler",
  pillowfort: "pillow-fort",
  flicker: "blink",
  haste: "haste-enabler",
  "mana-fixing": "mana-fixer",
  fixing: "mana-fixer",
  rummage: "loot",
  looting: "loot",
  sacrifice: "sacrifice-outlet",
  sac: "sacrifice-outlet",
  "mass-land-destruction": "mass-land-denial",
  mld: "mass-land-denial",
  "burn-player": "removal:burn-player",
  "cost-reduction": "cost-reducer",
  "combat-tricks": "combat-trick",
  finishers: "finisher",
  copy: "clone",
};

/** Roles and themes that cards were tagged with: `otag:ramp`, `function:removal`, `otag:landfall`. */
export const tagField: Field = (term, { index }) => {
  const { tags } = index.table;
  const word = term.value.trim().toLowerCase().replace(/[\s_]/g, "-");
  const spelling = [word, ownEntry(ALIASES, word), `theme:${word}`, word.replace(/s$/, "")];
  const name = spelling.find((one) => one !== undefined && tags.id(one) >= 0);
  if (name === undefined) {
    const short = tags.names.map((one) => one.replace(/^theme:/, ""));
    const suggestion = nearest(word, [...short, ...Object.keys(ALIASES)]);
    const problem = `No card is tagged “${term.value}”`;
    return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
  }
  const tag = tags.id(name);
  return {
    level: "card",
    cost: 2,
    key: `tag ${name}`,
    ...clause("it", "is tagged", "is not tagged", name),
    test: (card) => tags.has(card, tag),
  } satisfies Atom;
};

/** How many copies the asker owns: `owned:yes`, `owned>=2`. */
export const ownedField: Field = (term, { owned }) => {
  if (!owned) return { problem: "Sign in to search your collection", at: "keyword" };
  const word = term.value.trim().toLowerCase();
  const base = { level: "card", cost: 2, key: "" } as const;
  if (/^(?:yes|true|any)$/.test(word))
    return {
      ...base,
      says: "you own it",
      saysNot: "you do not own it",
      test: (card) => (owned.get(card) ?? 0) > 0,
    };
  if (/^(?:no|false|none)$/.test(word))
    return {
      ...base,
      says: "you do not own it",
      saysNot: "you own it",
      test: (card) => (owned.get(card) ?? 0) === 0,
    };
  const wanted = Number(word);
  if (word === "" || Number.isNaN(wanted))
    return { problem: `“${term.value}” is no number of copies`, at: "value" };
  return {
    ...base,
    ...comparison("the number of copies you own", term.operator, word),
    test: (card) => compares(term.operator, owned.get(card) ?? 0, wanted),
  };
};
