import { BAN_LISTS, type BanList } from "@deckwright/rules/bans.ts";
import { dayWords } from "@deckwright/rules/day-words.ts";
import { POINTS_LISTS } from "@deckwright/rules/points.ts";

/** Cards that share a day, a price or a fate. */
export interface BanRow {
  readonly label: string;
  readonly cards: readonly string[];
}

/** A list of a format as its page shows it. */
export interface BanView {
  readonly title: string;
  readonly rows: readonly BanRow[];
  /** Rows that are shown only on demand: what was banned long ago. */
  readonly folded: readonly BanRow[];
  /** When the list was read, and where. */
  readonly source: string;
}

/** Formats that go by another format's list. */
const BORROWED: Readonly<Record<string, string>> = { explorer: "pioneer" };
const TITLES: Readonly<Record<string, string>> = { "brawl:competitive": "Banned in Competitive Brawl" };
/** Cards that are shown at once; what goes beyond them is folded away. */
const SHOWN = 24;

/** What is banned, restricted or has a price in a format. */
export function banViews(slug: string): readonly BanView[] {
  const list = BORROWED[slug] ?? slug;
  const points = POINTS_LISTS.filter(({ format }) => format === slug).map(
    ({ points: groups, since, checked, source }): BanView => ({
      title: `Points since ${dayWords(since)}`,
      rows: groups.map(({ points: price, cards }) => ({
        label: price === 1 ? "1 point" : `${price} points`,
        cards,
      })),
      folded: [],
      source: sourceWords(source, checked),
    }),
  );
  return [
    ...points,
    ...BAN_LISTS.filter(({ format }) => format === list || format.startsWith(`${list}:`)).flatMap(viewsOf),
  ];
}

function viewsOf(list: BanList): BanView[] {
  const source = sourceWords(list.source, list.checked);
  const only = list.allowed.flatMap(({ card, bannedAs = [] }) =>
    bannedAs.map((role) => ({ label: `Not as ${role}`, cards: [card] })),
  );
  const banned = view(TITLES[list.format] ?? "Banned", list.banned, source, joined(only));
  if (list.restricted === undefined) return [banned];
  return [banned, view("Restricted to one copy", list.restricted, source, [])];
}

function view(title: string, groups: BanList["banned"], source: string, more: readonly BanRow[]): BanView {
  const dated = groups.filter(({ since }) => since !== undefined);
  const rows = [...dated, ...groups.filter(({ since }) => since === undefined)].map(({ since, cards }) => ({
    label: since === undefined ? (dated.length > 0 ? "Earlier" : "All of them") : dayWords(since),
    cards,
  }));
  let shown = 0;
  const at = rows.findIndex(({ cards }) => {
    shown += cards.length;
    return shown > SHOWN;
  });
  const cut = at < 0 ? rows.length : at;
  return { title, rows: [...rows.slice(0, cut), ...more], folded: rows.slice(cut), source };
}

/** Rows of the same label as one. */
function joined(rows: readonly BanRow[]): BanRow[] {
  const cards = new Map<string, string[]>();
  for (const row of rows) cards.set(row.label, [...(cards.get(row.label) ?? []), ...row.cards]);
  return [...cards].map(([label, names]) => ({ label, cards: names }));
}

function sourceWords(source: string, checked: string): string {
  // Some sources end with the day on which they were read.
  return source.includes(checked) ? `${source}.` : `${source}; checked ${dayWords(checked)}.`;
}
