import type { Format, FormatRow, RuleId } from "./format.ts";
import { FORMAT_ROWS } from "./rows.ts";

/** Flattens rows into formats by slug: what a row does not state it takes from the row it inherits.
 * @throws Error when a row inherits an unknown row or itself, or leaves something unstated: a mistake in our own data. */
export function formatsFrom(rows: readonly FormatRow[]): ReadonlyMap<string, Format> {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const formats = new Map<string, Format>();
  for (const row of rows) if (!row.abstract) formats.set(row.slug, flatten(row, bySlug));
  return formats;
}

/** The formats that decks can be built and judged in, by slug. */
export const FORMATS: ReadonlyMap<string, Format> = formatsFrom(FORMAT_ROWS);

function flatten(row: FormatRow, bySlug: ReadonlyMap<string, FormatRow>): Format {
  const chain: FormatRow[] = [];
  for (let at: FormatRow | undefined = row; at; at = parentOf(at, bySlug)) {
    if (chain.includes(at)) throw new Error(`format ${row.slug} inherits itself`);
    chain.unshift(at);
  }
  let rules: RuleId[] = [];
  let sources: Format["sources"] = {};
  let merged: Partial<FormatRow> = {};
  for (const link of chain) {
    rules = [...rules, ...(link.adds ?? [])].filter((rule) => !link.drops?.includes(rule));
    sources = { ...sources, ...link.sources };
    merged = { ...merged, ...link };
  }
  const state = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`format ${row.slug} does not state its ${what}`);
    return value;
  };
  return {
    slug: row.slug,
    name: state(row.name, "name"),
    size: state(merged.size, "size"),
    copies: state(merged.copies, "copies"),
    sideboard: state(merged.sideboard, "sideboard"),
    leaders: state(merged.leaders, "leaders"),
    companion: state(merged.companion, "companion"),
    pool: state(merged.pool, "pool"),
    life: state(merged.life, "life"),
    players: state(merged.players, "players"),
    checked: state(merged.checked, "date"),
    rules: [...new Set(rules)],
    sources,
  };
}

function parentOf(row: FormatRow, bySlug: ReadonlyMap<string, FormatRow>): FormatRow | undefined {
  if (row.inherits === undefined) return undefined;
  const parent = bySlug.get(row.inherits);
  if (!parent) throw new Error(`format ${row.slug} inherits unknown row ${row.inherits}`);
  return parent;
}
