import { setTimeout as wait } from "node:timers/promises";
import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import type { Database } from "@deckwright/db/database.ts";
import { Failure } from "../platform/http/failure.ts";
import type { DataDoor } from "../platform/limits/data-door.ts";
import type { RateLimit } from "../platform/limits/rate-limit.ts";
import type { SubmitJob } from "../ports/jobs.ts";
import { functionForMembers, type MemberCall, type ServerFunction } from "../ports/server-function.ts";
import { orderArticle } from "./write-article.ts";

/** A row of `decks` with everything in it: a battle box with its reasons takes 145 kB, and a vault holds no deck above 200. */
const MAX_BYTES = 1_000_000;
/** Writing takes half a second of an engine; people share a few decks a day. */
const LIMIT: RateLimit = { burst: 20, perSecond: 1 / 30 };

const OWN_DECK = `
  select d.id, d.shared, d.user_id = auth.uid() as is_own from public.decks d where d.id = $1`;
const OWN_ARTICLE = `
  select a.deck_id, d.shared from public.articles a left join public.decks d on d.id = a.deck_id
  where a.slug = $1 and a.user_id = auth.uid()`;
const STATE = `
  select a.slug, a.title, a.edition, a.held, o.deck_id is not null as is_ordered, o.failure
  from (select $1::bigint as id) as asked
  left join public.articles a on a.deck_id = asked.id
  left join deckwright.article_orders o on o.deck_id = asked.id`;

/** How long a caller waits for an article, in milliseconds, and how often it is looked for. A model has some of that to write. */
const PATIENCE_MS = 55_000;
const LOOK_MS = 120;

interface ArticleTools {
  readonly door: DataDoor;
  readonly database: Database;
  readonly submit: SubmitJob;
}

/** The functions that have articles written; they answer once an article is published. */
export function createArticleFunctions({ door, database, submit }: ArticleTools): ServerFunction[] {
  /** What a member's own statement finds: row-level security has the say. */
  async function asCaller({ visitor, caller }: MemberCall, text: string, value: unknown) {
    await door.admit(visitor);
    const [found] = await door
      .databaseFor(visitor)
      .runStatements(caller.role, caller.claims, [{ text, values: [value], isRepeated: true }]);
    return found?.rows[0];
  }

  async function stateOf(deckId: number) {
    const { rows } = await database.withTransaction("service_role", undefined, (transaction) =>
      transaction.query(STATE, [deckId]),
    );
    return rows[0] ?? {};
  }

  /** The article of a deck as soon as it is there. */
  async function published(deckId: number, signal: AbortSignal) {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const { slug, title, held, is_ordered: isOrdered, failure } = await stateOf(deckId);
      if (typeof failure === "string") throw new Failure("invalid_request", failure);
      if (typeof slug === "string" && isOrdered !== true) {
        if (held !== null)
          throw new Failure("forbidden", "The article is held back until somebody has looked at it.");
        return { article: { slug, title: String(title) } };
      }
      await wait(LOOK_MS, undefined, { signal });
    }
    throw new Failure(
      "too_slow",
      "It is still being written, and will be on the Brew Blog as soon as it is done.",
    );
  }

  return [
    functionForMembers(FUNCTIONS.generateBlogArticle, {
      signInTo: "have an article written",
      limit: LIMIT,
      cost: 0,
      maxBytes: MAX_BYTES,
      wrongInput: "Say which deck the article is about, by its row (deck).",
      run: async ({ deck }, call) => {
        const row = await asCaller(call, OWN_DECK, deck.id);
        if (row === undefined) throw new Failure("not_found", "The deck could not be found in your vault.");
        if (row.is_own !== true)
          throw new Failure("forbidden", "Articles are written about decks of your own.");
        if (row.shared !== true) throw new Failure("invalid_request", "Share the deck first.");
        const deckId = Number(row.id);
        const isNew = typeof (await stateOf(deckId)).slug !== "string";
        if (isNew) await orderArticle(database, submit, { deckId });
        return { ...(await published(deckId, call.signal)), written: isNew };
      },
    }),
    functionForMembers(FUNCTIONS.rewriteArticle, {
      signInTo: "have an article written anew",
      limit: LIMIT,
      cost: 0,
      maxBytes: 4096,
      run: async ({ slug }, call) => {
        const row = await asCaller(call, OWN_ARTICLE, slug);
        if (row === undefined)
          throw new Failure("not_found", "There is no article of yours at this address.");
        if (row.deck_id === null || row.shared !== true)
          throw new Failure(
            "invalid_request",
            "Its deck is not shared any more, so the article stays as it is.",
          );
        const deckId = Number(row.deck_id);
        await orderArticle(database, submit, { deckId, anew: true });
        return published(deckId, call.signal);
      },
    }),
  ];
}
