import { isWithin } from "@deckwright/cards/colors.ts";
import { type LeaderFigures, NO_SECOND } from "../co-occurrence-file.ts";
import { packShare } from "../section-bytes.ts";
import { BASICS, type LeaderRow } from "./decks.ts";
import type { NameIds } from "./figures.ts";
import { shareRows } from "./sparse-rows.ts";

/** Color identities of decks: one for each set of the five colors. */
const IDENTITIES = 32;
/** Whole percents: what rounds to nothing is still known to be played a little. */
const A_LITTLE = 0.002;
/**
 * Leaders of an identity from which on a card that none of them lists counts as one that its decks do without: of fewer nobody
 * knows. Five identities have fewer: red and green alone next to none, three of four colors nine each (July 2025).
 */
const LEAST_LEADERS = 10;
/**
 * Lists are cut short, so that a card is played by more decks than those of the identities that list it, and by fewer than if all did:
 * it counts as played as often as lists say, but no more than so many times what is listed of all decks. By hand: staples stay as they are, and
 * what few identities list is cut, November 2026.
 */
const MOST_UNLISTED = 4;

/** The decks of one color identity, whoever leads them. */
interface Identity {
  decks: number;
  leaders: number;
  /** By id of a card that some leader lists: shares times decks of such leaders, and these decks. */
  readonly listed: Map<number, { sum: number; decks: number }>;
}

/**
 * Figures per commander. What decks of a color identity play of a card is what the source calls inclusion less synergy, which is
 * the same whichever of their leaders lists it: 35 % of colorless decks have Sea Gate Wreckage, and hardly a leader
 * of another identity lists it.
 *
 * @param identityOf a card's color identity; undefined for a name that nobody knows
 */
export function learnLeaders(
  format: string,
  rows: readonly LeaderRow[],
  ids: NameIds,
  identityOf: (name: string) => number | undefined,
): LeaderFigures {
  const identities = byIdentity(rows, ids, identityOf);
  const nameOf = new Map([...ids].map(([name, id]) => [id, name]));
  const cards = [...new Set(rows.flatMap((row) => row.cards.flatMap(([name]) => listedId(name, ids) ?? [])))];
  cards.sort((a, b) => a - b);
  const position = new Map(cards.map((id, at) => [id, at]));
  const shares = cards.map((id) => sharesOf(id, identityOf(nameOf.get(id) ?? "") ?? 0, identities));
  const leaders = rows
    .flatMap((row) => {
      const [first, second] = row.commander.map((name) => ids.get(name));
      return first === undefined ? [] : [{ row, first, second: second ?? NO_SECOND }];
    })
    .sort((a, b) => b.row.num_decks - a.row.num_decks || a.first - b.first);
  const dates = rows.map((row) => row.date).sort();
  return {
    kind: "leaders",
    format,
    decks: rows.reduce((sum, row) => sum + row.num_decks, 0),
    from: dates[0] ?? "",
    to: dates.at(-1) ?? "",
    cards: Uint16Array.from(cards),
    popularity: Uint8Array.from(shares, ({ played }) => packShare(Math.max(A_LITTLE, played))),
    listed: Uint8Array.from(shares, ({ listed }) => packShare(Math.max(A_LITTLE, listed))),
    first: Uint16Array.from(leaders, ({ first }) => first),
    second: Uint16Array.from(leaders, ({ second }) => second),
    leaderDecks: Uint32Array.from(leaders, ({ row }) => row.num_decks),
    inclusion: shareRows(
      leaders.map(({ row }) => {
        const best = new Map<number, number>();
        for (const [name, inclusion] of row.cards) {
          const at = position.get(ids.get(name) ?? -1);
          if (at !== undefined) best.set(at, Math.max(best.get(at) ?? 0, inclusion / 100));
        }
        return [...best].sort((a, b) => a[0] - b[0]);
      }),
    ),
  };
}

/** A card's id; undefined for basic lands, and for names that have none. */
function listedId(name: string, ids: NameIds): number | undefined {
  return BASICS.has(name) ? undefined : ids.get(name);
}

/** What leaders list, by the color identity of their decks. Rows that estimate a leader's decks have none, and say nothing here. */
function byIdentity(
  rows: readonly LeaderRow[],
  ids: NameIds,
  identityOf: (name: string) => number | undefined,
): readonly Identity[] {
  const identities = Array.from(
    { length: IDENTITIES },
    (): Identity => ({ decks: 0, leaders: 0, listed: new Map() }),
  );
  for (const { commander, cards, num_decks: decks } of rows) {
    const identity = identities[commander.reduce((mask, name) => mask | (identityOf(name) ?? 0), 0)];
    if (identity === undefined || decks === 0) continue;
    identity.decks += decks;
    identity.leaders++;
    for (const [name, inclusion, synergy] of cards) {
      const id = listedId(name, ids);
      if (id === undefined) continue;
      const entry = identity.listed.get(id) ?? { sum: 0, decks: 0 };
      entry.sum += (Math.max(0, inclusion - synergy) / 100) * decks;
      entry.decks += decks;
      identity.listed.set(id, entry);
    }
  }
  return identities;
}

/** The share of the decks that could play a card which do, and that of the decks of the leaders that list it. */
function sharesOf(
  id: number,
  colors: number,
  identities: readonly Identity[],
): { readonly played: number; readonly listed: number } {
  let [sum, decks, played, able] = [0, 0, 0, 0];
  for (const [mask, identity] of identities.entries()) {
    const entry = identity.listed.get(id);
    sum += entry?.sum ?? 0;
    decks += entry?.decks ?? 0;
    if (!isWithin(colors, mask) || (entry === undefined && identity.leaders < LEAST_LEADERS)) continue;
    played += entry === undefined ? 0 : (identity.decks * entry.sum) / entry.decks;
    able += identity.decks;
  }
  const listed = sum / Math.max(1, decks);
  return { played: Math.min(listed, (MOST_UNLISTED * played) / Math.max(1, able)), listed };
}
