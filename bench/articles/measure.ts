/** Articles about many generated decks: how long they are, how they read, whom they name, and how they begin. */
import { toMeasured } from "@deckwright/decks/deck.ts";
import { measureArticle } from "@deckwright/engine/article/testing/measure-article.ts";
import { type Article, plainText } from "@deckwright/engine/article/write-article.ts";
import { namesInText } from "@deckwright/engine/explain/names-in-text.ts";
import { PLAYED } from "@deckwright/engine/rank/played.ts";
import { requests } from "../claims/wishes.ts";
import { markdownTable, type Section } from "../report/results-file.ts";
import type { Bench } from "../setup.ts";

/** Ways in which an article is written before one that begins as another does is taken. */
const MOST_TRIES = 10;
/** What every article has to keep to. */
const BOUNDS = { words: 500, grade: [7, 11] } as const;

/** Writes about as many decks as are asked for; `failed` counts articles that nobody should publish. */
export async function measureArticles(
  { cards: { table }, engine }: Bench,
  decks: number,
  say: (line: string) => void,
): Promise<Section & { readonly failed: number }> {
  const firsts = new Map<string, string>();
  const heads = new Set<string>();
  const words: number[] = [];
  const grades: number[] = [];
  const times: number[] = [];
  const wrong: string[] = [];
  for (const request of requests(Math.ceil(decks * 1.3))) {
    if (words.length >= decks) break;
    const { deck, intent } = engine.generate(request);
    const begun = performance.now();
    let article = engine.article(toMeasured(deck), 1);
    times.push(performance.now() - begun);
    // As the server does where another article begins the same way.
    const isTaken = () => firsts.has(measureArticle(article).sentences[0] ?? "");
    for (let seed = 2; seed <= MOST_TRIES && isTaken(); seed++)
      article = engine.article(toMeasured(deck), seed);
    const { sentences, words: count, grade } = measureArticle(article);
    words.push(count);
    grades.push(grade);
    heads.add(article.headline);
    const [first = ""] = sentences;
    const of = `${deck.format} ${deck.name}`;
    if (firsts.has(first)) wrong.push(`${of} begins as ${firsts.get(first)}: ${first}`);
    firsts.set(first, of);
    if (count < BOUNDS.words) wrong.push(`${of} has ${count} words`);
    if (grade < BOUNDS.grade[0] || grade > BOUNDS.grade[1])
      wrong.push(`${of} reads at grade ${grade.toFixed(1)}`);
    const own = new Set([...deck.commanders, ...Object.keys(deck.main), ...Object.keys(deck.side)]);
    const known = [...own].flatMap((name) => name.split(/[\s,]+/));
    const spoken = new Set([...known, ...(intent.archetype?.split(" ") ?? []), ...DECK_NAMES]);
    const isWord = (face: string): boolean => spoken.has(face) || table.subtypeId(face) >= 0;
    const find = (text: string) => namesInText(text, table).map((found) => table.name(found.card));
    for (const name of namedIn(article, find, isWord))
      if (!own.has(name) && !article.proposed.includes(name)) wrong.push(`${of} names ${name}`);
    say(
      `  ${words.length} ${of} | ${count} words | grade ${grade.toFixed(1)} | ${article.headline} | ${first}`,
    );
  }
  for (const line of wrong) say(`  WRONG ${line}`);
  const middle = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const range = (values: readonly number[], digits: number): string =>
    `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}, half below ${middle(values).toFixed(digits)}`;
  const body = [
    `${words.length} articles, ${firsts.size} first sentences, ${heads.size} headlines; ${wrong.length} times something that should not be.`,
    markdownTable(
      ["figure", "range"],
      [
        ["words", range(words, 0)],
        ["reading grade (Flesch and Kincaid)", range(grades, 1)],
        ["milliseconds", range(times, 0)],
      ],
    ),
  ].join("\n\n");
  return {
    title: "Articles",
    command: `npm run bench -- articles --decks ${decks}`,
    body,
    failed: wrong.length,
  };
}

/** Words of the names that decks of any format go by, and those of three colors. */
const DECK_NAMES: readonly string[] = [
  "Grixis",
  ...Object.values(PLAYED.formats).flatMap(({ archetypes }) =>
    archetypes.flatMap(([name]) => name.split(" ")),
  ),
  ...Object.values(PLAYED.playstyles).flatMap(({ decks }) =>
    decks.flatMap(({ archetypes }) => archetypes.flatMap((name) => name.split(" "))),
  ),
];

/** Every card that an article marks, and every one that its plain words name, quotations of rules text aside. */
function namedIn(
  article: Article,
  find: (text: string) => readonly string[],
  isWord: (face: string) => boolean,
): string[] {
  const plain = plainText(article)
    .split("\n")
    .flatMap((line) => find(line.replace(/“[^”]*”/g, "it")))
    // "Dragon cards", "Burn decks", "Stangg decks".
    .filter((name) => !name.split(" // ").some(isWord));
  return [...article.cards, ...article.proposed, ...plain];
}
