import { isWithin } from "@deckwright/cards/colors.ts";
import { type CardIndex, CardType } from "@deckwright/cards/table/card-table.ts";
import { isLand } from "@deckwright/cards/table/lands.ts";
import type { RoleId } from "../../data/roles.ts";
import { hashText } from "../random.ts";
import type { SidePurpose } from "../select/sideboard.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { landReasons } from "./land-reasons.ts";
import { type Link, linksOf } from "./links.ts";
import { capitalized, inWords } from "./phrases.ts";
import { WHAT } from "./what.ts";

/** Writes the reasons of one deck; keeps track of what was said, so that phrases take turns. */
export interface Reasons {
  of(entry: DeckCard): string;
  ofCommander(card: CardIndex): string;
  /** Why a card lies beside the deck, in a zone of its own. */
  ofZone(entry: DeckCard): string;
  ofSide(card: CardIndex, copies: number, purpose: SidePurpose): string;
}

/** Points a phrase loses for each time it was used. */
const WORN = 0.55;

/** Links that only count: they are left out beside a first reason that says something. */
const HOLLOW: ReadonlySet<Link["kind"]> = new Set(["curve", "role", "role total", "single"]);

/** Starts the reasons for a deck. */
export function createReasons(facts: DeckFacts): Reasons {
  const { table } = facts;
  const rules = WHAT.map((rule) => ({ ...rule, number: table.tags.id(rule.tag) })).filter(
    ({ number }) => number >= 0,
  );
  const ofLand = landReasons(facts);
  const uses = new Map<string, number>();
  const said = new Set<string>();

  const turn = (key: string): number => {
    const used = uses.get(key) ?? 0;
    uses.set(key, used + 1);
    return used;
  };
  const whatOf = (card: CardIndex, role: RoleId | undefined): string | undefined => {
    const fitting = rules.filter(({ number }) => table.tags.has(card, number));
    const rule = fitting.find((entry) => entry.role !== undefined && entry.role === role) ?? fitting[0];
    if (!rule) return undefined;
    return rule.phrases[turn(rule.phrases[0] ?? rule.tag) % rule.phrases.length];
  };
  const linkOf = (entry: DeckCard): Link | undefined => {
    const worth = (link: Link): number =>
      link.weight -
      WORN * (uses.get(link.kind) ?? 0) +
      0.3 * ((hashText(entry.name + link.kind) % 100) / 100);
    return linksOf(facts, entry).sort((a, b) => worth(b) - worth(a))[0];
  };
  const sentence = (entry: DeckCard): string => {
    const what = whatOf(entry.card, entry.place.role);
    const first = what ?? bodyPhrase(facts, entry);
    const link = linkOf(entry);
    if (link) turn(link.kind);
    const alone = `${first}.`;
    const isEnough = link === undefined || (what !== undefined && HOLLOW.has(link.kind));
    if (isEnough && !said.has(alone)) return alone;
    const text = link ? `${first}; ${link.text}.` : alone;
    if (!said.has(text)) return text;
    return `${capitalized(link?.text ?? first)}, at ${inWords(entry.manaValue)} mana.`;
  };
  const once = (text: string): string => {
    said.add(text);
    return text;
  };

  return {
    of: (entry) => once(entry.types & CardType.Land ? ofLand(entry) : sentence(entry)),
    ofZone(entry) {
      const first = whatOf(entry.card, undefined);
      const link = linksOf(facts, entry)
        .filter(({ kind }) => kind.startsWith("feeds"))
        .sort((a, b) => b.weight - a.weight)[0];
      if (link) turn(link.kind);
      const why = link?.text ?? ZONE_FITS[turn("zone") % ZONE_FITS.length] ?? "";
      return once(first === undefined ? `${capitalized(why)}.` : `${first}; ${why}.`);
    },
    ofCommander: (card) => once(commanderReason(facts, whatOf(card, undefined))),
    ofSide(card, copies, purpose) {
      if (purpose === "pool") return once(poolReason(facts, card));
      const phrases = SIDE[purpose];
      const first = phrases[turn(`side ${purpose}`) % phrases.length] ?? "";
      return once(`${first}; ${sideLink(facts, table.name(card), copies)}.`);
    },
  };
}

/** What ties a card of a zone to the deck, where no figure of the deck says more. */
const ZONE_FITS: readonly string[] = [
  "it goes the way that the deck goes",
  "few others serve this plan as well",
  "the deck makes more of it than the other side",
  "it helps you more often than them",
];

function bodyPhrase(facts: DeckFacts, entry: DeckCard): string {
  const power = facts.table.power[entry.card] ?? Number.NaN;
  const isFixed = !facts.table.manaCost(entry.card).includes("{X}");
  // A small body is no reason to play a card: only one that is large for its cost is spoken of.
  if (entry.types & CardType.Creature && isFixed && power > 0 && power >= entry.manaValue) {
    return `A ${power}/${facts.table.toughness[entry.card] ?? 0} body for ${inWords(entry.manaValue)} mana`;
  }
  if (entry.fit.typal >= 1) return "One more of the kind that the deck is about";
  if (entry.fit.theme >= 1) return "Belongs to the theme";
  return "Does its part for the plan";
}

function commanderReason(facts: DeckFacts, what: string | undefined): string {
  const { plan, roleCount, creatureType, table } = facts;
  const first = what ?? "Leads the deck";
  const about = table.tags;
  if (creatureType !== "") return `${first}; ${roleCount.typal} ${creatureType} cards stand behind it.`;
  const best = plan.template.bands
    .filter(({ role }) => !GENERIC.includes(role))
    .map(({ role }) => ({ role, count: roleCount[role] }))
    .sort((a, b) => b.count - a.count)[0];
  const theme = plan.themes[0];
  const themed =
    theme === undefined
      ? 0
      : facts.cards.reduce(
          (sum, { card, copies }) =>
            sum +
            (about.id(`theme:${theme}`) >= 0 && about.has(card, about.id(`theme:${theme}`)) ? copies : 0),
          0,
        );
  if (themed > 4) return `${first}; ${themed} cards of the deck share its theme.`;
  if (best && best.count > 4) return `${first}; ${best.count} cards serve the same plan.`;
  return `${first}; always at hand from the command zone.`;
}

const GENERIC: readonly RoleId[] = [
  "ramp",
  "draw",
  "removal",
  "answer",
  "wipe",
  "protection",
  "threat",
  "finisher",
];

/** What a sideboard card comes in against. */
const SIDE: Readonly<Record<Exclude<SidePurpose, "pool">, readonly string[]>> = {
  graveyard: [
    "Against decks that live off their graveyard",
    "Shuts a graveyard down",
    "For reanimation and other graveyard plans",
  ],
  permanents: [
    "Against artifacts and enchantments",
    "Breaks what creature removal cannot touch",
    "For lock pieces and equipment",
  ],
  wipe: ["Against decks that flood the board", "For creature swarms", "Evens out a board that got away"],
  counter: [
    "Against combo and big spells",
    "For slow decks, where one spell decides",
    "Against whatever must not resolve",
  ],
  discard: [
    "Against combo and control, where a card in hand matters most",
    "Takes the key card from slow hands",
    "For decks that hold back",
  ],
  removal: [
    "Against creature decks, as more answers",
    "For fast starts",
    "More removal where the main deck has too little",
  ],
  color: [
    "Against decks of the color it punishes",
    "Only for the colors it hates, and strong there",
    "A hoser for one color",
  ],
  other: [
    "Changes the angle when they are ready for the first one",
    "A different threat after the first game",
    "For long games",
    "Fills a gap of the main deck",
  ],
};

/** Why an opened card is not in the deck. */
function poolReason({ table, plan }: DeckFacts, card: CardIndex): string {
  if (isLand(table, card)) return "A land that the deck does without.";
  return isWithin(table.colorIdentity[card] ?? 0, plan.colors)
    ? "In the deck’s colors, and next in line."
    : "Outside of the deck’s colors, so it stays in the pool.";
}

function sideLink(facts: DeckFacts, name: string, copies: number): string {
  const slow = facts.cards
    .filter(({ types }) => !(types & CardType.Land))
    .sort((a, b) => b.manaValue - a.manaValue || (a.name < b.name ? -1 : 1));
  const out = slow[hashText(name) % Math.max(1, Math.min(6, slow.length))]?.name.split(" // ")[0];
  const options = [
    `${inWords(copies)} ${copies === 1 ? "copy is" : "copies are"} enough to see it when it counts`,
    out === undefined ? "comes in after the first game" : `comes in for ${out} where that is too slow`,
    `${inWords(copies)} of the ${inWords(facts.plan.format.sideboard)}`,
  ];
  return options[hashText(`${name} side`) % options.length] ?? "";
}
