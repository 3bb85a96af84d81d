import { isDeepStrictEqual } from "node:util";
import { type Database, DatabaseError, type Transaction } from "@deckwright/db/database.ts";
import { writeArticleText } from "@deckwright/decks/article-text.ts";
import { type Deck, toMeasured } from "@deckwright/decks/deck.ts";
import { type ForeignRow, fromStoredRow, STORED_COLUMNS } from "@deckwright/decks/stored.ts";
import type { Article } from "@deckwright/engine/article/write-article.ts";
import { GenerateError } from "@deckwright/engine/types.ts";
import * as z from "zod/mini";
import type { Log } from "../platform/process/log.ts";
import type { ComposeArticle, TellArticle } from "../ports/article-writer.ts";
import type { JobDefinition, SubmitJob } from "../ports/jobs.ts";

/** What is to be written: about which deck, and whether an article that is there is written anew. */
const orderSchema = z.object({ deckId: z.int().check(z.positive()), anew: z.optional(z.boolean()) });
type Order = z.output<typeof orderSchema>;

const DECK = `
  select ${STORED_COLUMNS}, cover, user_id, shared from public.decks where id = $1`;
const ARTICLE = "select id, slug, edition from public.articles where deck_id = $1";
const INSERT = `
  insert into public.articles
    (slug, deck_id, user_id, title, excerpt, content, image, written_by, format, colors, figures)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (deck_id) do nothing`;
const REPLACE = `
  update public.articles set
    title = $2, excerpt = $3, content = $4, image = $5, written_by = $6, format = $7, colors = $8, figures = $9,
    edition = edition + 1
  where deck_id = $1`;
/** Other addresses that are tried when one is taken. */
const MOST_SLUGS = 50;
/** Articles that begin like another one are written once more, so often at the most. */
const MOST_TRIES = 10;
const SAME_BEGINNING = `
  select exists (
    select from public.articles where deck_id is distinct from $1 and starts_with(content, $2)
  ) as is_taken`;

/** Hands in an article to be written; one that is being written already is not ordered twice. */
export async function orderArticle(database: Database, submit: SubmitJob, order: Order): Promise<void> {
  await database.withTransaction("service_role", undefined, async (transaction) => {
    await transaction.query(
      `insert into deckwright.article_orders (deck_id) values ($1)
        on conflict (deck_id) do update set ordered_at = now(), failure = null`,
      [order.deckId],
    );
    await submit(transaction, order);
  });
}

/** The job that writes articles. What an order says is looked up anew when it is done, so that doing it twice does no harm. */
export function writeArticleJob(write: (order: Order) => Promise<void>): JobDefinition {
  return {
    name: "write-article",
    retries: 5,
    timeoutSeconds: 120,
    run: (data) => write(orderSchema.parse(data)),
  };
}

/** What articles are written with. */
interface WriterParts {
  readonly database: Database;
  readonly compose: ComposeArticle;
  readonly tell: TellArticle;
  readonly log: Log;
  /** Aborted when the server stops: what is being told then is left to the next one. */
  readonly stopping: AbortSignal;
}

/** A shared deck that is to be written about. */
interface Subject {
  readonly row: Record<string, unknown>;
  readonly deck: Deck;
  /** Absent where there is no article of it. */
  readonly edition: number | undefined;
}

/** Writes articles and publishes them: in a model's words where it finds some that hold, else in the engine's. */
export function createArticleWriter(parts: WriterParts): (order: Order) => Promise<void> {
  const { database, compose, tell, log, stopping } = parts;
  const inService = <Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value> =>
    database.withTransaction("service_role", undefined, work);

  /** What an order is about as it is now; a word on why there is nothing, or undefined where it is done. */
  async function subjectOf({ deckId, anew }: Order): Promise<Subject | string | undefined> {
    const { row, article } = await inService(async (transaction) => ({
      row: (await transaction.query(DECK, [deckId])).rows[0],
      article: (await transaction.query(ARTICLE, [deckId])).rows[0],
    }));
    if (row === undefined || row.shared !== true) return "The deck is not shared any more.";
    if (article !== undefined && anew !== true) return undefined;
    // Written by the database, which checks what it takes.
    const { deck } = fromStoredRow(row as unknown as ForeignRow);
    return { row, deck, edition: article === undefined ? undefined : Number(article.edition) };
  }

  /** @returns why there is no article */
  async function write(order: Order): Promise<string | undefined> {
    const asked = await subjectOf(order);
    if (asked === undefined || typeof asked === "string") return asked;
    const first = (asked.edition ?? 0) * MOST_TRIES;
    const writeBy = (seed: number) => compose(toMeasured(asked.deck), first + seed);
    try {
      const composed = await writeBy(1);
      const member = asked.row.user_id === null ? null : String(asked.row.user_id);
      const told = await tell({ article: composed, member, signal: stopping });
      if (stopping.aborted) throw new Error("The server stops; the next one writes it.");
      return await inTurn(async () => {
        // Much may have happened while a model wrote.
        const subject = await subjectOf(order);
        if (subject === undefined || typeof subject === "string") return subject;
        if (!isDeepStrictEqual(toMeasured(subject.deck), toMeasured(asked.deck)))
          throw new Error("The deck was changed while it was written about.");
        const isOfModel = told !== undefined && !(await isTaken(order.deckId, told));
        const written = isOfModel ? told : await composeFresh(order.deckId, composed, writeBy);
        await keep(order.deckId, subject, written, isOfModel ? "ai" : "engine");
        return undefined;
      });
    } catch (error) {
      if (error instanceof GenerateError) return error.message;
      throw error;
    }
  }

  /** Whether another article begins with the same sentence. */
  async function isTaken(deckId: number, { blocks }: Article): Promise<boolean> {
    const [beginning = ""] = writeArticleText(blocks.slice(0, 1)).split(". ");
    const { rows } = await inService((transaction) => transaction.query(SAME_BEGINNING, [deckId, beginning]));
    return rows[0]?.is_taken === true;
  }

  /** An article whose first words no other one has. */
  async function composeFresh(
    deckId: number,
    composed: Article,
    writeBy: (seed: number) => Promise<Article>,
  ): Promise<Article> {
    let written = composed;
    for (let seed = 2; seed <= MOST_TRIES && (await isTaken(deckId, written)); seed++)
      written = await writeBy(seed);
    return written;
  }

  async function keep(
    deckId: number,
    { row, deck, edition }: Subject,
    written: Article,
    by: "ai" | "engine",
  ): Promise<void> {
    const values = [
      written.headline,
      written.standfirst,
      writeArticleText(written.blocks),
      row.image,
      by,
      deck.format,
      deck.colors,
      figuresOf(written, row.cover, deck.commanders),
    ];
    if (edition === undefined) await publish(written.headline, [deckId, row.user_id, ...values]);
    else await inService((transaction) => transaction.query(REPLACE, [deckId, ...values]));
  }

  async function publish(headline: string, values: readonly unknown[]): Promise<void> {
    const base = slugOf(headline);
    for (let at = 1; at <= MOST_SLUGS; at++) {
      try {
        const slug = at === 1 ? base : `${base}-${at}`;
        await inService((transaction) => transaction.query(INSERT, [slug, ...values]));
        return;
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code !== "23505") throw error;
      }
    }
    await inService((transaction) => transaction.query(INSERT, [`${base}-${values[0]}`, ...values]));
  }

  // One after the other: two that are published at once would not know of each other how they begin.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  return async (order) => {
    const failure = await write(order);
    if (failure !== undefined)
      log.info("there is no article about a deck", { deck: order.deckId, why: failure });
    await inService((transaction) =>
      failure === undefined
        ? transaction.query("delete from deckwright.article_orders where deck_id = $1", [order.deckId])
        : transaction.query("update deckwright.article_orders set failure = $2 where deck_id = $1", [
            order.deckId,
            failure,
          ]),
    );
  };
}

/** What the page shows beside the text. */
function figuresOf({ analysis, cards, proposed }: Article, cover: unknown, commanders: readonly string[]) {
  const { curve, colors, averageManaValue, lands, price, power_level } = analysis;
  return {
    curve,
    colors,
    averageManaValue,
    lands,
    price_usd: price.total,
    power_level,
    commanders,
    cards: cards.slice(0, 40),
    proposed,
    ...(cover ? { cover } : {}),
  };
}

/** The words of a headline as an address. */
export function slugOf(headline: string): string {
  const words = headline
    .normalize("NFD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return words.slice(0, 80).replace(/-[^-]*$/, words.length > 80 ? "" : "$&") || "article";
}
