import { replaceUnits, type Unit, unitsOf } from "./units.ts";

/** What the filter controls show of a search. Whatever they cannot show stays in the search untouched. */
export interface Filters {
  /** Letters of the color identity that cards have to fit into, `C` alone for colorless; empty: any. */
  readonly identity: readonly string[];
  /** Words of the type line; one with a minus must not be in it. */
  readonly types: string;
  /** What the rules text says. */
  readonly text: string;
  /** As a comparison: `=2`, `<=3`; empty: any. */
  readonly manaValue: string;
  /** A format as searches write it; empty: any. */
  readonly format: string;
  readonly rarities: readonly string[];
  /** A set's code; empty: any. */
  readonly set: string;
  readonly leastUsd: string;
  readonly mostUsd: string;
  /** `yes` for cards that the member owns; empty: any. */
  readonly owned: string;
}

interface FilterRule<Value> {
  /** Whether a unit of a search is this filter's. */
  isMine(unit: Unit): boolean;
  read(units: readonly Unit[]): Value;
  write(value: Value): string;
}

const LETTERS = "wubrgc";

function single({ terms, isNegated }: Unit): Unit["terms"][0] | null {
  return terms.length === 1 && !isNegated ? terms[0] : null;
}

/** A filter that is one term, of these keywords and operators. */
function oneTerm(
  keywords: readonly string[],
  operators: readonly string[],
  write: (value: string) => string,
  isFit: (value: string) => boolean = () => true,
): FilterRule<string> {
  return {
    isMine(unit) {
      const term = single(unit);
      return (
        term !== null &&
        term.form !== "regex" &&
        keywords.includes(term.keyword) &&
        operators.includes(term.operator) &&
        isFit(term.value)
      );
    },
    read: (units) => units[0]?.terms[0].value ?? "",
    write,
  };
}

const RULES: { readonly [Key in keyof Filters]: FilterRule<Filters[Key]> } = {
  identity: {
    isMine(unit) {
      const term = single(unit);
      return (
        term !== null &&
        ["id", "identity", "ci", "coloridentity", "commander"].includes(term.keyword) &&
        [":", "<="].includes(term.operator) &&
        term.value !== "" &&
        [...term.value.toLowerCase()].every((letter) => LETTERS.includes(letter))
      );
    },
    read: (units) => [...(units[0]?.terms[0].value.toUpperCase() ?? "")],
    write(letters) {
      const colors = [..."WUBRG"].filter((letter) => letters.includes(letter));
      if (colors.length > 0) return `id<=${colors.join("").toLowerCase()}`;
      return letters.includes("C") ? "id<=c" : "";
    },
  },
  types: {
    isMine: ({ terms: [term, ...others] }) =>
      others.length === 0 &&
      (term.keyword === "t" || term.keyword === "type") &&
      [":", "="].includes(term.operator) &&
      term.form !== "regex",
    read: (units) =>
      units.map(({ terms: [term], isNegated }) => `${isNegated ? "-" : ""}${term.value}`).join(" "),
    write: (words) =>
      words
        .split(/\s+/)
        .filter((word) => word.replace(/^-+/, "") !== "")
        .map((word) => (word.startsWith("-") ? `-t:${bare(word)}` : `t:${bare(word)}`))
        .join(" "),
  },
  text: oneTerm(["o", "oracle"], [":"], (value) => (value.trim() === "" ? "" : `o:${quote(value)}`)),
  manaValue: {
    isMine(unit) {
      const term = single(unit);
      return (
        term !== null &&
        ["mv", "cmc", "manavalue"].includes(term.keyword) &&
        /^\d+$/.test(term.value) &&
        term.operator !== "!="
      );
    },
    read(units) {
      const term = units[0]?.terms[0];
      if (!term) return "";
      return `${term.operator === ":" ? "=" : term.operator}${term.value}`;
    },
    write: (comparison) => (comparison === "" ? "" : `mv${comparison}`),
  },
  format: oneTerm(["f", "format", "legal"], [":", "="], (value) => (value === "" ? "" : `f:${value}`)),
  rarities: {
    isMine: ({ terms, isNegated }) =>
      !isNegated &&
      terms.every(
        ({ keyword, operator }) =>
          (keyword === "r" || keyword === "rarity") && (operator === ":" || operator === "="),
      ),
    read: (units) => units[0]?.terms.map(({ value }) => RARITY_LETTERS.get(value) ?? value) ?? [],
    write(rarities) {
      const terms = rarities.map((rarity) => `r:${rarity}`);
      return terms.length > 1 ? `(${terms.join(" or ")})` : terms.join("");
    },
  },
  set: oneTerm(["e", "s", "set", "edition"], [":", "="], (code) =>
    code.trim() === "" ? "" : `e:${bare(code)}`,
  ),
  leastUsd: oneTerm(
    ["usd"],
    [">="],
    (amount) => (amount === "" ? "" : `usd>=${amount}`),
    (value) => /^[\d.]+$/.test(value),
  ),
  mostUsd: oneTerm(
    ["usd"],
    ["<="],
    (amount) => (amount === "" ? "" : `usd<=${amount}`),
    (value) => /^[\d.]+$/.test(value),
  ),
  owned: oneTerm(
    ["owned"],
    [":", "="],
    (value) => (value === "" ? "" : `owned:${value}`),
    (value) => value.toLowerCase() === "yes",
  ),
};

const RARITY_LETTERS: ReadonlyMap<string, string> = new Map([
  ["c", "common"],
  ["u", "uncommon"],
  ["r", "rare"],
  ["m", "mythic"],
]);

/** What the controls show of a search. */
export function readFilters(query: string): Filters {
  const units = unitsOf(query);
  const read = <Key extends keyof Filters>(key: Key): Filters[Key] =>
    RULES[key].read(units.filter((unit) => RULES[key].isMine(unit)));
  return {
    identity: read("identity"),
    types: read("types"),
    text: read("text"),
    manaValue: read("manaValue"),
    format: read("format"),
    rarities: read("rarities"),
    set: read("set"),
    leastUsd: read("leastUsd"),
    mostUsd: read("mostUsd"),
    owned: read("owned"),
  };
}

/** The search with one filter set to another value; an empty value takes it out. */
export function writeFilter<Key extends keyof Filters>(query: string, key: Key, value: Filters[Key]): string {
  const rule = RULES[key];
  const old = unitsOf(query).filter((unit) => rule.isMine(unit));
  return replaceUnits(query, old, rule.write(value));
}

/** A value without what would end it. */
function bare(word: string): string {
  return word.replace(/^-+/, "").replace(/["()\s]/g, "");
}

function quote(value: string): string {
  const plain = value.replaceAll('"', "").trimStart();
  return /^[\w'~-]+$/.test(plain) ? plain : `"${plain}"`;
}

/** How many filters a search has. */
export function countFilters(query: string): number {
  return Object.values(readFilters(query)).filter((value) => value.length > 0).length;
}
