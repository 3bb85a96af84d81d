import { type ArticleBlock, cardsInArticle } from "@deckwright/decks/article-text.ts";
import { frontName } from "../explain/links.ts";
import { createRandom, hashText, type Random } from "../random.ts";
import type { Analysis } from "../types.ts";
import type { Angle, AngleFinder } from "./angle.ts";
import { combos, leads, plain } from "./angles-of-cards.ts";
import { theme, tribe, types } from "./angles-of-kinds.ts";
import { ceiling, colors, mana } from "./angles-of-mana.ts";
import { money } from "./angles-of-money.ts";
import { archetype, others } from "./angles-of-other-decks.ts";
import { speed, style } from "./angles-of-play.ts";
import { cascades } from "./cascades.ts";
import { changesSection } from "./changes-section.ts";
import { differences, missingCards, sideSection } from "./constructed.ts";
import { handsSection } from "./hands.ts";
import { keyCards } from "./key-cards.ts";
import { manaSection } from "./mana-section.ts";
import { coreSection, priceSection } from "./more-sections.ts";
import { createVoice, paragraph, sentence, type Voice } from "./prose.ts";
import type { Section } from "./section.ts";
import type { ArticleFacts } from "./told-deck.ts";
import { troublesSection } from "./troubles.ts";
import { planByTurns } from "./turns.ts";

/** An article about a deck. */
export interface Article {
  readonly headline: string;
  readonly standfirst: string;
  readonly blocks: readonly ArticleBlock[];
  /** Cards of the deck that it names, in the order in which it does. */
  readonly cards: readonly string[];
  /** Cards that it proposes. */
  readonly proposed: readonly string[];
  /** All cards of the deck, as the table names them. */
  readonly list: readonly string[];
  /** The figures that it is written from, for the charts beside it. */
  readonly analysis: Analysis;
}

const ANGLES: readonly AngleFinder[] = [
  cascades,
  combos,
  tribe,
  theme,
  leads,
  others,
  archetype,
  types,
  money,
  ceiling,
  mana,
  colors,
  speed,
  style,
  plain,
];

/** How much chance has to say in what an article begins with, in points of an angle's score. */
const LUCK = 0.9;

/** Writes about a deck. The same facts and seed give the same article; the seeds from 1 on begin in different words. */
export function writeArticle(facts: ArticleFacts, seed: number): Article {
  const about = `article ${hashText(facts.deck.cards.map(({ name }) => name).join())}`;
  const random = createRandom(seed).fork(about);
  const firsts = createRandom(1).fork(about);
  const ranked = rankAngles(facts, firsts);
  const { rank, way } = beginningOf(seed);
  const chosen = ranked[rank % ranked.length];
  const next = ranked.find((find) => find !== chosen);
  const voice = createVoice(random.fork("words"));
  const angle = chosen?.(facts, turned(voice, firsts.fork("first"), way));
  const second = next?.(facts, voice);
  if (angle === undefined) throw new Error("Every deck has an angle.");
  const sections = sectionsOf(facts, voice, random.fork("order"), angle);
  const blocks: ArticleBlock[] = [
    { kind: "paragraph", text: paragraph(...angle.opening) },
    ...(second && second.about !== "plain"
      ? [{ kind: "paragraph", text: paragraph(...second.opening) } as const]
      : []),
  ];
  const quote = random.fork("quote").pick([...angle.quotes, ...(second?.quotes ?? [])]);
  const rest = restSection(facts, voice, wordsOf(blocks, sections)) ?? [];
  let told = sections.concat(rest);
  const isMoneyTold = [angle, second].some((each) => each?.about === "money");
  for (const write of isMoneyTold ? [coreSection] : [coreSection, priceSection])
    if (wordsOf(blocks, told) < LEAST_WORDS) told = told.concat(write(facts, voice) ?? []);
  told.forEach((section, at) => {
    blocks.push(...blocksOf(section));
    if (at === 1 && quote !== undefined) blocks.push({ kind: "quote", text: quote });
  });
  const named = cardsInArticle(blocks);
  const proposed = new Set([...facts.changes, ...missingCards(facts)].map(({ name }) => name));
  return {
    headline: headlineOf(angle, random.fork("headline")),
    standfirst: random.fork("standfirst").pick(angle.standfirsts) ?? "",
    blocks,
    cards: named.filter((name) => !proposed.has(name)),
    proposed: named.filter((name) => proposed.has(name)),
    list: [...facts.leaders, ...facts.spells, ...facts.lands, ...facts.side].map(({ name }) => name),
    analysis: facts.analysis,
  };
}

/** What is special about the deck, the most special first. */
function rankAngles(facts: ArticleFacts, random: Random): AngleFinder[] {
  return ANGLES.flatMap((find) => {
    const angle = find(facts, createVoice(random.fork("try")));
    return angle ? [{ find, score: angle.score + LUCK * random.fork(angle.about).next() }] : [];
  })
    .sort((a, b) => b.score - a.score)
    .map(({ find }) => find);
}

/**
 * What the article of a seed begins with, and in which of several ways: 1 is the best angle, 2 the next one and 3 the best in
 * other words, then the third angle, and so on along diagonals, so that they differ as long as anything is left to begin with.
 */
function beginningOf(seed: number): { readonly rank: number; readonly way: number } {
  let way = Math.max(0, Math.trunc(seed) - 1) % BEGINNINGS;
  let diagonal = 0;
  while (way > diagonal) way -= ++diagonal;
  return { rank: diagonal - way, way };
}

/** So many seeds have beginnings of their own; then it starts anew. */
const BEGINNINGS = 120;

/** The same voice, which chooses among ways to say the same in turns. */
function turned(voice: Voice, random: Random, way: number): Voice {
  return { ...voice, pick: (ways) => ways[(random.int(ways.length) + way) % ways.length] ?? "" };
}

/** Longer headlines do not fit a phone in two lines. */
const LONGEST_HEADLINE = 70;

function headlineOf({ headlines }: Angle, random: Random): string {
  const fitting = headlines.filter((each) => each.length <= LONGEST_HEADLINE);
  const chosen = random.pick(fitting.length > 0 ? fitting : headlines) ?? "";
  return chosen.charAt(0).toUpperCase() + chosen.slice(1);
}

function sectionsOf(facts: ArticleFacts, voice: Voice, random: Random, angle: Angle): Section[] {
  // What is told first takes the deeds: cards before turns, where the opening was about cards.
  const opening = ["money", "ramp", "ceiling", "speed", "colors"].includes(angle.about)
    ? [planByTurns, keyCards]
    : random.next() < 0.5
      ? [keyCards, planByTurns]
      : [planByTurns, keyCards];
  const side = facts.side.length > 0 ? [sideSection] : [];
  const figures = random.next() < 0.5 ? [manaSection, handsSection] : [handsSection, manaSection];
  const ends = random.next() < 0.5 ? [troublesSection, changesSection] : [changesSection, troublesSection];
  // A section has nothing left to say where the others have told of its cards.
  return [...opening, differences, ...figures, ...side, ...ends]
    .flatMap((write) => write(facts, voice) ?? [])
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** An article has at least so many words. */
const LEAST_WORDS = 540;

function wordsOf(blocks: readonly ArticleBlock[], sections: readonly Section[]): number {
  const texts = [
    ...blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : [])),
    ...sections.flatMap(({ paragraphs }) => paragraphs),
  ];
  return texts.join(" ").split(/\s+/).length;
}

/** What cards do that no section had a place for, where the others came to little. */
function restSection(facts: ArticleFacts, voice: Voice, words: number): Section | undefined {
  const sentences: string[] = [];
  let missing = LEAST_WORDS - words;
  for (const card of facts.spells) {
    if (missing <= 0) break;
    const telling = voice.hasTold(card) ? undefined : voice.telling(card);
    if (telling === undefined) continue;
    const said = sentence(telling);
    sentences.push(said);
    missing -= said.split(/\s+/).length;
  }
  if (sentences.length < 2) return undefined;
  return {
    id: "rest",
    heading: voice.pick(["Cards that were not named yet", "The rest, in a line each", "Also in the list"]),
    paragraphs: [paragraph(...sentences)],
  };
}

function blocksOf({ heading, paragraphs, chart, cards }: Section): ArticleBlock[] {
  const [first, ...rest] = paragraphs.map((text): ArticleBlock => ({ kind: "paragraph", text }));
  return [
    { kind: "heading", text: heading },
    ...(first ? [first] : []),
    ...(chart ? [{ kind: "chart", of: chart } as const] : []),
    ...rest,
    ...(cards ? [{ kind: "cards", names: cards } as const] : []),
  ];
}

/** The text as it reads, names of cards by their fronts. */
export function plainText({
  headline,
  standfirst,
  blocks,
}: Pick<Article, "headline" | "standfirst" | "blocks">): string {
  const texts = blocks.flatMap((block) =>
    "text" in block ? [block.kind === "heading" ? `\n${block.text}` : block.text] : [],
  );
  return [headline, standfirst, ...texts]
    .join("\n")
    .replace(/\[\[([^\]]+)\]\]/g, (_, name: string) => frontName(name));
}
