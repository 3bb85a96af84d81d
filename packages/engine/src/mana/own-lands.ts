import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { moneyLeft } from "./add-usual-lands.ts";
import type { LandCandidate } from "./land-candidates.ts";
import { addLands, keptBasics, type LandWork } from "./land-work.ts";
import type { ManaBaseInput } from "./mana-base-input.ts";
import { countedDecks, isCompetitive, type UsualLands, usualLands } from "./usual-lands.ts";

/**
 * A land is a commander's own where so many more of its decks play it than of others of its colors: the Gates of Nine-Fingers Keene, the
 * Deserts of Yuma, what Gavi cycles. Of the commanders with 300 counted decks 416 have one or more; at a third of
 * all decks 1,011 would, with precons' tapped lands, which people play because they have them. By reading the list, December 2026.
 */
const OWN_FROM = 0.5;
/** US dollars from which on a land is weighed as others are: what few decks of a rare pair play, Gaea's Cradle among it, is no matter of theirs alone. */
const DEAR = 10;

/**
 * Puts in the lands that a commander's decks are about, whatever mana they make: what is missing then is found among the others. Not in
 * competitive decks, whose lands are those of all competitive decks, and not where lands that are no basics harm their owner.
 */
export function addOwnLands(work: LandWork, candidates: readonly LandCandidate[]): void {
  const { wish } = work;
  const usual = usualOf(wish);
  if (usual === undefined) return;
  const more = excess(wish, usual);
  const own = candidates
    .filter(({ price, card }) => price < DEAR && !work.lands.has(card) && more(card) >= OWN_FROM)
    .toSorted((a, b) => more(b.card) - more(a.card) || a.card - b.card);
  let money = moneyLeft(wish, work.lands);
  for (const land of own) {
    const kept = work.wanted.reduce((sum, kind) => sum + keptBasics(work, kind), 0);
    if (work.free <= kept) return;
    if (land.price > money / work.free) continue;
    addLands(work, land, 1);
    money -= land.price;
  }
}

/** What others of the colors play; undefined where the commander's lands do not matter, or nobody counted them. */
function usualOf(wish: ManaBaseInput): UsualLands | undefined {
  const counted = countedDecks(wish);
  if (counted !== "commander" || isCompetitive(wish) || (wish.basicsWanted ?? 0) > 0) return undefined;
  return usualLands(wish.names, wish.colors, counted);
}

/** How many more of the commander's decks play a land than of others of its colors, in parts of all. */
function excess(
  { ranker, format, commanders }: ManaBaseInput,
  { shares, duals }: UsualLands,
): (card: CardIndex) => number {
  const own = new Map(ranker.inclusions(format, commanders).map(({ card, share }) => [card, share]));
  return (card) =>
    (own.get(card) ?? 0) -
    Math.max(shares.get(card) ?? 0, duals.get(card) ?? 0, ranker.popularity(format, card));
}
