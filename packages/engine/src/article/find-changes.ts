import { isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, CardType } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { EffectKind } from "../../data/what/effect-rule.ts";
import { createDoing } from "../explain/doing.ts";
import { type DeckFacts, deckFacts } from "../explain/facts.ts";
import type { Inclusion, Ranker } from "../rank/ranker.ts";
import { copiesIn } from "../rank/skeletons.ts";
import { rolesOf } from "../select/candidates.ts";
import { actsOf } from "./acts.ts";
import { speakableLine } from "./speakable.ts";
import type { ArticleContext, Change, ToldCard } from "./told-deck.ts";

/** A card that could come in. */
interface Candidate {
  readonly card: CardIndex;
  readonly share: number;
  readonly usd: number;
  readonly group: string;
  readonly kinds: ReadonlySet<string>;
}

/** What is told of each kind at most. */
const MOST = 3;
/** A cheaper card costs at most this share; one that saves less, in dollars, is not worth a sentence. */
const CHEAPER_SHARE = 0.6;
const LEAST_SAVING = 1.5;
/** A better card that costs more than this, in dollars, helps few. */
const MOST_FOR_UPGRADE = 25;
/** Cards that fewer of the decks like this one play are not proposed, 0 to 1. */
const LEAST_SHARE = 0.1;
/** So much more of them must play a better card. */
const LEAST_GAIN = 0.12;
/** How far mana values of cards with the same job lie apart. */
const MANA_APART = 1;

/**
 * Better cards for the weakest, and cheaper ones for the dearest, each proposed once. Only what decks like this one are known
 * to play is proposed, so that there is a reason to give.
 * @param beside Cards that lie beside the main deck, which are no news either.
 */
export function findChanges(
  deck: DeckFacts,
  spells: readonly ToldCard[],
  beside: ReadonlyMap<CardIndex, number>,
  context: ArticleContext,
): Change[] {
  const doingsOf = createDoing(context.table);
  const kindsOf = (card: CardIndex): Set<string> =>
    new Set(
      doingsOf(card, undefined).flatMap(({ claim }) => (claim.kind === "effect" ? [claim.effect] : [])),
    );
  const candidates = candidatesFor(deck, beside, context, kindsOf);
  const taken = new Set<CardIndex>();
  const changes: Change[] = [];
  const propose = (kind: Change["kind"], out: ToldCard, fits: (candidate: Candidate) => boolean): void => {
    if (changes.filter((change) => change.kind === kind).length >= MOST || taken.has(out.card)) return;
    const own = kindsOf(out.card);
    const found = candidates.find(
      (candidate) => !taken.has(candidate.card) && isLike(out, own, candidate, context) && fits(candidate),
    );
    if (found === undefined) return;
    taken.add(found.card).add(out.card);
    const claims = doingsOf(found.card, out.place.role).map(({ claim }) => claim);
    changes.push({
      kind,
      out,
      card: found.card,
      name: context.table.name(found.card),
      act: actsOf(claims)[0],
      says: speakableLine(context.table, found.card),
      usd: found.usd,
      share: found.share,
    });
  };
  const dearest = spells.toSorted((a, b) => (b.usd ?? 0) - (a.usd ?? 0));
  for (const out of dearest.slice(0, 10))
    propose(
      "cheaper",
      out,
      ({ usd }) => usd <= CHEAPER_SHARE * (out.usd ?? 0) && (out.usd ?? 0) - usd >= LEAST_SAVING,
    );
  const weakest = spells.filter(({ expected = 0 }) => expected < 0.4).toReversed();
  for (const out of weakest.slice(0, 25))
    propose(
      "upgrade",
      out,
      ({ usd, share }) => usd <= MOST_FOR_UPGRADE && share - (out.expected ?? 0) >= LEAST_GAIN,
    );
  return changes;
}

/** The shares of decks like this one that play a card, as far as they were counted: those of its commander, or of its archetype. */
function countedShares(
  { rankFormat, commanders, skeleton }: DeckFacts["plan"],
  ranker: Ranker,
): readonly Inclusion[] {
  if (commanders.length > 0)
    return ranker.isCounted(rankFormat, commanders) ? ranker.inclusions(rankFormat, commanders) : [];
  return (skeleton?.main ?? [])
    .filter(({ shares }) => copiesIn(shares) > 0)
    .map(({ card, shares }) => ({ card, share: shares[0] ?? 0 }));
}

/** What decks like this one play and this one does not, most played first. */
function candidatesFor(
  deck: DeckFacts,
  beside: ReadonlyMap<CardIndex, number>,
  context: ArticleContext,
  kindsOf: (card: CardIndex) => ReadonlySet<string>,
): Candidate[] {
  const { plan } = deck;
  const { table, rules, ranker } = context;
  const pool = rules.poolMask(plan.format.slug);
  const held = new Set([...plan.commanders, ...deck.cards.map(({ card }) => card), ...beside.keys()]);
  const open = countedShares(plan, ranker).filter(
    ({ card, share }) =>
      share >= LEAST_SHARE &&
      !held.has(card) &&
      pool[card] !== 0 &&
      !isLand(table, card) &&
      isWithin(table.colorIdentity[card] ?? 0, plan.colors) &&
      !Number.isNaN(table.priceUsd[card] ?? Number.NaN),
  );
  const roles = (card: CardIndex): number => rolesOf(plan, context, card);
  const placed = new Map(
    deckFacts(plan, table, new Map(open.map(({ card }) => [card, 1])), roles, context).cards.map(
      ({ card, place }) => [card, place.group],
    ),
  );
  return open
    .map(({ card, share }) => ({
      card,
      share,
      usd: table.priceUsd[card] ?? 0,
      group: placed.get(card) ?? "",
      kinds: kindsOf(card),
    }))
    .sort((a, b) => b.share - a.share || a.card - b.card);
}

/** Kinds of effects under which too many different things fall. */
const _DIVERSE: ReadonlySet<EffectKind> = new Set(["restricts", "saves mana", "gains life"]);

/** Whether a card does the other's job: it is listed beside it, costs about as much, stays or goes as it does, and does one thing that it does. */
function isLike(
  out: ToldCard,
  own: ReadonlySet<string>,
  { card, group, kinds }: Candidate,
  { table }: ArticleContext,
): boolean {
  const stays = (types: number): boolean => (types & (CardType.Instant | CardType.Sorcery)) === 0;
  return (
    group === out.place.group &&
    Math.abs((table.manaValue[card] ?? 0) - out.manaValue) <= MANA_APART &&
    stays(table.frontTypes[card] ?? 0) === stays(out.types) &&
    [...own].some((kind) => kinds.has(kind))
  );
}
