import { CardType } from "@deckwright/cards/table/card-table.ts";
import { FEEDS } from "../../data/what/feeds.ts";
import { shareOf } from "../rank/skeletons.ts";
import type { Claim } from "./claims.ts";
import { isOfType, textOf } from "./deck-counts.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { SMALL_GROUPS } from "./groups.ts";
import { hasTag } from "./has-tag.ts";

/** What ties a card to this deck, and how much it says. */
export interface Link {
  readonly claim: Claim;
  /** 0 to 4: what is told of few cards says more. */
  readonly weight: number;
}

/** From this weight on a link is worth telling beside what the card does; others only keep sentences apart. */
export const TELLING = 1.3;

/**
 * How much links say. A combo says most, then what the deck has for the card, then that decks like it play the card; points
 * by hand, November 2026.
 */
const WEIGHT = {
  combo: 4,
  counts: 2.5,
  /** Both for the share itself and for how far it lies above that of other decks. */
  playsIn: 1.4,
  lift: 1.6,
  archetype: 1.9,
  /** The last resort: it says nothing of what the card does here. */
  together: 1.3,
  type: 1.35,
  cheapest: 1.1,
  dearest: 1,
  drops: 0.6,
  copies: 0.7,
} as const;

/** What fewer of a commander's or an archetype's decks play says nothing for itself. */
const LEAST_SHARE = 0.2;
/** How much more than elsewhere a card must be played, in shares, for elsewhere to be told. */
const LEAST_LIFT = 0.12;
/** A group of fewer cards has no cheapest one to speak of. */
const LEAST_GROUP = 4;

/** Everything that ties a card to the deck, most telling first. */
export function linksOf(facts: DeckFacts, entry: DeckCard): Link[] {
  const links = [
    ...comboLinks(facts, entry),
    ...feedLinks(facts, entry),
    ...shareLinks(facts, entry),
    ...typeLinks(facts, entry),
    ...placeLinks(facts, entry),
  ];
  return links.sort((a, b) => b.weight - a.weight);
}

/** Who leads the deck, as sentences call them: "Lathril", "Tymna and Kraum". */
export function leadersName(facts: DeckFacts): string {
  return facts.commanders.map((name) => shortName(name)).join(" and ");
}

/** A card's name as prose uses it: the front face. */
export function frontName(name: string): string {
  return name.split(" // ")[0] ?? name;
}

/** A leader's name as players say it: up to the comma. */
export function shortName(name: string): string {
  return frontName(name).split(",")[0] ?? name;
}

function comboLinks({ combos, table }: DeckFacts, { card }: DeckCard): Link[] {
  return combos
    .filter(({ cards }) => cards.includes(card))
    .map(({ cards: [one, other], end }) => ({
      claim: { kind: "combo", with: frontName(table.name(one === card ? other : one)), end },
      weight: WEIGHT.combo,
    }));
}

function feedLinks(facts: DeckFacts, entry: DeckCard): Link[] {
  const claim = feedOf(facts, entry);
  return claim === undefined ? [] : [{ claim, weight: WEIGHT.counts }];
}

/** What the deck has of that which the card's text speaks of. */
export function feedOf(
  facts: DeckFacts,
  { card }: DeckCard,
): Extract<Claim, { readonly kind: "counts" }> | undefined {
  const { table, creatureType } = facts;
  // A card that speaks of itself does not speak of others.
  const text = textOf(table, card)
    .replaceAll(frontName(table.name(card)), "it")
    .replace(/\bthis (?:creature|artifact|enchantment|permanent|land|Equipment|Aura)\b/gi, "it");
  const fits = (tag: string | undefined, pattern: string): boolean => {
    if (text.trim() === "") return tag !== undefined && hasTag(table, card, tag);
    if (!pattern.includes("{type}")) return compiled(pattern).test(text);
    return creatureType !== "" && compiled(pattern.replace("{type}", creatureType)).test(text);
  };
  const feed = FEEDS.find(
    ({ tag, text: pattern, count, least }) => facts.count(count) >= least && fits(tag, pattern),
  );
  return feed === undefined
    ? undefined
    : {
        kind: "counts",
        what: feed.count,
        count: facts.count(feed.count),
        says: feed.says.map((one) => one.replace("{type}", creatureType)),
      };
}

const patterns = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, "i");
  patterns.set(pattern, known);
  return known;
}

/** How many decks like this one play the card, and which card of the deck it is played with. */
function shareLinks(facts: DeckFacts, { card }: DeckCard): Link[] {
  const links: Link[] = [];
  const played = facts.sharesOf(card);
  if (played !== undefined && played.share >= LEAST_SHARE) {
    const { share, elsewhere } = played;
    const isMore = share - elsewhere >= LEAST_LIFT;
    links.push({
      claim: { kind: "plays-in", of: leadersName(facts), share, ...(isMore ? { elsewhere } : {}) },
      weight: WEIGHT.playsIn * share + (isMore ? WEIGHT.lift * (share - elsewhere) + 0.6 : 0.5),
    });
  }
  const { skeleton } = facts.plan;
  const usual = skeleton === undefined ? 0 : shareOf(skeleton.main, card);
  if (skeleton !== undefined && usual >= LEAST_SHARE)
    links.push({
      claim: { kind: "archetype", of: skeleton.name, share: usual, zone: "main" },
      weight: WEIGHT.archetype + usual / 2,
    });
  const partner = facts.partnerOf(card);
  if (partner !== undefined)
    links.push({ claim: { kind: "together", with: partner }, weight: WEIGHT.together });
  return links;
}

function typeLinks(facts: DeckFacts, entry: DeckCard): Link[] {
  const { creatureType, table } = facts;
  if (creatureType === "" || !isOfType(table, entry, creatureType)) return [];
  return [{ claim: { kind: "type", type: creatureType, count: facts.count("type") }, weight: WEIGHT.type }];
}

/** Where the card stands among its group, the curve and the list. */
function placeLinks(facts: DeckFacts, entry: DeckCard): Link[] {
  const { group } = entry.place;
  const links: Link[] = [];
  const peers = facts.cards.filter(({ place }) => place.group === group);
  const values = peers.map(({ manaValue }) => manaValue);
  const alike = values.filter((value) => value === entry.manaValue).length;
  if (peers.length >= LEAST_GROUP && alike === 1 && !takesOthersIn(group)) {
    const count = peers.length;
    if (entry.manaValue === Math.min(...values))
      links.push({ claim: { kind: "cheapest", group, count }, weight: WEIGHT.cheapest });
    else if (entry.manaValue === Math.max(...values))
      links.push({ claim: { kind: "dearest", group, count }, weight: WEIGHT.dearest });
  }
  if (entry.copies > 1) {
    const all = facts.cards.reduce((sum, { copies }) => sum + copies, 0);
    links.push({
      claim: { kind: "copies", copies: entry.copies, of: all, zone: "main" },
      weight: WEIGHT.copies,
    });
  }
  const drops = facts.cards.filter(
    ({ types, manaValue }) => !(types & CardType.Land) && manaValue === entry.manaValue,
  ).length;
  if (drops > 2 && !(entry.types & CardType.Land))
    links.push({ claim: { kind: "drops", manaValue: entry.manaValue, count: drops }, weight: WEIGHT.drops });
  return links;
}

/** Whether a group may be shown with the cards of a small one, or within another. */
function takesOthersIn(group: string): boolean {
  return Object.entries(SMALL_GROUPS).some((names) => names.includes(group));
}
