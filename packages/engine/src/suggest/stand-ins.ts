import { isWithin } from "@deckwright/cards/colors.ts";
import type { NameIndex } from "@deckwright/cards/names/name-index.ts";
import type { CardIndex, CardTable } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { CardCounts, DeckList } from "@deckwright/decks/deck.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import type { ClaimedSentence } from "../explain/claims.ts";
import { zoneTest } from "../forms/build-rules.ts";
import { isFromPool } from "../forms/kind.ts";
import { exclusionOf } from "../plan/exclusions.ts";
import type { Combos } from "../rank/combos.ts";
import type { Ranker } from "../rank/ranker.ts";
import type { CardColumns } from "../score/columns.ts";
import { GenerateError } from "../types.ts";
import { createJobs, type Jobs, manaApart } from "./jobs.ts";

/** Which card of which deck, and what one may pay. */
export interface AlternativesRequest {
  readonly deck: DeckList;
  readonly card: string;
  readonly owned?: CardCounts;
  readonly exclude?: readonly string[];
  readonly maxCardUsd?: number;
}

/** What looking for them needs. */
export interface AlternativesContext {
  readonly table: CardTable;
  readonly names: NameIndex;
  readonly rules: Rules;
  readonly ranker: Ranker;
  readonly columns: CardColumns;
  readonly combos: Combos;
  /** Hears what is claimed of the card itself. */
  readonly onClaims?: (claims: readonly ClaimedSentence[]) => void;
}

/** How far mana values of cards with the same job lie apart. */
const MANA_APART = 2;
/** A card is proposed for no more cards of a deck than these that it is most like, so that not all lead to the same one. */
const MOST_PROPOSED = 3;

/** The card that is to be replaced, and the deck that it stands in. */
export interface Place {
  readonly subject: CardIndex;
  readonly format: Format;
  readonly commanders: readonly CardIndex[];
  readonly main: readonly CardIndex[];
  /** Colors that the deck may play. */
  readonly identity: number;
  /** Copies of the subject. */
  readonly copies: number;
  readonly land: boolean;
  readonly jobs: Jobs;
}

/** @throws GenerateError `unknown_format`, `unknown_card` */
export function placeOf(request: AlternativesRequest, context: AlternativesContext): Place {
  const { table, names, rules, columns } = context;
  const { deck } = request;
  const format = rules.formatOf(deck);
  if ("rule" in format) throw new GenerateError("unknown_format", format.message);
  const match = names.resolve(request.card);
  if (!match.found)
    throw new GenerateError("unknown_card", `There is no card called “${request.card.slice(0, 80)}”.`);
  const subject = match.card;
  const commanders = (deck.commanders ?? []).flatMap((name) => find(name, context));
  const main = Object.keys(deck.main).flatMap((name) => find(name, context));
  const copies = Object.entries(deck.main).find(([name]) => find(name, context)[0] === subject)?.[1] ?? 1;
  return {
    subject,
    format,
    commanders,
    main,
    identity: format.leaders === null ? colorsOfDeck(table, main) : rules.identityOf(commanders),
    copies,
    land: isLand(table, subject),
    jobs: createJobs(table, columns, format, main),
  };
}

/** Cards that may come into the deck, as many as there are of the subject, and do its job, itself first. */
export function candidatesFor(
  place: Place,
  { deck, exclude = [], maxCardUsd = Number.POSITIVE_INFINITY }: AlternativesRequest,
  context: AlternativesContext,
): CardIndex[] {
  const { table, rules } = context;
  const { subject, format, commanders, main, identity, copies } = place;
  // From a limited pool only its own cards can come in, from the sideboard; elsewhere everything that the format allows.
  const limited = isFromPool(format)
    ? new Set(Object.keys(deck.pool ?? {}).flatMap((name) => find(name, context)))
    : undefined;
  const side = limited ? [] : Object.keys(deck.side ?? {}).flatMap((name) => find(name, context));
  const inside = new Set([...commanders, ...main, ...side]);
  const excluded = exclude.map((word) => {
    const exact = find(word, context);
    return exact.length > 0 ? (card: CardIndex) => exact.includes(card) : exclusionOf(word, table)?.excludes;
  });
  const bringsZone = zoneTest(table, format, [...inside]);
  const pool = rules.poolMask(format.id);
  const mayPlay = (card: CardIndex): boolean =>
    pool[card] !== 0 &&
    !inside.has(card) &&
    !bringsZone(card) &&
    (limited === undefined || limited.has(card)) &&
    isWithin(table.colorIdentity[card] ?? 0, identity);
  const wanted = (card: CardIndex): boolean =>
    !excluded.some((excludes) => excludes?.(card)) &&
    (maxCardUsd === Number.POSITIVE_INFINITY || (table.priceUsd[card] ?? Number.NaN) <= maxCardUsd);
  // Of a pool as many change places as lie there.
  const isEnough = (card: CardIndex): boolean =>
    limited !== undefined || rules.copyLimit(format.id, card) >= copies;
  const candidates: CardIndex[] = [subject];
  for (let card = 0; card < table.size; card++)
    if (mayPlay(card) && wanted(card) && mayDoTheJob(place, subject, card, context) && isEnough(card))
      candidates.push(card);
  return candidates;
}

/** Whether a card may do what another does, as far as types, roles and costs tell: the first sieve, for all cards of a format. */
function mayDoTheJob(
  { identity, jobs }: Pick<Place, "identity" | "jobs">,
  subject: CardIndex,
  card: CardIndex,
  { table }: AlternativesContext,
): boolean {
  const land = isLand(table, subject);
  if (isLand(table, card) !== land) return false;
  if (land) return ((table.producedMana[subject] ?? 0) & identity & ~(table.producedMana[card] ?? 0)) === 0;
  return manaApart(table, card, subject) <= MANA_APART && jobs.may(subject, card);
}

/** Whether the subject is among the few cards of its deck that a card is most like, of those whose job it does. */
export function isOwnJob(place: Place, card: CardIndex, context: AlternativesContext): boolean {
  const { subject, main, land, jobs } = place;
  if (!land && !jobs.same(subject, card)) return false;
  const like = jobs.likeness(subject, card);
  const nearer = main.filter((other) => {
    if (other === subject || !mayDoTheJob(place, other, card, context)) return false;
    if (!land && !jobs.same(other, card)) return false;
    const likeOther = jobs.likeness(other, card);
    return likeOther > like || (likeOther === like && other < subject);
  });
  return nearer.length < MOST_PROPOSED;
}

/** The card that is called so, or none. */
export function find(name: string, { names }: AlternativesContext): CardIndex[] {
  const match = names.resolve(name, { typos: false });
  return match.found ? [match.card] : [];
}

function colorsOfDeck(table: CardTable, cards: readonly CardIndex[]): number {
  return cards.reduce((mask, card) => mask | (isLand(table, card) ? 0 : (table.colorIdentity[card] ?? 0)), 0);
}
