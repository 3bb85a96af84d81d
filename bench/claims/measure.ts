/**
 * Every claim of many decks, held against the cards' printed words, the list and the figures. The checker reads sentences as
 * people do: it knows neither the tags nor the roles nor the rows that they were written from.
 */
import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import { type Deck, toDeckList } from "@deckwright/decks/deck.ts";
import { ARCHETYPES_LENT_BY } from "@deckwright/engine/data/similar-formats.ts";
import { createEngine, type Engine } from "@deckwright/engine/engine.ts";
import type { ClaimedSentence } from "@deckwright/engine/explain/claims.ts";
import { openCoOccurrence } from "@deckwright/engine/rank/co-occurrence.ts";
import type { Ranker } from "@deckwright/engine/rank/ranker.ts";
import { withSimilarFormats } from "@deckwright/engine/rank/similar-formats.ts";
import { shareOf } from "@deckwright/engine/rank/skeletons.ts";
import type { GenerateRequest } from "@deckwright/engine/types.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import type { Bench } from "../setup.ts";
import { type ReadCard, type ReadDeck, readCard } from "./card-text.ts";
import type { CheckedDeck } from "./checked-deck.ts";
import { isOwnSentence, isTrue } from "./checks.ts";
import { landHolds, SIDE_CHECKS, strategyHolds } from "./deck-checks.ts";
import { effectHolds } from "./effect-checks.ts";
import { tieHolds } from "./tie-checks.ts";
import { requests } from "./wishes.ts";

/** False claims that are printed; all are counted. */
const SHOWN = 200;

/** Cards that are put into each deck, as people do, to hear what they do there. */
const ADDED = 3;

/** Builds decks and checks what they say; `failed` counts false claims, and sentences said twice. */
export async function measureClaims(
  { cards: { table, names }, figures }: Bench,
  decks: number,
  say: (line: string) => void,
): Promise<Section & { readonly failed: number }> {
  const ranker = openCoOccurrence(figures.coOccurrence, table, names);
  let heard: readonly ClaimedSentence[] = [];
  const engine = createEngine({ table, names, ranker, onClaims: (claims) => (heard = claims) });
  const asked = withSimilarFormats(ranker);
  const read = new Map<CardIndex, ReadCard>();
  const indexes = new Map<ReadCard, CardIndex>();
  const cardOf = (name: string): ReadCard | undefined => {
    const match = names.resolve(name, { typos: false });
    if (!match.found) return undefined;
    const card = read.get(match.card) ?? readCard(table, match.card);
    read.set(match.card, card);
    indexes.set(card, match.card);
    return card;
  };
  const counts = new Map<string, { all: number; wrong: number }>();
  const wrong: string[] = [];
  let built = 0;
  let sentences = 0;
  let twice = 0;
  const check = (request: GenerateRequest, checked: CheckedDeck): void => {
    for (const { card, sentence, claims } of heard) {
      sentences++;
      const about = cardOf(card);
      for (const { claim, words } of claims) {
        const row = counts.get(claim.kind) ?? { all: 0, wrong: 0 };
        counts.set(claim.kind, row);
        row.all++;
        const isSo =
          about === undefined ? strategyHolds(sentence, checked) : holds(claim.kind, words, about, checked);
        if (isSo === true) continue;
        row.wrong++;
        wrong.push(`${isSo === undefined ? "unread" : "false"} | ${asking(request)} | ${card} | ${words}`);
      }
    }
  };
  for (const request of requests(decks)) {
    heard = [];
    let deck: Deck;
    try {
      deck = engine.generate(request).deck;
    } catch {
      continue;
    }
    if (heard.length === 0) continue;
    built++;
    const checked = checkedDeck(deck, cardOf, indexes, asked);
    const reasons = Object.values(deck.card_list).flatMap((items) => items.map(({ reason }) => reason));
    const repeated = reasons.filter((reason, at) => reasons.indexOf(reason) !== at);
    twice += repeated.length;
    wrong.push(...repeated.map((reason) => `twice | ${asking(request)} | ${reason}`));
    check(request, checked);
    for (const { more, name } of withAdded(deck, engine)) {
      heard = [];
      engine.alternatives({ deck: toDeckList(more), card: name });
      check(request, checkedDeck(more, cardOf, indexes, asked));
    }
    if (built % 250 === 0) say(`  ${built} decks, ${wrong.length} false or said twice`);
  }
  for (const line of wrong.slice(0, SHOWN)) say(`  ${line}`);
  const rows = [...counts].sort(([, a], [, b]) => b.all - a.all);
  const all = rows.reduce((sum, [, row]) => sum + row.all, 0);
  const body = [
    `${built} decks, ${sentences} sentences, ${all} claims; ${wrong.length - twice} false or unread, ${twice} reasons said twice in a deck.`,
    markdownTable(
      ["claim", "told", "false or unread"],
      rows.map(([kind, row]) => [kind, String(row.all), String(row.wrong)]),
    ),
  ].join("\n\n");
  return {
    title: "Claims",
    command: `npm run bench -- claims --decks ${decks}`,
    body,
    failed: wrong.length,
  };
}

/** The deck with one more card that suits it, some times over. */
function withAdded(deck: Deck, engine: Engine): { readonly more: Deck; readonly name: string }[] {
  const cards = Object.keys(deck.main);
  return Array.from(
    { length: ADDED },
    (_, at) => cards[Math.floor((at * cards.length) / ADDED)] ?? "",
  ).flatMap((card) => {
    const { upgrade, cheaper } = engine.alternatives({ deck: toDeckList(deck), card });
    const name = (upgrade ?? cheaper)?.name;
    return name === undefined ? [] : [{ name, more: { ...deck, main: { ...deck.main, [name]: 1 } } }];
  });
}

function asking(request: GenerateRequest): string {
  return request.prompt ?? `${request.format} ${request.playstyle} ${request.seed}`;
}

function holds(kind: string, words: string, card: ReadCard, deck: CheckedDeck): boolean | undefined {
  if (kind === "land") return landHolds(words, card, deck);
  if (kind === "quote") return isOwnSentence(words, card);
  if (kind === "pool") return true;
  const small = words.charAt(0).toLowerCase() + words.slice(1);
  if (kind === "effect") return effectHolds(small, card);
  if (kind === "tie") return tieHolds(/^[A-Z][a-z]+s /.test(words) ? small : words, card, deck);
  if (kind === "side") {
    const row = SIDE_CHECKS.find(([says]) => says.test(small));
    return row?.[1].test(card.text);
  }
  return isTrue(words, card, deck);
}

/** A deck as the checker sees it: its list, and what the public ranker says of its cards. */
function checkedDeck(
  deck: Deck,
  cardOf: (name: string) => ReadCard | undefined,
  indexes: ReadonlyMap<ReadCard, CardIndex>,
  ranker: Ranker,
): CheckedDeck {
  const list = (counts: Readonly<Record<string, number>>): ReadDeck =>
    Object.entries(counts).flatMap(([name, copies]) => {
      const card = cardOf(name);
      return card === undefined ? [] : [{ card, copies }];
    });
  const indexOf = (card: ReadCard): CardIndex => indexes.get(card) ?? -1;
  const commanders = deck.commanders.flatMap((name) => cardOf(name) ?? []);
  const leaders = commanders.map(indexOf);
  const included = new Map(ranker.inclusions(deck.format, leaders).map(({ card, share }) => [card, share]));
  const main = list(deck.main);
  const formats = [deck.format, ...(ownEntry(ARCHETYPES_LENT_BY, deck.format) ?? []), "cedh"];
  return {
    main,
    commanders,
    sideCount: Object.values(deck.side).reduce((sum, copies) => sum + copies, 0),
    groups: new Map(
      [...Object.entries(deck.card_list)].map(([group, items]) => [
        group,
        list(Object.fromEntries(items.map(({ name, quantity }) => [name, quantity]))),
      ]),
    ),
    find: (name) =>
      [...commanders, ...main.map(({ card }) => card)].find(
        (card) => card.name.split(" // ")[0] === name || card.name === name,
      ),
    shares: (card) => ({
      own: 100 * (included.get(indexOf(card)) ?? 0),
      all: 100 * ranker.popularity(deck.format, indexOf(card)),
    }),
    archetype(name, card, zone) {
      const found = formats.flatMap((format) => ranker.skeletons(format)).filter((one) => one.name === name);
      const shares = found.map((one) => 100 * shareOf(one[zone], indexOf(card)));
      return shares.length === 0 ? undefined : Math.max(...shares);
    },
    affinity: (card, other) =>
      Math.max(...formats.map((format) => ranker.affinity(format, indexOf(card), indexOf(other)))),
  };
}
