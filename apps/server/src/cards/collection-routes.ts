import type { Printing } from "@deckwright/cards/table/card-table.ts";
import { parseRequest } from "@deckwright/contract/parse-request.ts";
import {
  type CardIdentifier,
  collectionRequestSchema,
  IDENTIFIER_KINDS,
  type ScryfallCard,
} from "@deckwright/contract/scryfall.ts";
import type { ScryfallClient } from "@deckwright/host/scryfall/scryfall-client.ts";
import { Hono } from "hono";
import type { AppEnv } from "../platform/http/context.ts";
import { Failure } from "../platform/http/failure.ts";
import { readJson } from "../platform/http/read-body.ts";
import type { CardLookup } from "./card-lookup.ts";

/** Bounds also what is sent back, since what is not found comes back as it was asked. */
const MAX_BODY = 64 * 1024;

/** An identifier as it was sent, and as far as it was understood. */
interface Asked {
  readonly sent: unknown;
  readonly identifier: CardIdentifier;
  readonly printing: Printing | undefined;
}

/** `POST /cards/collection`: many cards at once. */
export function createCollectionRoutes(options: {
  readonly lookup: CardLookup;
  readonly toObject: (printing: Printing) => ScryfallCard;
  readonly scryfallFallback?: ScryfallClient;
}): Hono<AppEnv> {
  const { lookup, toObject, scryfallFallback } = options;
  return new Hono<AppEnv>().post("/cards/collection", async (c) => {
    const body = await readJson(c.req.raw, MAX_BODY);
    const parsed = parseRequest(collectionRequestSchema, body);
    if (!parsed.ok) throw new Failure("bad_request", parsed.message);
    const sent = sentIdentifiers(body);
    const asked = parsed.value.identifiers.map((identifier, at): Asked => {
      return { sent: sent[at], identifier, printing: lookup.byIdentifier(identifier) };
    });
    const missing = asked.filter(({ printing }) => !printing);
    const others = scryfallFallback && (await askScryfall(scryfallFallback, missing));
    // Who asked by name can only tell whose card it is by its place.
    const data = asked.flatMap((each) => {
      const card = each.printing ? toObject(each.printing) : others?.found.get(each);
      return card ? [card] : [];
    });
    return c.json({
      object: "list",
      not_found: others?.notFound ?? missing.map((each) => each.sent),
      data: [...data, ...(others?.unplaced ?? [])],
    });
  });
}

/** The identifiers before anything was read out of them. */
function sentIdentifiers(body: unknown): readonly unknown[] {
  const isObject = typeof body === "object" && body !== null && "identifiers" in body;
  return isObject && Array.isArray(body.identifiers) ? body.identifiers : [];
}

/**
 * The cards that another service has, for whom they were asked; undefined when it does not answer. It is asked for what it
 * knows the kind of. It answers in order, but once for those who ask for the same card: then nobody knows whose each is.
 */
async function askScryfall(service: ScryfallClient, missing: readonly Asked[]) {
  const sendable = missing.flatMap(({ identifier }) => {
    const known = knownPart(identifier);
    return Object.keys(known).length > 0 ? [known] : [];
  });
  if (sendable.length === 0) return undefined;
  const answer = await service.collection(sendable).catch(() => undefined);
  if (!answer) return undefined;
  const unknown = new Set(answer.not_found.map(canonical));
  const isMissing = ({ identifier }: Asked): boolean => {
    const known = knownPart(identifier);
    return Object.keys(known).length === 0 || unknown.has(canonical(known));
  };
  const there = missing.filter((each) => !isMissing(each));
  const isPlaced = there.length === answer.data.length;
  const found = new Map<Asked, object>();
  for (const [at, each] of there.entries()) {
    const card = answer.data[at];
    if (isPlaced && card) found.set(each, card);
  }
  const notFound = missing.filter(isMissing).map(({ sent }) => sent);
  return { found, unplaced: isPlaced ? [] : answer.data, notFound };
}

function knownPart(identifier: CardIdentifier): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(identifier).filter(([kind]) => IDENTIFIER_KINDS.has(kind)));
}

/** The same text for the same fields, in whatever order. */
function canonical(identifier: unknown): string {
  if (typeof identifier !== "object" || identifier === null) return JSON.stringify(identifier);
  return JSON.stringify(Object.entries(identifier).sort(([a], [b]) => (a < b ? -1 : 1)));
}
