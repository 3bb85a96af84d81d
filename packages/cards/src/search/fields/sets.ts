import { RARITIES } from "../../bulk/printing-record.ts";
import { foldName } from "../../names/fold.ts";
import { type Atom, clause, compares, comparison, type Field } from "../atom.ts";
import { addBit, noBits } from "../bits.ts";
import { bitsByNumber, type RowTest } from "../column-bits.ts";
import { nearest } from "../nearest.ts";
import type { SearchIndex } from "../search-index.ts";
import type { Term } from "../tree.ts";
import { rowTest } from "../word-column.ts";
import { regexAtom } from "./regex-atom.ts";

/** Kinds of sets of which a set's planes and schemes are one: they are found under the code of the set they came with. */
const COMPANION_SETS: ReadonlySet<string> = new Set(["planechase", "archenemy"]);

/** Sets that one term may name. */
const MOST_SETS = 20;

/** Positions of the sets that a code or name means; empty when there is none. */
export function setsCalled(index: SearchIndex, typed: string): number[] {
  const code = typed.trim().toLowerCase();
  const sets = index.table.sets;
  const own = index.setIds().get(code);
  if (own !== undefined) {
    const companions = sets.flatMap((set, at) =>
      set.parent === code && set.code === `o${code}` && COMPANION_SETS.has(set.type) ? [at] : [],
    );
    return [own, ...companions];
  }
  const name = foldName(typed);
  const called = name.length < 3 ? [] : sets.flatMap((set, at) => (foldName(set.name) === name ? [at] : []));
  if (called.length > 0 || !typed.includes(",")) return called;
  // Several codes, or names that have no comma of their own: all of them have to be right.
  const parts = typed.split(",");
  if (parts.length > MOST_SETS) return [];
  const each = parts.map((one) => setsCalled(index, one));
  return each.every((some) => some.length > 0) ? [...new Set(each.flat())] : [];
}

/** Printings in some sets. */
export function inSets(
  index: SearchIndex,
  sets: readonly number[],
  key: string,
  says: string,
  saysNot: string,
): Atom {
  return {
    level: "printing",
    cost: 1,
    key,
    says,
    saysNot,
    reveals: sets.some((set) => index.isExtraSet()[set] === 1),
    ...setTest(sets, index),
  };
}

/** Whether a printing is of one of some sets. */
export function setTest(sets: readonly number[], index: SearchIndex): RowTest {
  const wanted = new Set(sets);
  return {
    test: (at) => wanted.has(index.printings.set[at] ?? -1),
    bits: () => {
      const bits = noBits(index.table.printingCount);
      for (const set of sets) for (const at of index.printingsOfSet()[set] ?? []) addBit(bits, at);
      return bits;
    },
  };
}

export function noSet(term: Term, index: SearchIndex) {
  const typed = term.value.trim().toLowerCase();
  const suggestion = typed.length > 3 ? nearestSetName(typed, index) : undefined;
  return {
    problem: `There is no set with the code or name “${term.value}”`,
    at: "value" as const,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function nearestSetName(typed: string, index: SearchIndex): string | undefined {
  const byName = new Map(index.table.sets.map((set) => [foldName(set.name), set.code]));
  const name = nearest(foldName(typed), byName.keys());
  return name === undefined ? undefined : byName.get(name);
}

/** The set of the printing, by code or whole name; several with commas between. */
export const setField: Field = (term, context) => {
  const { index } = context;
  if (term.form === "regex")
    return regexAtom(term, context, {
      subject: "the set's code",
      level: "printing",
      texts: { ids: index.printings.set, words: index.table.sets.map((set) => set.code) },
    });
  const sets = setsCalled(index, term.value);
  if (sets.length === 0) return noSet(term, index);
  const names = saySets(sets, index);
  return inSets(index, sets, `set ${sets.join(" ")}`, `the set is ${names}`, `the set is not ${names}`);
};

/** "Urza's Saga or Urza's Legacy"; of sets of one name, or with planes of their own, the name once. */
export function saySets(sets: readonly number[], { table }: SearchIndex): string {
  const named = sets.map((set) => table.sets[set]);
  const names = named.flatMap((set, at) =>
    set && !named.some((other) => at > 0 && other?.code === set.parent) ? [set.name] : [],
  );
  return [...new Set(names)].join(" or ");
}

/** Sets of a block, by the block's name or the code of any of its sets; of several with commas between. */
export const blockField: Field = (term, { index }) => {
  const { sets } = index.table;
  const blocks = [...new Set(sets.map((set) => set.block).filter((block) => block !== ""))];
  const parts = term.value.split(",");
  if (parts.length > MOST_SETS) return { problem: `One term names at most ${MOST_SETS} blocks`, at: "value" };
  const named = new Set<string>();
  for (const typed of parts) {
    const own = sets[index.setIds().get(typed.trim().toLowerCase()) ?? -1];
    const name = own ? own.block : blocks.find((block) => foldName(block) === foldName(typed));
    if (!name) {
      const suggestion = nearest(
        typed.trim().toLowerCase(),
        blocks.map((block) => block.toLowerCase()),
      );
      const problem = own ? `${own.name} belongs to no block` : `There is no block called “${typed.trim()}”`;
      return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
    }
    named.add(name);
  }
  const said = [...named].join(" or ");
  const found = sets.flatMap((set, at) => (named.has(set.block) ? [at] : []));
  return inSets(index, found, `block ${said}`, `the block is ${said}`, `the block is not ${said}`);
};

/** Kind of the set: core, expansion, commander, masters, ... */
export const setTypeField: Field = (term, { index }) => {
  const wanted = term.value.trim().toLowerCase().replace(/[\s-]/g, "_");
  const kinds = new Set(index.table.sets.map((set) => set.type));
  if (!kinds.has(wanted)) {
    const suggestion = nearest(wanted, kinds);
    const problem = `There is no kind of set called “${term.value}”`;
    return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
  }
  const sets = index.table.sets.flatMap((set, at) => (set.type === wanted ? [at] : []));
  const name = wanted.replaceAll("_", " ");
  return inSets(
    index,
    sets,
    `set type ${wanted}`,
    `the kind of set is ${name}`,
    `the kind of set is not ${name}`,
  );
};

/** How rare each rarity is, by its position in `RARITIES`: special stands between rare and mythic. */
const RARITY_RANKS: readonly number[] = [0, 1, 2, 4, 3, 5];
const RARITY_LETTERS = "curmsb";

/** Position in `RARITIES` of a rarity's name or letter; -1 when it is none. */
export function rarityCalled(typed: string): number {
  const word = typed.trim().toLowerCase();
  return word.length === 1 ? RARITY_LETTERS.indexOf(word) : (RARITIES as readonly string[]).indexOf(word);
}

/** Rank of a printing's rarity; NaN when unknown. */
export function rarityRank(index: SearchIndex, printing: number): number {
  return RARITY_RANKS[index.printings.rarity[printing] ?? -1] ?? Number.NaN;
}

export const rarityField: Field = (term, { index }) => {
  const wanted = rarityCalled(term.value);
  const rank = RARITY_RANKS[wanted];
  if (rank === undefined) {
    const suggestion = nearest(term.value.toLowerCase(), RARITIES);
    const problem = `“${term.value}” is no rarity`;
    return { problem, at: "value", ...(suggestion === undefined ? {} : { suggestion }) };
  }
  return {
    level: "printing",
    cost: 2,
    key: `rarity ${term.operator} ${rank}`,
    ...comparison("the rarity", term.operator, RARITIES[wanted] ?? ""),
    test: (at) => compares(term.operator, rarityRank(index, at), rank),
    bits: () =>
      bitsByNumber(
        index.table.printingCount,
        index.printings.rarity,
        Uint8Array.from(RARITY_RANKS, (one) => (compares(term.operator, one, rank) ? 1 : 0)),
      ),
  };
};

/** `12`, `12a` */
const LETTERED = /^(\d+(?:\.\d+)?)([a-z]?)$/;
/** `10-20`, `10..20` */
const RANGE = /^(\d{1,6})(?:-|\.\.)(\d{1,6})$/;

/** Collector numbers; in order of the number in them, `12a` as 12. */
export const numberField: Field = (term, context) => {
  const { index } = context;
  const { texts, values } = index.numbers();
  if (term.form === "regex")
    return regexAtom(term, context, { subject: "the collector number", level: "printing", texts });
  const wanted = term.value.trim().toLowerCase();
  const said = comparison("the collector number", term.operator, term.value);
  const base = { level: "printing", cost: 3, key: `number ${term.operator} ${wanted}`, ...said } as const;
  if (wanted === "even" || wanted === "odd") {
    const rest = wanted === "even" ? 0 : 1;
    return { ...base, test: (at) => (values[texts.ids[at] ?? -1] ?? Number.NaN) % 2 === rest };
  }
  if (term.operator === ":" || term.operator === "=") {
    // Some numbers have a hyphen of their own; only what is none of them is a range.
    const [, from, to] = texts.words.includes(wanted) ? [] : (RANGE.exec(wanted) ?? []);
    if (from === undefined || to === undefined)
      return { ...base, test: rowTest(texts, (text) => text === wanted) };
    const [least, most] = [Number(from), Number(to)];
    const { says, saysNot } = clause("the collector number", "is", "is not", `from ${least} to ${most}`);
    return {
      ...base,
      says,
      saysNot,
      test: (at) => {
        const value = values[texts.ids[at] ?? -1] ?? Number.NaN;
        return value >= least && value <= most;
      },
    };
  }
  if (term.operator === "!=") return { ...base, test: rowTest(texts, (text) => text !== wanted) };
  const [, digits = "", letter = ""] = LETTERED.exec(wanted) ?? [];
  const number = Number(digits);
  if (digits === "" || Number.isNaN(number))
    return { problem: `“${term.value}” is no number to compare with`, at: "value" };
  const compare = (at: number): boolean =>
    compares(term.operator, values[texts.ids[at] ?? -1] ?? Number.NaN, number);
  if (letter === "") return { ...base, test: compare };
  // Sides of one number stand in the order of their letters.
  return {
    ...base,
    test: (at) => {
      const [, theirs = "", theirLetter = ""] = LETTERED.exec(texts.words[texts.ids[at] ?? -1] ?? "") ?? [];
      if (theirs === "" || Number(theirs) !== number) return compare(at);
      return compares(term.operator, theirLetter < letter ? -1 : theirLetter > letter ? 1 : 0, 0);
    },
  };
};
