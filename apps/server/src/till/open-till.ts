import { randomBytes } from "node:crypto";
import type { Database } from "@deckwright/db/database.ts";
import type { Hono } from "hono";
import type { AppEnv } from "../platform/http/context.ts";
import type { Log } from "../platform/process/log.ts";
import type { ProviderAccess } from "../ports/payments.ts";
import { type Acts, createActs } from "./acts.ts";
import { createTillApi } from "./api.ts";
import { type Books, nowSeconds, openBooks } from "./books.ts";
import { createTeller, type Deliver } from "./events.ts";
import type { TillSecrets } from "./objects.ts";
import { createTillPages } from "./pages.ts";

/** A till that is open. */
export interface Till {
  /** By which our code reaches it, as it reaches the payment provider. */
  readonly access: ProviderAccess;
  /** Below `/till`. */
  readonly pages: Hono<AppEnv>;
  /** What it knows and what happens there, for tests that do not go through its pages. */
  readonly books: Books;
  readonly acts: Acts;
  /** Tells of what was not heard before the last stop. */
  start(): void;
  stop(): void;
}

/**
 * Opens the test till: a stand-in for the payment provider on a machine without keys. Objects and secrets are this
 * installation's own.
 * @param options.isPersonal Whether this machine alone reaches the site.
 * @param options.origin Where people reach the site.
 * @param options.address Where the site listens for events.
 * @throws Error where others reach the site: it would give away what has to be paid.
 */
export async function openTill(options: {
  readonly database: Database;
  readonly isPersonal: boolean;
  readonly origin: string;
  readonly address: string;
  readonly deliver: Deliver;
  readonly log: Log;
}): Promise<Till> {
  const { database, origin } = options;
  if (!options.isPersonal) throw new Error("The test till does not open on a site that others can reach.");
  const books = await openBooks(database);
  let secrets = books.find("till", "till");
  if (!secrets) {
    secrets = makeSecrets();
    await books.keep(secrets);
  }
  const teller = createTeller(books, secrets, options.deliver, options);
  const acts = createActs(books, teller, origin);
  const api = createTillApi(books, acts, { secretKey: secrets.secretKey, origin });
  return {
    access: {
      secretKey: secrets.secretKey,
      webhookSecret: secrets.webhookSecret,
      fetch: async (input, init) => api.fetch(new Request(input, init)),
    },
    pages: createTillPages(books, acts, origin),
    books,
    acts,
    start: () =>
      teller.tell(
        books
          .list("event")
          .filter(({ pending_webhooks: left }) => left > 0)
          .toReversed(),
      ),
    stop: () => teller.stop(),
  };
}

function makeSecrets(): TillSecrets {
  const random = () => randomBytes(24).toString("base64url");
  return {
    id: "till",
    object: "till",
    created: nowSeconds(),
    secretKey: `sk_test_till_${random()}`,
    webhookSecret: `whsec_${random()}`,
  };
}
