import type { RequestListener } from "node:http";
import type { LoadedCards } from "@deckwright/host/cards/load.ts";
import { type Rulings, readRulings } from "@deckwright/host/cards/rulings.ts";
import type { GeneratePool } from "@deckwright/host/pool/generate-pool.ts";
import { createScryfallClient } from "@deckwright/host/scryfall/scryfall-client.ts";
import type { Hono } from "hono";
import { asMember } from "./account/member.ts";
import type { Backend } from "./backend.ts";
import { createCardFactRoutes } from "./card-facts/routes.ts";
import { createSharedCoOccurrence } from "./card-facts/shared-co-occurrence.ts";
import { createAskersCards } from "./cards/askers-cards.ts";
import { createFaceOf, faceAt, toCardFace } from "./cards/card-face.ts";
import { createCardLookup } from "./cards/card-lookup.ts";
import { type Answer, createCardSearch } from "./cards/card-search.ts";
import { createCardRoutes } from "./cards/routes.ts";
import { createCrawlerRoutes } from "./crawlers/routes.ts";
import { cardSection, deckSection, PAGES } from "./crawlers/sitemap.ts";
import { createAdvancedFunctions } from "./functions/advanced/advanced-functions.ts";
import { createEngineFunctions } from "./functions/engine-functions.ts";
import { mountFunctions } from "./functions/mount.ts";
import { createSaveDeck } from "./functions/save-deck.ts";
import { createHealth } from "./health.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { createMetricRoutes } from "./metrics/routes.ts";
import { createStoredCounts } from "./metrics/stored-counts.ts";
import { createPageHandler, type ServePage } from "./pages/pages.ts";
import { createPictureRoutes } from "./pictures/routes.ts";
import type { AppEnv } from "./platform/http/context.ts";
import { createRequestLog } from "./platform/http/request-log.ts";
import { createNodeListener } from "./platform/http/response-cache.ts";
import type { PolicyAdditions } from "./platform/http/security-headers.ts";
import { createGate, type GateLimits } from "./platform/limits/gate.ts";
import { householdOf } from "./platform/limits/networks.ts";
import { createMemoryRateLimiter, type RateLimit } from "./platform/limits/rate-limit.ts";
import type { Environment } from "./platform/process/env.ts";
import type { Log } from "./platform/process/log.ts";
import { createApp } from "./site-app.ts";

/** Where pages come from: the web build, or in development Vite. */
export interface PageSource {
  readonly renderer: () => Promise<ServePage>;
  readonly files?: Hono<AppEnv>;
  /** False when tools inject scripts of their own, which a policy would forbid. */
  readonly hasPolicies: boolean;
}

/** Everything the site is made from. */
export interface SiteOptions {
  readonly env: Environment;
  readonly log: Log;
  /** Where people reach the site, without a slash at the end. */
  readonly origin: string;
  readonly cards: LoadedCards;
  readonly pool: GeneratePool;
  readonly pages: PageSource;
  /** Accounts and data; left out by tests of the rest. */
  readonly backend?: Backend;
  /** Where lines of the log are counted already; made here when left out. */
  readonly metrics?: Metrics;
  /** True until everything that makes answers quick has been done once; never, when left out. */
  readonly isStarting?: () => boolean;
  readonly isStopping: () => boolean;
}

/** Counted in memory, as the cards are: each process answers from its own. What one address may ask the card database. A page of search results is one request, a key in a picker another. */
const PUBLIC_CARD_LIMIT: RateLimit = { burst: 300, perSecond: 30 };
const PERSONAL_CARD_LIMIT: RateLimit = { burst: 100_000, perSecond: 20_000 };

/** Counted in memory: each process renders with its own thread. Pages that one address may ask for: a person opens one a second at the most, in bursts; a browser some in advance. */
const PUBLIC_PAGE_LIMIT: RateLimit = { burst: 120, perSecond: 4 };
const PERSONAL_PAGE_LIMIT: RateLimit = { burst: 5_000, perSecond: 500 };

/**
 * Pages and searches are worked on by one thread: what counts is that turns go round. A page waits for data now and then, so
 * that a household may have two at once; a search of ours hardly waits, but one that asks another service for a card does.
 */
const PAGE_PLACES: GateLimits = { places: 16, placesEach: 2, isOwnWork: true };
const CARD_PLACES: GateLimits = { places: 64, placesEach: 4, isOwnWork: true };

/** Pictures are drawn by this thread, and packed by another, which takes most of the time. Services that show a link ask for one. */
const PUBLIC_PICTURE_LIMIT: RateLimit = { burst: 60, perSecond: 2 };
const PICTURE_PLACES: GateLimits = { places: 4, placesEach: 2, isOwnWork: true };

/** What the payment provider's script needs, by its documentation. */
const STRIPE_SCRIPT: PolicyAdditions = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  connections: ["https://api.stripe.com"],
};

/** Whose turn the site takes at the database for what nobody asked. */
const OURSELVES = { address: "site", member: undefined };

/** The site, ready to answer. */
export interface Site {
  readonly app: Hono<AppEnv>;
  /** The same for a server of Node's. */
  readonly listener: RequestListener;
  /** Has everything used once that is slow the first time, so that no visitor waits for it. */
  warmUp(): Promise<void>;
}

/** Milliseconds between two orders of cards that are worked out after the start, each in some 20. */
const ORDER_PAUSE_MS = 250;
/** How long nobody has to have asked for anything before one is: whoever asks meanwhile waits for it. */
const ORDER_QUIET_MS = 30;

/** What a first visit asks for: the home page with its deck, and a name that is not spelled right. */
const FIRST_REQUESTS = [
  "/",
  "/builder",
  "/api/cards/named?fuzzy=lightnig+bolt",
  "/api/cards/autocomplete?q=light",
];

/** Wires the parts to each other: the only place where they meet. */
export function createSite(options: SiteOptions): Site {
  const { env, log, origin, pool, pages } = options;
  const { table, names, status } = options.cards;
  const search = createCardSearch(table, names);
  let rulings: Promise<Rulings> | undefined;

  const health = createHealth(options);
  const lookup = createCardLookup(table, names);
  const { backend } = options;
  const faceOf = createFaceOf(table, names);
  const metrics = options.metrics ?? createMetrics();
  const stored = backend && createStoredCounts(backend.database);
  const requestLog = createRequestLog({
    log,
    trustedProxies: env.trustedProxies,
    onEnd: ({ method, path, status }, ms) => metrics.countRequest(method, path, status, ms),
  });
  const functions = [
    ...createEngineFunctions({
      pool,
      faceOf,
      ...(options.backend ? { saveDeck: createSaveDeck(options.backend, log) } : {}),
    }),
    ...(options.backend
      ? createAdvancedFunctions({
          ...options.backend,
          findMember: (database, caller) => asMember(database, caller, async (_, member) => member.id),
          pool,
          table,
          faceOf: createFaceOf(table, names),
          search: (query) => namesFound(search.find({ q: query, extras: false }), table),
        })
      : []),
    ...(options.backend?.functions ?? []),
  ];
  const app: Hono<AppEnv> = createApp({
    requestLog,
    pictures: createPictureRoutes({
      ...(backend
        ? { databaseFor: (address) => backend.door.databaseFor({ address, member: undefined }) }
        : {}),
      faceOf,
      faceAt: (set, number) => faceAt(table, lookup.bySetNumber(set, number)),
      limiter: createMemoryRateLimiter(env.isPersonal ? PERSONAL_PAGE_LIMIT : PUBLIC_PICTURE_LIMIT),
      gate: createGate({ ...PICTURE_PLACES, rests: !env.isPersonal }),
    }),
    crawlers: createCrawlerRoutes({
      origin,
      sections: [
        PAGES,
        ...(backend ? [deckSection(backend.door.databaseFor(OURSELVES))] : []),
        cardSection(table, status.cardsAsOf),
      ],
      ...(backend ? { database: backend.door.databaseFor(OURSELVES) } : {}),
      limiter: createMemoryRateLimiter(env.isPersonal ? PERSONAL_PAGE_LIMIT : PUBLIC_PAGE_LIMIT),
    }),
    isHttps: origin.startsWith("https:"),
    health: health.ask,
    metrics: createMetricRoutes({
      isPersonal: env.isPersonal,
      token: env.metricsToken,
      read: async () => {
        const [{ status }, counts] = await Promise.all([health.ask(), stored?.()]);
        return metrics.read({ pool, stored: counts, isReady: status === "ready" });
      },
    }),
    functions: mountFunctions(functions, { isPersonal: env.isPersonal, identify: options.backend?.identify }),
    cards: createCardRoutes({
      table,
      lookup,
      search,
      origin,
      rulings: () => {
        rulings ??= status.source === "bundled" ? Promise.resolve(new Map()) : readRulings(status.from);
        return rulings;
      },
      limiter: createMemoryRateLimiter(env.isPersonal ? PERSONAL_CARD_LIMIT : PUBLIC_CARD_LIMIT),
      gate: createGate({ ...CARD_PLACES, rests: !env.isPersonal }),
      corsOrigins: env.corsOrigins,
      ...(options.backend ? { askersCards: createAskersCards({ ...options.backend, table, lookup }) } : {}),
      facts: createCardFactRoutes({
        table,
        names,
        cardAt: (set, number) => lookup.bySetNumber(set, number)?.card ?? -1,
        faceOf: (card) => toCardFace(table, card),
        learned: (card, limit, address) =>
          pool.coOccurrence({ card, limit }, { owner: householdOf(address) }),
        ...(options.backend
          ? {
              shared: createSharedCoOccurrence({
                database: options.backend.door.databaseFor(OURSELVES),
                table,
                cardCalled: (name) => lookup.byIdentifier({ name })?.card ?? -1,
              }),
            }
          : {}),
      }),
      ...(env.asksScryfall ? { scryfallFallback: createScryfallClient() } : {}),
    }),
    ...(options.backend ? { backend: options.backend } : {}),
    ...(pages.files ? { files: pages.files } : {}),
    pages: createPageHandler({
      renderer: pages.renderer,
      ...(options.backend ? { anonymousKey: options.backend.anonymousKey } : {}),
      origin,
      ask: async (request, internal) => app.fetch(request, { internal }),
      hasPolicy: pages.hasPolicies,
      ...(env.stripe?.publishableKey === undefined ? {} : { policies: { "/checkout": STRIPE_SCRIPT } }),
      limiter: createMemoryRateLimiter(env.isPersonal ? PERSONAL_PAGE_LIMIT : PUBLIC_PAGE_LIMIT),
      gate: createGate({ ...PAGE_PLACES, rests: !env.isPersonal }),
    }),
    hasPolicies: pages.hasPolicies,
  });
  /** One order after the other, in moments in which nobody asks for anything. */
  function prepareOrders(): void {
    if (options.isStopping()) return;
    if (requestLog.quietMs() >= ORDER_QUIET_MS && !search.prepareNext()) return;
    setTimeout(prepareOrders, ORDER_PAUSE_MS).unref();
  }

  return {
    app,
    listener: createNodeListener(app, requestLog),
    warmUp: async () => {
      search.prepare();
      // Card data may rank only those who lead decks; then what decks play has the say.
      const played = await pool.played().catch(() => undefined);
      if (played) search.rankBy(played);
      const { set, collectorNumber } = table.printing(table.defaultPrinting[0] ?? 0);
      const card = `/api/card-facts/${set}/${encodeURIComponent(collectorNumber)}`;
      for (const path of [...FIRST_REQUESTS, card]) {
        const request = new Request(`${origin}${path}`);
        const response = await app.fetch(request, { internal: { address: "start" } });
        await response.arrayBuffer();
      }
      health.watchDelay();
      prepareOrders();
    },
  };
}

/** Of what a search found, so many are worth looking at. */
const MOST_NAMES = 500;

function namesFound({ found }: Answer, table: LoadedCards["table"]): readonly string[] {
  return Array.from(found.printings.slice(0, MOST_NAMES), (printing) =>
    table.name(table.printing(printing).card),
  );
}
