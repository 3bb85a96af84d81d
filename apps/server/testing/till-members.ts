import { setTimeout as pause } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { CheckoutSession, Subscription } from "../src/till/objects.ts";
import type { BackendSite } from "./backend-site.ts";

/** Calls a function as a member. @returns Its answer, or its refusal as `{error}`. */
export async function call(client: SupabaseClient, name: string, body: object = {}) {
  const { data, error } = await client.functions.invoke(name, { body });
  if (!error) return data;
  const context: unknown = error.context;
  return context instanceof Response ? await context.json() : { error: String(error) };
}

/** Begins a checkout. @returns The session's number at the till. */
export async function beginCheckout(client: SupabaseClient, product: string): Promise<string> {
  const { url } = await call(client, "begin-checkout", { product });
  return String(url).split("/").at(-1) ?? "";
}

/** What the till has in its books now. */
export function sessionOf(site: BackendSite, id: string): CheckoutSession {
  const found = site.backend.till?.books.find("checkout.session", id);
  if (!found) throw new Error(`There is no session ${id}.`);
  return found;
}

export function planOf(site: BackendSite): Subscription {
  const [found] = site.backend.till?.books.list("subscription") ?? [];
  if (!found) throw new Error("There is no subscription.");
  return found;
}

/** Begins a checkout and pays it at the till. @returns The session's number. */
export async function buy(site: BackendSite, client: SupabaseClient, product: string): Promise<string> {
  const id = await beginCheckout(client, product);
  await site.backend.till?.acts.pay(sessionOf(site, id));
  return id;
}

/** Asks until it is so, for ten seconds unless it may take longer. */
export async function until(isSo: () => Promise<boolean>, ms = 10_000): Promise<void> {
  for (const deadline = Date.now() + ms; !(await isSo()); await pause(30)) {
    if (Date.now() > deadline) throw new Error(`It did not come about in ${ms / 1000} seconds.`);
  }
}

/** Waits until every event that has come is settled. */
export function allSettled(site: BackendSite, ms?: number): Promise<void> {
  return until(async () => {
    const { rows } = await site.database.execute(
      `select (select count(*) from payment_events where processed_at is null) = 0
         and (select count(*) from deckwright.till where kind = 'event' and body ->> 'pending_webhooks' <> '0') = 0 as is_so`,
    );
    return rows[0]?.is_so === true;
  }, ms);
}
