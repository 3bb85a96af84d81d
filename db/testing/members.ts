import { randomUUID } from "node:crypto";
import type { Claims, Database } from "../src/database.ts";

/** A member as tests need one. */
export interface TestMember {
  readonly id: string;
  readonly claims: Claims;
}

/** Makes an account as a sign-up does, with its profile. */
export async function addMember(database: Database, username: string): Promise<TestMember> {
  const id = randomUUID();
  const email = `${username.toLowerCase()}@example.org`;
  await database.execute("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
    id,
    email,
    { username },
  ]);
  return { id, claims: { sub: id, role: "authenticated", email, aal: "aal1" } };
}

/** Puts a member on a plan, as payments do. */
export async function setPlan(
  database: Database,
  member: Pick<TestMember, "id">,
  plan: "Free Plan" | "Pro",
): Promise<void> {
  await database.execute(
    `insert into public.subscriptions (user_id, product_id, provider_id, status, current_period_end)
      values ($1, 'pro-monthly', 'test-' || $1::uuid, $2, now() + interval '30 days')
      on conflict (provider_id) do update set status = excluded.status`,
    [member.id, plan === "Pro" ? "active" : "ended"],
  );
}

/** Makes a deck in a member's vault, as old as wanted; returns its number. */
export async function addDeck(
  database: Database,
  member: TestMember,
  deck: { name: string; shared?: boolean; hoursOld?: number },
): Promise<number> {
  const { rows } = await database.execute(
    `insert into public.decks (user_id, name, format, cards, colors, card_list, shared, created_at)
      values ($1, $2, 'commander', 100, '{G}', '{"Lands":[{"name":"Forest","quantity":99}]}', $3,
        now() - make_interval(hours => $4)) returning id`,
    [member.id, deck.name, deck.shared ?? false, deck.hoursOld ?? 0],
  );
  return Number(rows[0]?.id);
}
