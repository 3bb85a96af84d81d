import { timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import type { Acts } from "./acts.ts";
import { type Books, newId, nowSeconds } from "./books.ts";
import { type Form, formOf, readForm, textOf, textsOf } from "./form.ts";
import type { Customer, Kind, ObjectOf, PortalSession, Price, Product, TillObject } from "./objects.ts";

/** What the API answers when it refuses. */
class Refusal extends Error {
  readonly status: 400 | 401 | 404;
  constructor(status: 400 | 401 | 404, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers of requests that were sent once already, by the key that says so. */
const REMEMBERED = 1_000;

/**
 * The endpoints of the payment provider that our code uses, as its own API answers them. Reached by no socket: the server hands
 * requests of the provider's SDK to it.
 */
export function createTillApi(
  books: Books,
  acts: Acts,
  options: { readonly secretKey: string; readonly origin: string },
): Hono {
  const { secretKey, origin } = options;
  const api = new Hono();
  const answered = new Map<string, Promise<TillObject>>();

  api.use("*", async (c, next) => {
    const given = Buffer.from(c.req.header("authorization") ?? "");
    const wanted = Buffer.from(`Bearer ${secretKey}`);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      throw new Refusal(401, "Invalid API key provided.");
    }
    await next();
  });

  /** A request that changes something; one with a key that was used before is answered as it was then. */
  function post(path: string, run: (form: Form, id: string) => Promise<TillObject>): void {
    api.post(path, async (c) => {
      const form = readForm(await c.req.text());
      const key = c.req.header("idempotency-key");
      const before = key === undefined ? undefined : answered.get(key);
      const answer = before ?? run(form, c.req.param("id") ?? "");
      if (key !== undefined && !before) {
        answered.set(key, answer);
        const [oldest] = answered.keys();
        if (answered.size > REMEMBERED && oldest !== undefined) answered.delete(oldest);
        // What was refused may be asked for again.
        answer.catch(() => answered.delete(key));
      }
      return c.json(await answer);
    });
  }

  function known<Name extends Kind>(kind: Name, id: string | undefined): ObjectOf<Name> {
    const found = id === undefined ? undefined : books.find(kind, id);
    if (!found) throw new Refusal(404, `No such ${kind}: '${id ?? ""}'`);
    return found;
  }

  /** A page of a list, the newest first: what the query asks for, from `starting_after` on. */
  function page<Item extends TillObject>(c: Context, items: readonly Item[]) {
    const after = c.req.query("starting_after");
    const from = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
    const limit = Number(c.req.query("limit") ?? 10);
    const data = items.slice(from, from + limit);
    return c.json({ object: "list", url: c.req.path, has_more: items.length > from + limit, data });
  }
  const ofCustomer = <Item extends { readonly customer: string }>(c: Context, items: readonly Item[]) => {
    const customer = c.req.query("customer");
    return customer === undefined ? items : items.filter((each) => each.customer === customer);
  };

  async function made<Made extends TillObject>(object: Made): Promise<Made> {
    await books.keep(object);
    return object;
  }

  post("/v1/products", async (form) => {
    const id = textOf(form.id) ?? newId("prod");
    if (books.find("product", id)) throw new Refusal(400, "Product already exists.");
    return made<Product>({ id, object: "product", created: nowSeconds(), name: required(form, "name") });
  });
  post("/v1/prices", async (form) => {
    const recurring = textOf(formOf(form.recurring).interval);
    return made<Price>({
      id: newId("price"),
      object: "price",
      created: nowSeconds(),
      product: known("product", textOf(form.product)).id,
      unit_amount: Number(required(form, "unit_amount")),
      currency: required(form, "currency"),
      lookup_key: textOf(form.lookup_key) ?? null,
      recurring: recurring === undefined ? null : { interval: recurring },
    });
  });
  api.get("/v1/prices", (c) => {
    const keys = Object.values(textsOf(readForm(new URL(c.req.url).search).lookup_keys));
    return page(
      c,
      books.list("price").filter(({ lookup_key }) => lookup_key !== null && keys.includes(lookup_key)),
    );
  });

  post("/v1/customers", async (form) =>
    made<Customer>({
      id: newId("cus"),
      object: "customer",
      created: nowSeconds(),
      email: textOf(form.email) ?? null,
      metadata: textsOf(form.metadata),
    }),
  );

  post("/v1/checkout/sessions", async (form) => {
    const mode = required(form, "mode") === "subscription" ? "subscription" : "payment";
    const passedOn = formOf(mode === "payment" ? form.payment_intent_data : form.subscription_data);
    const id = newId("cs");
    return made({
      id,
      object: "checkout.session",
      created: nowSeconds(),
      customer: known("customer", textOf(form.customer)).id,
      mode,
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      subscription: null,
      success_url: required(form, "success_url"),
      cancel_url: required(form, "cancel_url"),
      url: `${origin}/till/checkout/${id}`,
      metadata: textsOf(form.metadata),
      passed_on: textsOf(passedOn.metadata),
      price: known("price", textOf(formOf(formOf(form.line_items)["0"]).price)).id,
    });
  });
  api.get("/v1/checkout/sessions", (c) => {
    const status = c.req.query("status");
    const sessions = books.list("checkout.session");
    return page(
      c,
      ofCustomer(
        c,
        sessions.filter((each) => status === undefined || each.status === status),
      ),
    );
  });
  api.get("/v1/checkout/sessions/:id", (c) => c.json(known("checkout.session", c.req.param("id"))));
  post("/v1/checkout/sessions/:id/expire", async (_, id) => {
    const session = known("checkout.session", id);
    if (session.status !== "open") throw new Refusal(400, "Only open sessions can be expired.");
    return acts.expire(session);
  });

  api.get("/v1/subscriptions", (c) => {
    const status = c.req.query("status");
    const subscriptions = ofCustomer(c, books.list("subscription"));
    return page(
      c,
      status === "all" ? subscriptions : subscriptions.filter((each) => each.status !== "canceled"),
    );
  });
  post("/v1/subscriptions/:id", async (form, id) =>
    acts.setEnding(known("subscription", id), form.cancel_at_period_end === "true"),
  );
  api.delete("/v1/subscriptions/:id", async (c) => {
    const subscription = known("subscription", c.req.param("id"));
    if (subscription.status === "canceled")
      throw new Refusal(404, `No such subscription: '${subscription.id}'`);
    return c.json(await acts.cancel(subscription));
  });

  api.get("/v1/invoices", (c) => {
    const status = c.req.query("status");
    const invoices = ofCustomer(c, books.list("invoice"));
    return page(
      c,
      invoices.filter((each) => status === undefined || each.status === status),
    );
  });
  api.get("/v1/charges", (c) => page(c, ofCustomer(c, books.list("charge"))));
  post("/v1/refunds", async (form) => {
    const charge = known("charge", textOf(form.charge));
    if (charge.amount_refunded >= charge.amount) {
      throw new Refusal(400, `Charge ${charge.id} has already been refunded.`);
    }
    const amount = textOf(form.amount);
    return acts.refund(charge, amount === undefined ? undefined : Number(amount));
  });

  post("/v1/billing_portal/sessions", async (form) => {
    const id = newId("bps");
    return made<PortalSession>({
      id,
      object: "billing_portal.session",
      created: nowSeconds(),
      customer: known("customer", textOf(form.customer)).id,
      return_url: required(form, "return_url"),
      url: `${origin}/till/portal/${id}`,
    });
  });

  api.all("*", (c) => {
    throw new Refusal(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  });
  api.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    const type = "invalid_request_error";
    const code = error.status === 404 ? { code: "resource_missing" } : {};
    return c.json({ error: { type, message: error.message, ...code } }, error.status);
  });
  return api;
}

function required(form: Form, name: string): string {
  const value = textOf(form[name]);
  if (value === undefined || value === "") throw new Refusal(400, `Missing required param: ${name}.`);
  return value;
}
