import { isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, CardType } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import { shareOf } from "../rank/skeletons.ts";
import type { SidePurpose } from "../select/sideboard.ts";
import { amongLinks } from "./among.ts";
import { type Claim, type ClaimedSentence, claimedSentence, wordingsOf } from "./claims.ts";
import { textOf } from "./deck-counts.ts";
import { createDoing, type Doing } from "./doing.ts";
import { earlyLinks } from "./early.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { landReasons } from "./land-reasons.ts";
import { frontName, type Link, linksOf, TELLING } from "./links.ts";
import { capitalized } from "./phrases.ts";
import { SIDE_PHRASES } from "./side-phrases.ts";
import { createTies } from "./ties.ts";

/** Writes the reasons of one deck, of claims; keeps track of what was said, so that nothing is said twice. */
export interface Reasons {
  of(entry: DeckCard): string;
  ofCommander(entry: DeckCard): string;
  /** What a card does that somebody else has put in; nothing is said where there is nothing to say. */
  ofAdded(entry: DeckCard): void;
  /** Why a card lies beside the deck, in a zone of its own of `count` cards. */
  ofZone(entry: DeckCard, count: number): string;
  /** Why a card is among the `count` cards of the sideboard. */
  ofSide(entry: DeckCard, purpose: SidePurpose, count: number): string;
  /** Every sentence so far, with its claims. */
  readonly sentences: readonly ClaimedSentence[];
}

/** A claim in the words chosen for it. */
type Worded = ClaimedSentence["claims"][number];

/** What fewer sideboards have says nothing for a card. */
const LEAST_SIDE_SHARE = 0.2;

/** How often another way to tell of a land is looked for. */
const LAND_WAYS = 6;

/** Claims about the headings that the list has. */
const OF_HEADINGS: ReadonlySet<Claim["kind"]> = new Set(["among", "cheapest", "dearest", "zone"]);

/** Starts the reasons for a deck. */
export function createReasons(facts: DeckFacts): Reasons {
  const { table } = facts;
  const doingsOf = createDoing(table);
  const ofLand = landReasons(facts);
  const ties = createTies(facts);
  const sentences: ClaimedSentence[] = [];
  const fragments = new Set<string>();
  const said = new Set<string>();

  /** A way to say a claim that the deck has not heard yet; ways of a kind take turns. */
  const fresh = (claim: Claim): Worded | undefined => {
    const ways = wordingsOf(claim);
    const turn = sentences.length % ways.length;
    const words = [...ways.slice(turn), ...ways.slice(0, turn)].find(
      (each) => !fragments.has(each.toLowerCase()),
    );
    return words === undefined ? undefined : { claim, words };
  };
  const stale = (claim: Claim): Worded => ({ claim, words: wordingsOf(claim)[0] ?? "" });
  const firstFresh = (claims: readonly Claim[]): Worded | undefined => {
    for (const claim of claims) {
      const worded = fresh(claim);
      if (worded !== undefined) return worded;
    }
    return undefined;
  };
  const say = (card: string, claims: readonly Worded[]): string => {
    const sentence = claimedSentence(card, claims);
    sentences.push(sentence);
    said.add(sentence.sentence);
    for (const { claim, words } of claims) {
      fragments.add(words.toLowerCase());
      ties.told(claim);
    }
    return sentence.sentence;
  };

  /** What the card does and what ties it to the deck; one of both where the other says nothing new. */
  const explain = (name: string, doings: readonly Doing[], links: readonly Link[]): string => {
    const first = firstFresh(doings.map(({ claim }) => claim));
    const others = links.filter(({ claim }) => claim !== first?.claim);
    const telling = others.filter(({ weight }) => weight >= TELLING).map(({ claim }) => claim);
    const rest = others.filter(({ weight }) => weight < TELLING).map(({ claim }) => claim);
    const link = firstFresh(telling);
    if (first !== undefined) return say(name, link === undefined ? [first] : [first, link]);
    // What it does was said of another card: said once more, its tie to the deck is its own.
    const best = doings[0] === undefined ? undefined : stale(doings[0].claim);
    const other = link ?? firstFresh(rest);
    if (best !== undefined && other !== undefined) return say(name, [best, other]);
    if (other !== undefined) return say(name, [other]);
    const any = firstFresh(doings.map(({ claim }) => claim));
    if (any !== undefined) return say(name, [any]);
    return say(
      name,
      unheard(
        name,
        [...doings, ...links].map(({ claim }) => claim),
      ),
    );
  };
  /** Claims that were all said before, put together as they have not been yet. */
  const unheard = (name: string, claims: readonly Claim[]): Worded[] => {
    const worded = claims.flatMap((claim) => wordingsOf(claim).map((words) => ({ claim, words })));
    for (const one of worded)
      for (const other of worded) {
        const pair = one === other || one.claim === other.claim ? [one] : [one, other];
        if (!said.has(claimedSentence(name, pair).sentence)) return pair;
      }
    const first =
      worded[0] ??
      stale({
        kind: "leads",
        creatures: facts.count("creatures"),
        spells: facts.count("instants and sorceries"),
      });
    const before = sentences.findLast(({ sentence }) => sentence.startsWith(capitalized(first.words)));
    return [first, stale({ kind: "like", with: frontName(before?.card ?? name) })];
  };

  /** What a land makes, and what else it does or who plays it where another land was told of in the same words. */
  const explainLand = (entry: DeckCard): string => {
    const others = [...linksOf(facts, entry), ...doingsOf(entry.card, undefined)]
      .map(({ claim }) => claim)
      .filter(
        (claim) => claim.kind !== "does" && !(claim.kind === "effect" && claim.effect === "makes mana"),
      );
    for (let way = 0; way < LAND_WAYS; way++) {
      const land = stale({ kind: "land", text: ofLand(entry).replace(/\.$/, "") });
      const isSaid = said.has(claimedSentence(entry.name, [land]).sentence);
      const other = isSaid || land.words.startsWith("A colorless land") ? firstFresh(others) : undefined;
      const worded = other === undefined ? [land] : [land, other];
      if (!said.has(claimedSentence(entry.name, worded).sentence)) return say(entry.name, worded);
    }
    return say(
      entry.name,
      unheard(entry.name, [{ kind: "land", text: ofLand(entry).replace(/\.$/, "") }, ...others]),
    );
  };

  /** What ties a card to the deck and to single cards of it, most telling first. */
  const linksTo = (entry: DeckCard): Link[] =>
    [
      ...linksOf(facts, entry),
      ...ties.of(entry.card),
      ...earlyLinks(facts, entry),
      ...amongLinks(facts, entry),
    ].sort((a, b) => b.weight - a.weight);

  return {
    sentences,
    of(entry) {
      if (entry.types & CardType.Land) {
        return explainLand(entry);
      }
      return explain(entry.name, doingsOf(entry.card, entry.place.role), linksTo(entry));
    },
    ofAdded(entry) {
      if (entry.types & CardType.Land) {
        explainLand(entry);
        return;
      }
      const doings = doingsOf(entry.card, entry.place.role);
      const links = linksTo(entry).filter(({ claim }) => !OF_HEADINGS.has(claim.kind));
      if (doings.length + links.length > 0) explain(entry.name, doings, links);
    },
    ofZone(entry, count) {
      const links: Link[] = [
        ...linksOf(facts, entry).filter(({ claim }) => claim.kind === "counts" || claim.kind === "combo"),
        { claim: { kind: "zone", zone: entry.place.group, count }, weight: 0 },
      ];
      return explain(entry.name, doingsOf(entry.card, undefined), links);
    },
    ofCommander(entry) {
      const links = linksTo(entry).filter(
        ({ claim }) => claim.kind === "counts" || claim.kind === "combo" || claim.kind === "tie",
      );
      const leads: Claim = {
        kind: "leads",
        creatures: facts.count("creatures"),
        spells: facts.count("instants and sorceries"),
      };
      return explain(entry.name, doingsOf(entry.card, undefined), [
        ...links,
        { claim: leads, weight: TELLING },
      ]);
    },
    ofSide(entry, purpose, count) {
      if (purpose === "pool") return say(entry.name, [stale(poolClaim(facts, entry.card))]);
      const doings = doingsOf(entry.card, ROLE_OF_PURPOSE[purpose]);
      return explain(
        entry.name,
        [...sideDoings(facts, entry, purpose), ...doings],
        sideLinks(facts, entry, doings, count),
      );
    },
  };
}

const ROLE_OF_PURPOSE = {
  graveyard: "filler",
  permanents: "removal",
  wipe: "wipe",
  counter: "counter",
  discard: "discard",
  removal: "removal",
  color: "removal",
  other: undefined,
} as const;

/** What the card is brought along for, where its text says so. */
function sideDoings({ table }: DeckFacts, { card }: DeckCard, purpose: SidePurpose): Doing[] {
  // What a card says of itself is no word about others.
  const text = textOf(table, card).replace(/\bthis (?:creature|artifact|enchantment|permanent)\b/gi, "it");
  return SIDE_PHRASES.filter((row) =>
    text === "" ? row.purpose === purpose && row.isSureByTag : row.text.test(text),
  )
    .slice(0, 1)
    .map(({ purpose: against, phrases }) => ({
      claim: { kind: "side", purpose: against, phrases },
      weight: 100,
    }));
}

/** What the card does, and that other sideboards have it: behind what it is brought along for. */
function sideLinks(
  { plan }: DeckFacts,
  { card, copies }: DeckCard,
  doings: readonly Doing[],
  count: number,
): Link[] {
  const { skeleton } = plan;
  const share = skeleton === undefined ? 0 : shareOf(skeleton.side, card);
  const doing = doings[0];
  return [
    ...(skeleton !== undefined && share >= LEAST_SIDE_SHARE
      ? [{ claim: { kind: "archetype", of: skeleton.name, share, zone: "side" } as const, weight: 2 }]
      : []),
    ...(doing === undefined ? [] : [{ claim: doing.claim, weight: 1.9 }]),
    { claim: { kind: "copies", copies, of: count, zone: "side" }, weight: 0.5 },
  ];
}

/** Why an opened card is not in the deck. */
function poolClaim({ table, plan }: DeckFacts, card: CardIndex): Claim {
  if (isLand(table, card)) return { kind: "pool", text: "a land that the deck does without" };
  return isWithin(table.colorIdentity[card] ?? 0, plan.colors)
    ? { kind: "pool", text: "in the deck’s colors, and not among its best cards" }
    : { kind: "pool", text: "outside of the deck’s colors, so it stays in the pool" };
}
