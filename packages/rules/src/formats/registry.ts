import type { Format, FormatRow, RuleId } from "./format.ts";
import { FORMAT_ROWS } from "./rows.ts";

/**
 * Flattens rows into formats by id: what a row does not state it takes from the row it inherits, or from each of the
 * rows that it is laid over.
 * @throws Error when a row inherits an unknown row or itself, or leaves something unstated: a mistake in our own data.
 */
export function formatsFrom(rows: readonly FormatRow[]): ReadonlyMap<string, Format> {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const formats = new Map<string, Format>();
  const overlays = rows.filter((row) => row.over !== undefined);
  for (const row of rows)
    if (!row.abstract && row.over === undefined)
      formats.set(
        idOf(row),
        flatten(idOf(row), chainOf(row, byId), {
          name: row.name,
          form: row.variant === undefined ? null : row.name,
          base: null,
        }),
      );
  for (const row of overlays)
    for (const [at, baseId] of (row.over ?? []).entries()) {
      const base = byId.get(baseId);
      if (!base) throw new Error(`format ${row.slug} lies over unknown row ${baseId}`);
      const list = base.list ?? baseId;
      const name = `${row.name} (${base.name})`;
      const format = flatten(`${row.slug}:${baseId}`, [...chainOf(base, byId), { list, ...row }], {
        name,
        form: base.name,
        base: baseId,
      });
      formats.set(format.id, format);
      if (at === 0) formats.set(row.slug, format);
    }
  return formats;
}

/** The formats that decks can be judged in, by id. A slug alone stands for the format's usual form. */
export const FORMATS: ReadonlyMap<string, Format> = formatsFrom(FORMAT_ROWS);

/** Ids of a format's other forms: its variants, or what it can be played on. */
export function formsOf(formats: ReadonlyMap<string, Format>, slug: string): readonly string[] {
  return [...formats.keys()].filter((id) => id.startsWith(`${slug}:`));
}

function idOf(row: FormatRow): string {
  return row.variant === undefined ? row.slug : `${row.slug}:${row.variant}`;
}

/** The row and those it inherits from, the oldest first. */
function chainOf(row: FormatRow, byId: ReadonlyMap<string, FormatRow>): FormatRow[] {
  const chain: FormatRow[] = [];
  for (let at: FormatRow | undefined = row; at; at = parentOf(at, byId)) {
    if (chain.includes(at)) throw new Error(`format ${row.slug} inherits itself`);
    chain.unshift(at);
  }
  return chain;
}

function flatten(
  id: string,
  chain: readonly FormatRow[],
  { name, form, base }: Pick<Format, "name" | "form" | "base">,
): Format {
  let rules: RuleId[] = [];
  let sources: Format["sources"] = {};
  let merged: Partial<FormatRow> = {};
  for (const link of chain) {
    rules = [...rules, ...(link.adds ?? [])].filter((rule) => !link.drops?.includes(rule));
    sources = { ...sources, ...link.sources };
    merged = { ...merged, ...link, zones: [...(merged.zones ?? []), ...(link.zones ?? [])] };
  }
  const last = chain.at(-1);
  const state = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new Error(`format ${id} does not state its ${what}`);
    return value;
  };
  return {
    id,
    slug: state(last?.slug, "slug"),
    name,
    form,
    base,
    size: state(merged.size, "size"),
    copies: state(merged.copies, "copies"),
    sideboard: state(merged.sideboard, "sideboard"),
    leaders: state(merged.leaders, "leaders"),
    companion: state(merged.companion, "companion"),
    pool: state(merged.pool, "pool"),
    list: last?.list ?? id,
    zones: lastOfEachName(merged.zones ?? []),
    maxManaValue: merged.maxManaValue ?? null,
    uncommons: merged.uncommons ?? null,
    points: merged.points ?? null,
    life: state(merged.life, "life"),
    players: state(merged.players, "players"),
    checked: state(merged.checked, "date"),
    rules: [...new Set(rules)],
    sources,
  };
}

/** A row's zone replaces the inherited one of that name. */
function lastOfEachName(zones: Format["zones"]): Format["zones"] {
  return [...new Map(zones.map((zone) => [zone.name, zone])).values()];
}

function parentOf(row: FormatRow, byId: ReadonlyMap<string, FormatRow>): FormatRow | undefined {
  if (row.inherits === undefined) return undefined;
  const parent = byId.get(row.inherits);
  if (!parent) throw new Error(`format ${idOf(row)} inherits unknown row ${row.inherits}`);
  return parent;
}
