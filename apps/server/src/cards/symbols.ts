import { COLORS } from "@deckwright/cards/colors.ts";
import { parseManaCost } from "@deckwright/cards/mana/mana-cost.ts";
import { countSymbols, GENERIC, readSymbols, symbolColors } from "@deckwright/cards/search/mana-symbols.ts";

const COLOR_NAMES: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
};

/** Symbols that are no mana, with what each means. */
const OTHERS: Readonly<Record<string, string>> = {
  T: "tap this permanent",
  Q: "untap this permanent",
  E: "an energy counter",
  P: "modal budget pawprint",
  PW: "planeswalker",
  CHAOS: "chaos",
  A: "an acorn counter",
  TK: "a ticket counter",
};

/** Two colors in the order in which hybrid symbols print them. */
const PAIRS = ["W/U", "W/B", "B/R", "B/G", "U/B", "U/R", "R/G", "R/W", "G/W", "G/U"] as const;

/** Generic amounts that costs are printed with. */
const AMOUNTS = [...Array.from({ length: 21 }, (_, amount) => amount), 100, 1_000_000];

/** A symbol as the card database describes it. */
function manaSymbol(inside: string, english: string) {
  const symbol = `{${inside}}`;
  const parts = inside.replace(/^H/, "").split("/");
  const { manaValue } = parseManaCost(symbol);
  const value = inside === "∞" ? null : manaValue;
  return {
    ...common(symbol, english),
    represents_mana: true,
    appears_in_mana_costs: true,
    mana_value: value,
    cmc: value,
    funny: /^H|[½∞YZ]|1000000|^100$/.test(inside),
    colors: COLORS.filter((color) => parts.includes(color)),
    hybrid: parts.filter((part) => part !== "P").length > 1,
    phyrexian: parts.includes("P"),
  };
}

function common(symbol: string, english: string) {
  const name = symbol.slice(1, -1).replaceAll("/", "").replace("½", "HALF").replace("∞", "INFINITY");
  return {
    object: "card_symbol",
    symbol,
    svg_uri: `https://svgs.scryfall.io/card-symbols/${name}.svg`,
    loose_variant: /^\{[WUBRGCXYZS0-9]\}$/.test(symbol) ? symbol.slice(1, -1) : null,
    english,
    transposable: /^\{[WUBRG]\/[WUBRG]\}$/.test(symbol),
  };
}

const one = (letter: string): string => `one ${COLOR_NAMES[letter] ?? "generic"} mana`;
const either = (pair: string): string => {
  const [a = "", b = ""] = pair.split("/");
  return `${one(a)} or ${COLOR_NAMES[b]} mana`;
};

/** Every symbol of cards and costs. */
export const SYMBOLS = [
  ...Object.entries(OTHERS).map(([inside, english]) => ({
    ...common(`{${inside}}`, english),
    represents_mana: false,
    appears_in_mana_costs: false,
    mana_value: null,
    cmc: null,
    funny: inside === "A" || inside === "TK",
    colors: [],
    hybrid: false,
    phyrexian: false,
  })),
  manaSymbol("X", "X generic mana"),
  manaSymbol("Y", "Y generic mana"),
  manaSymbol("Z", "Z generic mana"),
  ...AMOUNTS.map((amount) => manaSymbol(String(amount), `${amount} generic mana`)),
  manaSymbol("½", "one-half generic mana"),
  manaSymbol("∞", "infinite generic mana"),
  ...Object.keys(COLOR_NAMES).map((letter) => manaSymbol(letter, one(letter))),
  manaSymbol("S", "one snow mana"),
  ...PAIRS.map((pair) => manaSymbol(pair, either(pair))),
  ...COLORS.map((letter) => manaSymbol(`2/${letter}`, `two generic mana or ${one(letter)}`)),
  ...COLORS.map((letter) => manaSymbol(`C/${letter}`, either(`C/${letter}`))),
  ...COLORS.map((letter) => manaSymbol(`${letter}/P`, `${one(letter)} or two life`)),
  ...PAIRS.map((pair) => manaSymbol(`${pair}/P`, `${either(pair)}, or two life`)),
  manaSymbol("C/P", "one colorless mana or two life"),
  manaSymbol("HW", "one-half white mana"),
  manaSymbol("HR", "one-half red mana"),
];

/** The spelling of each symbol by what all of its spellings have in common. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  SYMBOLS.map(({ symbol }) => [[...countSymbols(symbol).keys()][0] ?? "", symbol]),
);

/** A cost as people type it, put in order; null when something in it is no symbol. */
export function parseMana(typed: string) {
  const counts = readSymbols(typed);
  if (!counts) return null;
  const symbols = [...counts].sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b));
  const cost = symbols
    .map(([key, count]) =>
      key === GENERIC ? `{${count}}` : (SPELLINGS.get(key) ?? `{${key.toUpperCase()}}`).repeat(count),
    )
    .join("");
  const written = cost === "" && typed.includes("0") ? "{0}" : cost;
  let mask = 0;
  for (const key of counts.keys()) mask |= key === GENERIC ? 0 : symbolColors(key) & 31;
  const colors = COLORS.filter((_, at) => mask & (1 << at));
  return {
    object: "mana_cost",
    cost: written,
    cmc: parseManaCost(written).manaValue,
    colors,
    colorless: colors.length === 0,
    monocolored: colors.length === 1,
    multicolored: colors.length > 1,
  };
}

/** X first, then generic mana, then colorless and snow, then colors. */
function place(key: string): number {
  if (/^[xyz]$/.test(key)) return 0;
  if (key === GENERIC) return 1;
  if (key === "c" || key === "s") return 2;
  return 3 + "wubrg".indexOf(key.replace(/^h/, "")[0] ?? "");
}
