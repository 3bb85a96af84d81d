import { type Network, type PackedNetwork, TABLES } from "@deckwright/engine/intent/whose/network.ts";

/** The largest number that is written: what is rounded off changes no answer. */
const MOST = 4_095;

/** A network as it is kept in `data`. */
export function packNetwork({ sizes, vocabulary, tables }: Network): PackedNetwork {
  const packed = TABLES.map((name) => {
    const table = tables[name];
    const unit = table.reduce((most, value) => Math.max(most, Math.abs(value)), Number.MIN_VALUE) / MOST;
    return [name, { unit, numbers: Array.from(table, (value) => Math.round(value / unit)) }] as const;
  });
  return {
    sizes,
    words: [...vocabulary.words.keys()],
    marks: [...vocabulary.marks.keys()],
    tables: Object.fromEntries(packed),
  };
}
