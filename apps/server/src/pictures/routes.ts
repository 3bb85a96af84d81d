import { createHash } from "node:crypto";
import type { CardFace } from "@deckwright/contract/card-face.ts";
import type { Database } from "@deckwright/db/database.ts";
import { PLAYSTYLES } from "@deckwright/decks/playstyles.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { Hono } from "hono";
import { createByteCache } from "../platform/byte-cache.ts";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";
import type { Gate } from "../platform/limits/gate.ts";
import { type RateLimiter, takeTurn } from "../platform/limits/rate-limit.ts";
import type { FaceOf } from "../ports/face-of.ts";
import { FORMAT_CARDS, PLAYSTYLE_CARDS, SITE_CARDS } from "./key-cards.ts";
import { keyFacesOf } from "./key-faces.ts";
import type { PicturedPage } from "./page-picture.ts";
import { readSharedDeck } from "./read-deck.ts";

/** A picture as it is sent. */
interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes that pictures may take which are kept: some two hundred. */
const MOST_BYTES = 48_000_000;

/** A deck may be shared no longer, or be another: whoever keeps its picture asks again after five minutes. */
const SHORTLY = "public, max-age=300";
const A_DAY = "public, max-age=86400";

/** What pictures are made from. */
export interface PictureOptions {
  /** The database as the visitor of an address has it; there are no decks where it is left out. */
  readonly databaseFor?: (address: string) => Database;
  readonly faceOf: FaceOf;
  /** The card of a printing, as that printing shows it. */
  readonly faceAt: (set: string, number: string) => CardFace | undefined;
  readonly limiter: RateLimiter;
  readonly gate: Gate;
}

/**
 * Pictures of decks, cards and pages for the places where their addresses are shared, below `/share`. They are drawn when they are
 * first asked for. The drawing library is loaded then, so that a machine that has none for it lacks pictures and nothing else.
 */
export function createPictureRoutes(options: PictureOptions): Hono<AppEnv> {
  const { faceOf, faceAt, limiter, gate } = options;
  const kept = createByteCache<Picture>(MOST_BYTES);
  /** Who asks for what is just being drawn waits for it. */
  const drawing = new Map<string, Promise<Picture>>();

  /** @param facts Everything that the picture shows: the same facts are the same picture. */
  async function send(
    c: AppContext,
    facts: unknown,
    { draw, cache }: { draw: () => Promise<Uint8Array<ArrayBuffer>>; cache: string },
  ): Promise<Response> {
    const key = createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 22);
    const headers = { etag: `"${key}"`, "cache-control": cache };
    if (c.req.header("if-none-match")?.includes(key)) return c.body(null, 304, headers);
    const picture = kept.get(key) ?? (await (drawing.get(key) ?? drawOnce(c, key, draw)));
    return c.body(picture.bytes, 200, { ...headers, "content-type": "image/png" });
  }

  async function drawOnce(
    c: AppContext,
    key: string,
    draw: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Picture> {
    const made = gate.run(c.get("address"), draw).then((bytes) => ({ bytes }));
    drawing.set(key, made);
    try {
      const picture = await made;
      kept.set(key, picture);
      return picture;
    } finally {
      drawing.delete(key);
    }
  }

  const routes = new Hono<AppEnv>();
  routes.use("*", async (c, next) => {
    await takeTurn(limiter, c.get("address"), "Those are a lot of pictures at once. Wait a moment.");
    // Other sites show them: that is what they are for.
    c.header("cross-origin-resource-policy", "cross-origin");
    await next();
  });

  routes.get("/deck/:file{[0-9]+[.]png}", async (c) => {
    const id = c.req.param("file").slice(0, -".png".length);
    const database = options.databaseFor?.(c.get("address"));
    const deck = database ? await readSharedDeck(database, id) : null;
    if (!deck) throw nothing();
    const { card_list, seo_description, created_at, user_id, ...shown } = deck;
    const faces = keyFacesOf(deck, faceOf);
    const format = FORMAT_NAMES.find(({ slug }) => slug === deck.format)?.name ?? "";
    const playstyle = PLAYSTYLES.find(({ slug }) => slug === deck.playstyle)?.name ?? null;
    return send(c, [shown, faces], {
      cache: SHORTLY,
      draw: async () => (await import("./deck-picture.ts")).drawDeck({ deck, faces, format, playstyle }),
    });
  });

  routes.get("/card/:set/:file{.+[.]png}", async (c) => {
    const face = faceAt(c.req.param("set"), c.req.param("file").slice(0, -".png".length));
    if (!face) throw nothing();
    return send(c, face, {
      cache: A_DAY,
      draw: async () => (await import("./card-picture.ts")).drawCard(face),
    });
  });

  routes.get("/page/:path{.+[.]png}", async (c) => {
    const row = PAGES.get(c.req.param("path").slice(0, -".png".length));
    if (!row) throw nothing();
    const faces = row.cards.flatMap((name) => faceOf(name) ?? []);
    const page: PicturedPage = { title: row.title, text: row.text, faces };
    return send(c, page, {
      cache: A_DAY,
      draw: async () => (await import("./page-picture.ts")).drawPage(page),
    });
  });
  return routes;
}

function nothing(): Failure {
  return new Failure("not_found", "There is no such picture.");
}

/** What pictures of pages say and show, by the paths that the pages have. */
const PAGES: ReadonlyMap<string, { title: string; text: string; cards: readonly string[] }> = new Map([
  [
    "home",
    {
      title: "Say what you want to play.",
      text: `Get a legal Magic deck, and a reason for every card: in ${FORMAT_NAMES.length} formats, within seconds.`,
      cards: SITE_CARDS,
    },
  ],
  ...FORMAT_NAMES.map(
    ({ slug, name, summary }) =>
      [`formats/${slug}`, { title: name, text: summary, cards: FORMAT_CARDS[slug] ?? SITE_CARDS }] as const,
  ),
  ...PLAYSTYLES.map(
    ({ slug, name, definition }) =>
      [
        `playstyles/${slug}`,
        { title: name, text: definition, cards: PLAYSTYLE_CARDS[slug] ?? SITE_CARDS },
      ] as const,
  ),
]);
