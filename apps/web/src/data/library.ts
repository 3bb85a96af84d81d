import type { Site } from "@deckwright/contract/site.ts";
import { askSite } from "./site-json.ts";

/** How many cards the server knows, those that a usual search leaves out included, and of which day their prices are. */
export interface Library {
  readonly cards: number;
  readonly printings: number;
  /** ISO day; "" where nobody says. */
  readonly pricesAsOf: string;
}

/** What the server says of itself is asked for once in so many milliseconds, and waited for no longer than that. */
const FRESH_MS = 60_000;
const WAIT_MS = 200;

const kept = new Map<string, { readonly askedAt: number; readonly answer: Promise<Library | null> }>();

/** In a page loader: what the server knows of cards; null where it does not say so at once. Never rejects. */
export function fetchLibrary(site: Site<Request, Response>): Promise<Library | null> {
  const now = Date.now();
  let known = kept.get(site.origin);
  if (known === undefined || Math.abs(now - known.askedAt) > FRESH_MS) {
    known = { askedAt: now, answer: ask(site) };
    kept.set(site.origin, known);
  }
  const giveUp = new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null));
  return Promise.race([known.answer, giveUp]);
}

async function ask(site: Site<Request, Response>): Promise<Library | null> {
  const { body } = await askSite(site, "/healthz").catch(() => ({ body: null }));
  const cards: unknown = typeof body === "object" && body !== null && "cards" in body ? body.cards : null;
  if (typeof cards !== "object" || cards === null) return null;
  const { count, printings, prices_as_of: day }: Record<string, unknown> = { ...cards };
  if (typeof count !== "number" || typeof printings !== "number") return null;
  return { cards: count, printings, pricesAsOf: typeof day === "string" ? day : "" };
}
