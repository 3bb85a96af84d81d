import { Hono, type MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "../platform/http/context.ts";
import { ownMachineOnly } from "../platform/http/own-machine.ts";
import type { Acts } from "./acts.ts";
import type { Books } from "./books.ts";
import type { CheckoutSession, PortalSession, Subscription } from "./objects.ts";
import { type Field, writePage } from "./page-layout.ts";

/** Pages run nothing, and send forms to where they came from. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const closed: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("content-security-policy", POLICY);
};

/** The pages on which people pay and manage their plan at the till, below `/till`. There is no field for a card: no money moves. */
export function createTillPages(books: Books, acts: Acts, origin: string): Hono<AppEnv> {
  const pages = new Hono<AppEnv>();
  pages.use("*", ownMachineOnly, closed);

  async function readAct(c: AppContext): Promise<string> {
    const body = await c.req.parseBody();
    return typeof body.act === "string" ? body.act : "";
  }
  /** Back to our own pages and nowhere else, wherever the request came from. */
  const leave = (c: AppContext, address: string) =>
    new URL(address).origin === origin ? c.redirect(address, 303) : c.text("This leads away from here.", 400);

  function checkout(c: AppContext, session: CheckoutSession, problem?: string) {
    const price = books.find("price", session.price);
    const product = price && books.find("product", price.product);
    const each = price?.recurring ? ` a ${price.recurring.interval}` : "";
    if (session.status !== "open") {
      return c.html(
        writePage({
          title: session.status === "complete" ? "This is paid already" : "This payment has expired",
          lead: "Nothing more can be paid here.",
          links: [{ label: "Back to the store", address: session.cancel_url }],
        }),
      );
    }
    return c.html(
      writePage({
        title: "Pay at the test till",
        lead: "This machine has no payment provider, so no money moves here and no card is asked for. Choose how the payment ends.",
        ...(problem === undefined ? {} : { problem }),
        facts: [
          ["What", product?.name ?? "Unknown"],
          ["Price", `${money(price?.unit_amount ?? 0, price?.currency ?? "usd")}${each}`],
        ],
        acts: [
          { act: "pay", label: "Pay with the test card", isMain: true },
          { act: "decline", label: "Have the card declined" },
          { act: "cancel", label: "Cancel" },
        ],
      }),
    );
  }

  pages.get("/checkout/:id", (c) => {
    const session = books.find("checkout.session", c.req.param("id"));
    return session ? checkout(c, session) : nothing(c);
  });
  pages.post("/checkout/:id", async (c) => {
    const session = books.find("checkout.session", c.req.param("id"));
    if (!session) return nothing(c);
    const act = await readAct(c);
    if (act === "cancel") return leave(c, session.cancel_url);
    if (session.status !== "open") return checkout(c, session);
    if (act === "decline") {
      await acts.decline(session);
      return checkout(c, session, "The test card was declined. Nothing was charged.");
    }
    if (act !== "pay") return checkout(c, session, "Choose how the payment ends.");
    await acts.pay(session);
    return leave(c, session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
  });

  function portal(c: AppContext, session: PortalSession) {
    const subscription = planOf(session);
    const [item] = subscription?.items.data ?? [];
    const product = item && books.find("product", item.price.product);
    const facts: Field[] =
      subscription && item
        ? [
            ["Plan", product?.name ?? "Unknown"],
            ["State", stateOf(subscription)],
            [
              subscription.cancel_at_period_end ? "Ends on" : "Renews on",
              new Date(item.current_period_end * 1000).toISOString().slice(0, 10),
            ],
          ]
        : [["Plan", "None"]];
    return c.html(
      writePage({
        title: "Your plan at the test till",
        lead: "This machine has no payment provider. Here you do what its customers do, and what its calendar does.",
        facts,
        acts: subscription ? portalActs(subscription) : [],
        links: [{ label: "Back to Deckwright", address: session.return_url }],
      }),
    );
  }
  const planOf = (session: PortalSession) =>
    books
      .list("subscription")
      .find(({ customer, status }) => customer === session.customer && status !== "canceled");

  pages.get("/portal/:id", (c) => {
    const session = books.find("billing_portal.session", c.req.param("id"));
    return session ? portal(c, session) : nothing(c);
  });
  pages.post("/portal/:id", async (c) => {
    const session = books.find("billing_portal.session", c.req.param("id"));
    if (!session) return nothing(c);
    const subscription = planOf(session);
    const act = PORTAL_ACTS[await readAct(c)];
    if (subscription && act) await act(acts, subscription);
    return portal(c, session);
  });

  pages.get("/receipts/:id", (c) => {
    const charge = books.find("charge", c.req.param("id"));
    if (!charge) return nothing(c);
    const back = charge.amount_refunded;
    return c.html(
      writePage({
        title: "Receipt of the test till",
        lead: "No money has moved.",
        facts: [
          ["Number", charge.id],
          ["Day", new Date(charge.created * 1000).toISOString().slice(0, 10)],
          ["Amount", money(charge.amount, charge.currency)],
          ...(back > 0 ? [["Given back", money(back, charge.currency)] as const] : []),
        ],
        links: [{ label: "Back to Deckwright", address: `${origin}/profile` }],
      }),
    );
  });
  return pages;
}

type PortalAct = (acts: Acts, subscription: Subscription) => Promise<unknown>;

const PORTAL_ACTS: Readonly<Record<string, PortalAct>> = {
  cancel: (acts, subscription) => acts.setEnding(subscription, true),
  resume: (acts, subscription) => acts.setEnding(subscription, false),
  renew: (acts, subscription) => acts.renew(subscription, true),
  fail: (acts, subscription) => acts.renew(subscription, false),
  "run-out": (acts, subscription) => acts.runOut(subscription),
};

function portalActs({ cancel_at_period_end: isEnding }: Subscription) {
  return [
    isEnding
      ? { act: "resume", label: "Keep the plan", isMain: true }
      : { act: "cancel", label: "Cancel the plan", isMain: true },
    { act: "renew", label: "Let a month pass that is paid" },
    { act: "fail", label: "Let a payment fail" },
    { act: "run-out", label: "Let the paid month end now" },
  ];
}

function stateOf({ status, cancel_at_period_end: isEnding }: Subscription): string {
  if (status === "past_due") return "The last payment failed";
  return isEnding ? "Paid, and not renewed" : "Paid";
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

function nothing(c: AppContext) {
  return c.text("There is nothing at this address.", 404);
}
