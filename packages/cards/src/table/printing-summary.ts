import { PrintingFlag, type PrintingRecord } from "../bulk/printing-record.ts";
import { Game } from "./card-table.ts";

/** Sets of reproductions and oddities, whose prices and rarities do not count for the playable card. */
const NOT_PLAYABLE_SETS: ReadonlySet<string> = new Set(["memorabilia", "token"]);

/** Sets whose printings stand for a card, before any others. */
const PLAIN_SETS: ReadonlySet<string> = new Set([
  "expansion",
  "core",
  "commander",
  "masters",
  "draft_innovation",
  "starter",
  "eternal",
  "duel_deck",
]);

/** Looks that make a printing a treatment of the plain one. */
const TREATMENTS: ReadonlySet<string> = new Set([
  "showcase",
  "extendedart",
  "inverted",
  "etched",
  "fullart",
  "shatteredglass",
]);

/** What a card's printings say together. */
export interface PrintingSummary {
  readonly rarities: number;
  readonly games: number;
  /** Hundredths of a dollar, 0 when unknown. */
  readonly cheapestUsd: number;
  readonly firstDay: number;
  readonly defaultPrinting: number;
  /** Every printing is of a joke set, silver-bordered, acorn-stamped or a playtest card. */
  readonly funny: boolean;
}

/** What a printing looks like, in the low bits, and what it is. */
const SHOWINESS = 127;
const PLAYABLE = 1 << 7;
const FUNNY = 1 << 8;
const SERIES = 1 << 9;

/** A printing's worth as the one that is shown when nobody asks for another, its date aside; larger is better. */
function showiness(row: PrintingRecord): number {
  let score = 0;
  if (!(row.flags & PrintingFlag.Digital)) score += 64;
  if (row.flags & PrintingFlag.Image) score += 32;
  if (PLAIN_SETS.has(row.setType)) score += 8;
  if (row.border !== "borderless" && !(row.flags & PrintingFlag.FullArt)) score += 4;
  if (
    !row.frameEffects.some((effect) => TREATMENTS.has(effect)) &&
    !row.promoTypes.some((type) => type !== "universesbeyond")
  )
    score += 4;
  if (row.language === "en") score += 2;
  return score;
}

/** True for a printing that may be played: no reproduction, oversized or thick card. */
function isPlayable(row: PrintingRecord): boolean {
  return (
    !NOT_PLAYABLE_SETS.has(row.setType) &&
    !(row.flags & PrintingFlag.Oversized) &&
    !row.promoTypes.includes("thick") &&
    row.border !== "gold" &&
    row.border !== "yellow"
  );
}

function isFunny(row: PrintingRecord): boolean {
  return (
    row.setType === "funny" ||
    row.border === "silver" ||
    row.securityStamp === "acorn" ||
    row.promoTypes.includes("playtest")
  );
}

/** What `summarize` must know of a printing beside its numbers, as bits. */
export function looksOf(row: PrintingRecord): number {
  return (
    showiness(row) |
    (isPlayable(row) ? PLAYABLE : 0) |
    (isFunny(row) ? FUNNY : 0) |
    (row.setType === "promo" || row.setType === "box" ? SERIES : 0)
  );
}

/** Columns of printings that are in order of their cards and dates. */
export interface SummaryColumns {
  /** Bits of `looksOf`. */
  readonly looks: ArrayLike<number>;
  readonly flags: ArrayLike<number>;
  readonly games: ArrayLike<number>;
  readonly rarity: ArrayLike<number>;
  readonly releasedDay: ArrayLike<number>;
  readonly usd: ArrayLike<number>;
  readonly usdFoil: ArrayLike<number>;
  readonly usdEtched: ArrayLike<number>;
}

function cheaper(price: number, than: number): number {
  return price && (!than || price < than) ? price : than;
}

function cheapestOf({ usd, usdFoil, usdEtched }: SummaryColumns, at: number): number {
  return cheaper(usdEtched[at] ?? 0, cheaper(usdFoil[at] ?? 0, usd[at] ?? 0));
}

/** Promos and boxes of later years often carry the date of their series (Secret Lair: 2019), digital ones that of the client. */
function dateRank(paper: boolean, looks: number): number {
  return (paper ? 2 : 0) + (looks & SERIES ? 0 : 1) + 1;
}

/**
 * Sums up the printings `start` to `end - 1` of one card, which are in order of their dates.
 * @param today Day number: what is released later is not out yet.
 */
export function summarize(rows: SummaryColumns, start: number, end: number, today: number): PrintingSummary {
  let rarities = 0;
  let games = 0;
  let cheapestUsd = 0;
  let firstDay = 0;
  let firstRank = 0;
  let best = -1;
  let defaultPrinting = start;
  let funny = end > start;
  for (let at = start; at < end; at++) {
    const looks = rows.looks[at] ?? 0;
    const day = rows.releasedDay[at] ?? 0;
    const rarity = rows.rarity[at] ?? -1;
    const where = rows.games[at] ?? 0;
    const playable = (looks & PLAYABLE) !== 0;
    if (!(looks & FUNNY)) funny = false;
    games |= where;
    const paper = !((rows.flags[at] ?? 0) & PrintingFlag.Digital);
    if (playable && rarity >= 0 && where & (Game.Paper | Game.Mtgo)) rarities |= 1 << rarity;
    if (playable && paper) cheapestUsd = cheaper(cheapestOf(rows, at), cheapestUsd);
    const rank = dateRank(paper, looks);
    if (rank > firstRank || (rank === firstRank && day < firstDay)) {
      firstRank = rank;
      firstDay = day;
    }
    const score = (looks & SHOWINESS) + (day <= today ? 16 : 0) + (playable ? 128 : 0);
    // Rows are in order of date, so the newest of equals wins.
    if (score >= best) {
      best = score;
      defaultPrinting = at;
    }
  }
  return { rarities, games, cheapestUsd, firstDay, defaultPrinting, funny };
}
