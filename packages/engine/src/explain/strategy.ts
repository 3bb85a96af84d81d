import { CardType } from "@deckwright/cards/table/card-table.ts";
import type { Playstyle } from "@deckwright/decks/playstyles.ts";
import { COMBO_END_WORDS, COMBO_ENDS } from "../../data/combo-ends.ts";
import { ROLE_IDS, ROLE_RULES, type RoleId } from "../../data/roles.ts";
import { THEMES } from "../../data/themes.ts";
import { typesWanted } from "../plan/fit.ts";
import type { Combo } from "../rank/combos.ts";
import { shareOf } from "../rank/skeletons.ts";
import { type ClaimedSentence, claimedSentence } from "./claims.ts";
import { isOfType, textOf } from "./deck-counts.ts";
import type { DeckCard, DeckFacts } from "./facts.ts";
import { mergedGroup } from "./groups.ts";
import { frontName, leadersName } from "./links.ts";
import { namesInText } from "./names-in-text.ts";
import { inWords, listed } from "./phrases.ts";
import { STORIES } from "./story.ts";
import { fliersOf, gainsOf, opensOf, setsOf } from "./strategy-board.ts";
import { best, byName, FULL_SIZE, NAMED, scaled, size, type Told, told, worth } from "./strategy-words.ts";

/** A group of fewer cards, of sixty or more, makes no style; and how many groups are told of. */
const LEAST_CORE = 4;
const MOST_CORES = 2;
/** Sentences between what the deck is after and which hands to keep. */
const MOST_BETWEEN = 4;
/** A deck of which fewer are told is also told of by its first creatures and its full sets. */
const ENOUGH = 3;
/** Cards that make the heart of a deck, and the share of the decks like it that play each: of a commander's, which also play it so much more than others, and of an archetype's. */
const HEART = { most: 3, least: 2, share: 0.5, lift: 0.2, archetype: 0.7 } as const;
/** An attacker of less power is not what the game ends with, in decks of sixty and more and in those of forty. */
const LARGE = { full: 4, small: 3 } as const;

/** Groups whose nouns tell a player what a deck of four copies does. */
const TELLING_GROUPS: readonly RoleId[] = [
  "removal",
  "counter",
  "discard",
  "wipe",
  "burn",
  "draw",
  "dig",
  "ramp",
  "maker",
  "gear",
  "mill",
  "lock",
  "outlet",
  "drain",
  "fodder",
  "reanimation",
  "target",
  "filler",
  "recursion",
  "anthem",
  "payoff",
  "protection",
];

/** Decks with fewer lands than this in seven cards keep hands with one. */
const FEW_LANDS = 1.4;

/** Playstyles that fill a board, and texts that make all of one's creatures larger, or all of a type. */
const WIDE: ReadonlySet<Playstyle> = new Set(["aggro", "tokens", "tribal"]);
const GROWS_ALL =
  /(?:^|\n|, )(?:attacking |other |legendary )?[\w' ]*creatures you control (?:get|have base power|gain trample and get) \+?[1-9X]/i;

/** Texts that win or lose the game outright. */
const WINS = /you win the game|(?:opponent|player)s? loses? the game/i;

/** The strategy of a deck in a few sentences, and what they claim. */
export interface Strategy {
  readonly text: string;
  readonly claims: readonly ClaimedSentence[];
}

/**
 * The strategy of a deck in a few sentences: what it is after, what it has for that, how it wins, which hands to keep. Every
 * card it names is in the deck.
 */
export function strategyOf(facts: DeckFacts): Strategy {
  const held = new Set([...facts.plan.commanders, ...facts.cards.map(({ card }) => card)]);
  const sentences = [planOf(facts), ...between(facts), keepsOf(facts)]
    .filter((claim) => claim !== undefined)
    .map((claim) => claimedSentence("", [{ claim, words: claim.text }]))
    // Words can make up a card's name by accident; a sentence that seems to name a stranger is left out.
    .filter(({ sentence }) => namesInText(sentence, facts.table).every(({ card }) => held.has(card)));
  return { text: sentences.map(({ sentence }) => sentence).join(" "), claims: sentences };
}

/** What the deck has for its plan and how it wins: as much as its cards give to tell, the most telling before others. */
function between(facts: DeckFacts): Told[] {
  const named = new Set<string>();
  const isFast = STORIES[facts.plan.playstyle].opens === true;
  const theme = themeOf(facts, named);
  const heart = heartOf(facts, named);
  const early = isFast ? opensOf(facts, named, "opens") : undefined;
  const cores = coresOf(facts, named);
  const win = winOf(facts);
  const gains = gainsOf(facts, named);
  const fliers = win === undefined ? fliersOf(facts, named) : undefined;
  const told = [theme, heart, win, early, cores, gains, fliers].filter((claim) => claim !== undefined);
  const more =
    told.length >= ENOUGH ? [] : [early ?? opensOf(facts, named, "anyOpens"), setsOf(facts, named)];
  const kept = new Set([...told, ...more].slice(0, MOST_BETWEEN));
  return [theme, heart, early, ...more, cores, gains, win, fliers].filter(
    (claim, at, all) => claim !== undefined && kept.has(claim) && all.indexOf(claim) === at,
  ) as Told[];
}

/** What the deck is after, where it holds what that takes. */
function planOf(facts: DeckFacts): Told | undefined {
  const { needs, plan } = STORIES[facts.plan.playstyle];
  const have =
    needs === undefined ? 0 : needs.of === "combos" ? facts.combos.length : facts.roleCount[needs.of];
  if (needs !== undefined && have < scaled(facts, facts.singleton ? needs.singleton : needs.constructed))
    return undefined;
  const types = typesWanted(facts.plan).map((type) => facts.table.subtypeName(type));
  const isTypal = facts.plan.playstyle === "tribal" && types.length > 0;
  const members = !isTypal
    ? 0
    : facts.cards
        .filter((entry) => types.some((type) => isOfType(facts.table, entry, type)))
        .reduce((sum, { copies }) => sum + copies, 0);
  const text = isTypal
    ? `Put ${listed(types)} cards on the board, ${inWords(members)} of them, and let them help each other`
    : plan.replace(/\.$/, "");
  const leaders = leadersName(facts);
  return told(
    "plan",
    leaders === "" ? text : `Led by ${leaders}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    facts.commanders,
    isTypal ? [members] : [have],
  );
}

/** The cards that tell the deck from others: what nearly all decks of its kind play, and few others do. */
function heartOf(facts: DeckFacts, named: Set<string>): Told | undefined {
  const { skeleton } = facts.plan;
  const spells = facts.cards.filter(({ types, name }) => (types & CardType.Land) === 0 && !named.has(name));
  const own = spells.flatMap((entry) => {
    if (skeleton !== undefined) {
      const share = shareOf(skeleton.main, entry.card);
      return share >= HEART.archetype ? [{ entry, worth: share - facts.popularity(entry.card) }] : [];
    }
    const shares = facts.sharesOf(entry.card);
    if (shares === undefined || shares.share < HEART.share) return [];
    const lift = shares.share - shares.elsewhere;
    return lift >= HEART.lift ? [{ entry, worth: lift }] : [];
  });
  const names = own
    .sort((x, y) => y.worth - x.worth || byName(x.entry, y.entry))
    .slice(0, HEART.most)
    .map(({ entry }) => entry.name);
  if (names.length < HEART.least) return undefined;
  for (const name of names) named.add(name);
  const cards = listed(names.map(frontName));
  const text =
    skeleton === undefined
      ? `Its heart is ${cards}, which most ${leadersName(facts)} decks play and few others`
      : `Its heart is ${cards}, which most ${skeleton.name} decks play`;
  return told("heart", text, names);
}

/** The theme that was asked for, with cards of the deck that serve it. */
function themeOf(facts: DeckFacts, named: Set<string>): Told | undefined {
  const theme = THEMES.find(({ slug }) => slug === facts.plan.themes[0]);
  if (!theme) return undefined;
  const entries = facts.cards
    .filter(({ fit, types }) => fit.theme >= 1 && (types & CardType.Land) === 0)
    .sort((a, b) => b.fit.theme - a.fit.theme || worth(facts, b) - worth(facts, a) || byName(a, b));
  const names = entries.slice(0, NAMED).map(({ name }) => name);
  if (names.length < NAMED) return undefined;
  for (const name of names) named.add(name);
  return told("theme", `The theme is ${theme.name}, served by ${listed(names.map(frontName))}`, names);
}

/** The groups of the list that a deck of its kind is about, with their best known cards; of four copies also its largest others. */
function coresOf(facts: DeckFacts, named: Set<string>): Told | undefined {
  const shown = shownGroups(facts);
  const { core } = STORIES[facts.plan.playstyle];
  const first: RoleId[] = facts.singleton ? ["ramp", core] : [core];
  const others = facts.singleton
    ? []
    : TELLING_GROUPS.toSorted((a, b) => size(shown.get(b) ?? []) - size(shown.get(a) ?? []));
  const groups = [...new Set([...first, ...others])]
    .flatMap((role) => {
      const entries = shown.get(role) ?? [];
      const count = size(entries);
      const names = best(facts, entries, named);
      return count < scaled(facts, LEAST_CORE) || names.length < NAMED || role === "tutor"
        ? []
        : [{ noun: ROLE_RULES[role].noun, names, count }];
    })
    .slice(0, MOST_CORES);
  if (groups.length === 0) return undefined;
  for (const { names } of groups) for (const name of names) named.add(name);
  const texts = groups.map(
    ({ noun, names, count }) => `${inWords(count)} ${noun} such as ${listed(names.map(frontName))}`,
  );
  return told(
    "core",
    `It has ${texts.join(", and ")}`,
    groups.flatMap(({ names }) => names),
    groups.map(({ count }) => count),
  );
}

/** The spells of each role's group, as the list shows them. */
function shownGroups({ cards }: DeckFacts): Map<RoleId, DeckCard[]> {
  const sizeOf = (group: string): number => cards.filter(({ place }) => place.group === group).length;
  return new Map(
    ROLE_IDS.map((role) => {
      const { label } = ROLE_RULES[role];
      return [role, cards.filter(({ place }) => mergedGroup(place.group, sizeOf) === label)];
    }),
  );
}

/** How the game ends: by a combo, by a card that says so, by what makes a wide board large, or by its largest attackers. */
function winOf(facts: DeckFacts): Told | undefined {
  return comboOf(facts) ?? winnersOf(facts) ?? wideOf(facts) ?? largestOf(facts);
}

/** The combo that ends the game soonest, one with who leads the deck before others. */
function comboOf({ combos, plan, table }: DeckFacts): Told | undefined {
  const rank = ({ cards, end }: Combo): number =>
    (end === undefined ? COMBO_ENDS.length : COMBO_ENDS.indexOf(end)) -
    (cards.some((card) => plan.commanders.includes(card)) ? COMBO_ENDS.length : 0);
  const best = [...combos].sort((x, y) => rank(x) - rank(y))[0];
  if (best === undefined) return undefined;
  const pair = best.cards.map((card) => table.name(card));
  const more = combos.length === 1 ? "" : `, one of ${inWords(combos.length)} two-card combos`;
  const text =
    best.end === undefined
      ? `${listed(pair.map(frontName))} are ${combos.length === 1 ? "the two-card combo" : more.slice(2)}`
      : `${listed(pair.map(frontName))} together ${COMBO_END_WORDS[best.end]}${more}`;
  return told("win", text, pair, [combos.length]);
}

function winnersOf({ cards, table }: DeckFacts): Told | undefined {
  const names = cards
    .filter(
      ({ card }) =>
        WINS.test(textOf(table, card)) && !/you lose the game|can't (?:win|lose)/i.test(textOf(table, card)),
    )
    .map(({ name }) => name)
    .slice(0, NAMED);
  if (names.length === 0) return undefined;
  return told(
    "win",
    `${listed(names.map(frontName))} can win by ${names.length === 1 ? "its" : "their"} own text`,
    names,
  );
}

/** What a board of many wins by, in decks that fill one. */
function wideOf(facts: DeckFacts): Told | undefined {
  if (!WIDE.has(facts.plan.playstyle)) return undefined;
  const names = facts.cards
    .filter(({ card, types }) => (types & CardType.Land) === 0 && GROWS_ALL.test(textOf(facts.table, card)))
    .sort((a, b) => worth(facts, b) - worth(facts, a) || byName(a, b))
    .slice(0, NAMED)
    .map(({ name }) => name);
  if (names.length < NAMED) return undefined;
  return told(
    "win",
    `It wins by attacking with many: ${listed(names.map(frontName))} make the whole board larger`,
    names,
  );
}

function largestOf({ cards, table }: DeckFacts): Told | undefined {
  const least = size(cards) < FULL_SIZE ? LARGE.small : LARGE.full;
  const large = cards
    .flatMap((entry) => {
      const face = table.faces(entry.card)[0];
      const isBody = entry.types & CardType.Creature && /^\d+$/.test(face?.power ?? "");
      return isBody && Number(face?.power) >= least ? [{ name: entry.name, power: Number(face?.power) }] : [];
    })
    .sort((a, b) => b.power - a.power || (a.name < b.name ? -1 : 1))
    .slice(0, NAMED);
  if (large.length < NAMED) return undefined;
  const names = large.map(({ name, power }) => `${frontName(name)} (power ${power})`);
  return told(
    "win",
    `The largest attackers are ${listed(names)}`,
    large.map(({ name }) => name),
    large.map(({ power }) => power),
  );
}

/** Which hands to keep, from the deck's own figures. */
function keepsOf(facts: DeckFacts): Told {
  const seven = (7 * facts.lands) / Math.max(1, size(facts.cards));
  const [low, high] = seven < FEW_LANDS ? [1, 2] : seven < 2.55 ? [2, 3] : facts.singleton ? [3, 4] : [2, 4];
  const early = facts.singleton && facts.roleCount.ramp >= 8;
  const need = early
    ? "a source of mana or another play by turn three"
    : facts.averageManaValue < 2.2
      ? "a play on the first or second turn"
      : "something to do by turn three";
  return told(
    "keeps",
    `Keep hands with ${inWords(low)} to ${inWords(high)} lands and ${need}`,
    [],
    [low, high],
  );
}
