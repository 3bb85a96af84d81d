import { type CardIndex, CardType } from "@deckwright/cards/table/card-table.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { builtFormat } from "../analyze/aim.ts";
import { resolveCounts, resolveNames } from "../analyze/counted.ts";
import type { Claim } from "../explain/claims.ts";
import { textOf } from "../explain/deck-counts.ts";
import { createDoing } from "../explain/doing.ts";
import { type DeckCard, type DeckFacts, deckFacts } from "../explain/facts.ts";
import { leadersName, linksOf } from "../explain/links.ts";
import { readPlan } from "../explain/read-plan.ts";
import { SIDE_PHRASES } from "../explain/side-phrases.ts";
import { isFromPool, isList, kindOf } from "../forms/kind.ts";
import { playGames } from "../goldfish/play-games.ts";
import { readGameFacts } from "../goldfish/read-facts.ts";
import { isSingleton } from "../plan/plan.ts";
import { shareOf } from "../rank/skeletons.ts";
import { rolesOf } from "../select/candidates.ts";
import { GenerateError } from "../types.ts";
import { actsOf } from "./acts.ts";
import { findChanges } from "./find-changes.ts";
import { speakableLine } from "./speakable.ts";
import type { ArticleContext, ArticleDeck, ArticleFacts, SideCard, ToldCard } from "./told-deck.ts";

/** A main deck with fewer cards than this, or of fewer different spells, gives nothing to write about. */
const LEAST_CARDS = 30;
const LEAST_SPELLS = 8;
/** Of shares below this nobody says that they are many. */
const LEAST_SHARE = 0.05;

/**
 * Reads what there is to say of a deck.
 *
 * @throws GenerateError `no_article` for lists that are no deck: cubes, battle boxes, and what has just been begun
 */
export function readArticleFacts(list: ArticleDeck, context: ArticleContext): ArticleFacts {
  const { table, names, rules, ranker, columns } = context;
  const { partner_deck: _second, ...own } = list;
  const judged = rules.formatOf(own);
  const format = builtFormat(own, rules);
  if ("rule" in judged || format === undefined)
    throw new GenerateError("no_article", "Articles are written about decks of a format that is known here.");
  const kind = kindOf(judged);
  if (isList(kind))
    throw new GenerateError(
      "no_article",
      `Articles are written about decks, and a ${kind} is a list to play from.`,
    );
  const main = resolveCounts(own.main, names);
  const side = resolveCounts(own.side ?? {}, names);
  const commanders = resolveNames(own.commanders ?? [], names);
  const size = [...main.values()].reduce((sum, copies) => sum + copies, 0);
  if (size < LEAST_CARDS)
    throw new GenerateError(
      "no_article",
      `An article needs a deck of ${LEAST_CARDS} cards at least, and this one has ${size}.`,
    );
  const plan = readPlan(
    { format, commanders, main, aim: own.aim },
    { table, ranker, combos: context.combos, roles: columns.roles },
  );
  const deck = deckFacts(plan, table, main, (card) => rolesOf(plan, context, card), context);
  if (deck.cards.filter(({ types }) => !(types & CardType.Land)).length < LEAST_SPELLS)
    throw new GenerateError(
      "no_article",
      `An article needs a deck with ${LEAST_SPELLS} different spells at least.`,
    );
  const tell = teller(
    deck,
    commanders.length === 0 ? undefined : ranker.expected(plan.rankFormat, commanders),
  );
  const told = deck.cards.map(tell).sort((a, b) => b.worth - a.worth || (a.name < b.name ? -1 : 1));
  const spells = told.filter(({ isLand }) => !isLand);
  return {
    deck,
    spells,
    lands: told.filter(({ isLand }) => isLand),
    leaders: commanders.map((card) => tell(leaderCard(deck, card))),
    leader: leadersName(deck),
    formatName: FORMAT_NAMES.find(({ slug }) => slug === judged.slug)?.name ?? format.name,
    isSingleton: isSingleton(format),
    size,
    analysis: context.analyze(own, own.aim),
    games: playGames(readGameFacts(own, context)),
    changes: findChanges(deck, spells, side, context),
    side: isFromPool(judged) ? [] : sideOf(deck, side),
  };
}

/** Who leads, told of as a card of the deck. */
function leaderCard({ table }: DeckFacts, card: number): DeckCard {
  return {
    card,
    name: table.name(card),
    copies: 1,
    types: table.frontTypes[card] ?? 0,
    manaValue: table.manaValue[card] ?? 0,
    roles: 0,
    place: { group: "Commander", role: undefined },
    fit: { theme: 0, typal: 0, style: 0 },
  };
}

function teller(
  deck: DeckFacts,
  expected: ((card: CardIndex) => number) | undefined,
): (entry: DeckCard) => ToldCard {
  const { table, plan } = deck;
  const doingsOf = createDoing(table);
  return (entry) => {
    const claims = doingsOf(entry.card, entry.place.role).map(({ claim }) => claim);
    const links = linksOf(deck, entry).map(({ claim }) => claim);
    const isLand = (entry.types & CardType.Land) !== 0;
    const price = table.priceUsd[entry.card] ?? Number.NaN;
    const share = shareOfCard(deck, entry.card);
    const body = claims.find((claim) => claim.kind === "body");
    const acts = actsOf(claims);
    const feeds = links.find((claim) => claim.kind === "counts");
    const lift = share === undefined ? 0 : share.share - (share.elsewhere ?? share.share / 2);
    return {
      ...entry,
      isLand,
      acts,
      says: speakableLine(table, entry.card),
      body: body?.kind === "body" ? bodyWords(body) : undefined,
      feeds: feeds?.kind === "counts" ? feeds : undefined,
      share,
      expected: share?.share ?? expected?.(entry.card),
      partner: deck.partnerOf(entry.card),
      usd: Number.isNaN(price) ? undefined : price,
      worth:
        (share?.share ?? 0.7 * (expected?.(entry.card) ?? 0)) +
        1.5 * Math.max(0, lift) +
        0.5 * (entry.fit.theme + entry.fit.typal) +
        0.3 * entry.fit.style +
        (acts.length > 0 ? 0.6 : 0) +
        (feeds ? 0.5 : 0) +
        (plan.skeleton ? 0.15 * entry.copies : 0),
    };
  };
}

/** The sideboard, most copies first. */
function sideOf({ table, plan }: DeckFacts, side: ReadonlyMap<CardIndex, number>): SideCard[] {
  return [...side]
    .map(([card, copies]) => {
      const text = textOf(table, card).replace(
        /\bthis (?:creature|artifact|enchantment|permanent)\b/gi,
        "it",
      );
      const share = plan.skeleton === undefined ? 0 : shareOf(plan.skeleton.side, card);
      return {
        name: table.name(card),
        copies,
        purpose: text.trim() === "" ? undefined : SIDE_PHRASES.find((row) => row.text.test(text))?.purpose,
        share: share < LEAST_SHARE ? undefined : share,
      };
    })
    .sort((a, b) => b.copies - a.copies || (a.name < b.name ? -1 : 1));
}

/** How many decks like this one play the card: of its leaders, or of its archetype. */
function shareOfCard({ sharesOf, plan: { skeleton } }: DeckFacts, card: number): ToldCard["share"] {
  const counted = sharesOf(card);
  if (counted !== undefined) return counted.share < LEAST_SHARE ? undefined : counted;
  const share = skeleton === undefined ? 0 : shareOf(skeleton.main, card);
  return share < LEAST_SHARE ? undefined : { share };
}

function bodyWords({ power, toughness, keywords }: Claim & { readonly kind: "body" }): string {
  const article = /^(?:8|11|18)/.test(String(power)) ? "an" : "a";
  return `${article} ${power}/${toughness}${keywords.length === 0 ? "" : ` with ${keywords.join(" and ")}`}`;
}
