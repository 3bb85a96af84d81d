import { addDeck, addMember, type TestMember } from "@deckwright/db/testing/members.ts";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import type { RealtimePostgresChangesPayload, SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openRealtimeSite, type RealtimeSite } from "../../testing/realtime-site.ts";

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;
interface Asked {
  readonly event?: "*" | "INSERT" | "UPDATE" | "DELETE";
  readonly filter?: string;
  readonly select?: string[];
  readonly table?: string;
}

let channels = 0;

/** Subscribes as a page does, and keeps what it is told. */
async function follow(client: SupabaseClient, { event = "*", table = "decks", ...more }: Asked = {}) {
  const told: Change[] = [];
  channels += 1;
  const channel = client.channel(`decks-${channels}`).on<Record<string, unknown>>(
    "postgres_changes",
    // The client's types tell the events apart; here they come from a table.
    { event: event as "*", schema: "public", table, ...more },
    (change) => void told.push(change),
  );
  const systems: unknown[] = [];
  channel.on("system", {}, (message: unknown) => void systems.push(message));
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === "SUBSCRIBED") resolve();
      else if (status !== "CLOSED") reject(error ?? new Error(status));
    });
  });
  return { told, systems, channel };
}

describe.each(TEST_ENGINES)("changes of decks (%s)", (engine) => {
  let site: RealtimeSite;
  let ann: TestMember;
  let bob: TestMember;
  beforeAll(async () => {
    site = await openRealtimeSite(engine);
    ann = await addMember(site.database, "Ann");
    bob = await addMember(site.database, "Bob");
  });
  afterAll(() => site?.close());

  const change = (text: string, ...values: unknown[]) => site.database.execute(text, values);
  /** What came is complete once a last change, which everybody is told of, has arrived. */
  async function settle(...followers: { told: Change[] }[]) {
    const last = await addDeck(site.database, ann, { name: "Last", shared: true });
    for (const { told } of followers) {
      await vi.waitFor(() => expect(told.some((each) => idOf(each) === last)).toBe(true), 5000);
      told.splice(
        told.findIndex((each) => idOf(each) === last),
        1,
      );
    }
  }
  const idOf = ({ new: after, old }: Change): unknown => Reflect.get("id" in after ? after : old, "id");
  const summary = ({ told }: { told: Change[] }) => told.map((each) => [each.eventType, idOf(each)]);

  test("are told to a visitor in the protocol's shape: a shared deck's beginning, changes and end", async () => {
    const page = await follow(await site.client());
    expect(page.systems).toEqual([
      expect.objectContaining({
        status: "ok",
        extension: "postgres_changes",
        message: "Subscribed to PostgreSQL",
        channel: `decks-${channels}`,
      }),
    ]);
    const arrived = (count: number) => vi.waitFor(() => expect(page.told).toHaveLength(count), 5000);
    const id = await addDeck(site.database, ann, { name: "Goblins", shared: true });
    await arrived(1);
    await change("update public.decks set name = 'Goblins!' where id = $1", id);
    await arrived(2);
    await change("delete from public.decks where id = $1", id);
    await arrived(3);
    const [inserted, updated, deleted] = page.told;
    expect(inserted).toMatchObject({
      schema: "public",
      table: "decks",
      eventType: "INSERT",
      commit_timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      new: {
        id,
        user_id: ann.id,
        format: "commander",
        cards: 100,
        colors: ["G"],
        shared: true,
        card_list: { Lands: [{ name: "Forest", quantity: 99 }] },
      },
      old: {},
      errors: null,
    });
    expect(updated).toMatchObject({ eventType: "UPDATE", new: { id, name: "Goblins!" }, old: { id } });
    expect(deleted).toMatchObject({ eventType: "DELETE", new: {}, old: { id } });
  });

  test("are told under row-level security: private decks to their owner alone", async () => {
    const visitor = await follow(await site.client());
    const owner = await follow(await site.client(ann.claims));
    const other = await follow(await site.client(bob.claims));
    const service = await follow(await site.client({ role: "service_role" }));
    const id = await addDeck(site.database, ann, { name: "Secret" });
    await change("update public.decks set favorite = true where id = $1", id);
    await change("delete from public.decks where id = $1", id);
    await settle(visitor, owner, other, service);
    const all = [
      ["INSERT", id],
      ["UPDATE", id],
      ["DELETE", id],
    ];
    // A deck that was gone before it could be read is told of by its end alone.
    expect(all).toEqual(expect.arrayContaining(summary(owner)));
    expect(summary(owner).at(-1)).toEqual(["DELETE", id]);
    expect(summary(service).at(-1)).toEqual(["DELETE", id]);
    expect(summary(visitor)).toEqual([]);
    expect(summary(other)).toEqual([]);
    expect(JSON.stringify([visitor.told, other.told])).not.toContain("Secret");
  });

  test("show a private deck to its owner while it is there, and not to a session that lacks the second factor", async () => {
    const strong = await addMember(site.database, "Strong");
    await change(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      strong.id,
    );
    const weak = await follow(await site.client(strong.claims));
    const full = await follow(await site.client({ ...strong.claims, aal: "aal2" }));
    const id = await addDeck(site.database, strong, { name: "Vault" });
    await settle(weak, full);
    expect(full.told).toMatchObject([{ eventType: "INSERT", new: { id, name: "Vault" } }]);
    expect(weak.told).toEqual([]);
  });

  test("let a deck appear when it is shared, and vanish when it no longer is", async () => {
    const id = await addDeck(site.database, ann, { name: "Hydra" });
    const visitor = await follow(await site.client(), { filter: "shared=eq.true" });
    const owner = await follow(await site.client(ann.claims));
    await change("update public.decks set shared = true where id = $1", id);
    await vi.waitFor(() => expect(visitor.told).toHaveLength(1), 5000);
    expect(visitor.told[0]).toMatchObject({ eventType: "UPDATE", new: { id, name: "Hydra" } });
    await change("update public.decks set shared = false, name = 'Hidden again' where id = $1", id);
    await settle(visitor, owner);
    expect(visitor.told.at(-1)).toMatchObject({ eventType: "DELETE", old: { id } });
    expect(JSON.stringify(visitor.told)).not.toContain("Hidden again");
    expect(owner.told.at(-1)).toMatchObject({ eventType: "UPDATE", new: { id, shared: false } });
  });

  test("tell a visitor of a deck by the change that shared it, not by those before", async () => {
    const visitor = await follow(await site.client());
    await site.database.withTransaction("owner", undefined, async (transaction) => {
      const { rows } = await transaction.query(
        "insert into public.decks (user_id, name, format, shared) values ($1, 'Draft', 'modern', false) returning id",
        [ann.id],
      );
      await transaction.query("update public.decks set shared = true where id = $1", [rows[0]?.id]);
    });
    await settle(visitor);
    expect(visitor.told.map(({ eventType }) => eventType)).toEqual(["UPDATE"]);
  });

  test("are told as far as they were asked for: event, filter, columns", async () => {
    const client = await site.client();
    const updates = await follow(client, { event: "UPDATE" });
    const named = await follow(client, { filter: 'name=in.("One, two",Three),cards=gte.100' });
    const narrow = await follow(client, { event: "INSERT", select: ["id", "name"] });
    const one = await addDeck(site.database, ann, { name: "One, two", shared: true });
    const four = await addDeck(site.database, ann, { name: "Four", shared: true });
    await change("update public.decks set favorite = true where id = any($1)", [one, four]);
    await vi.waitFor(() => expect(updates.told).toHaveLength(2), 5000);
    await vi.waitFor(() => expect(narrow.told).toHaveLength(2), 5000);
    expect(summary(updates)).toEqual([
      ["UPDATE", one],
      ["UPDATE", four],
    ]);
    expect(summary(named)).toEqual([
      ["INSERT", one],
      ["UPDATE", one],
    ]);
    expect(narrow.told[0]?.new).toEqual({ id: one, name: "One, two" });
  });

  test("that were undone are never told", async () => {
    const page = await follow(await site.client());
    await site.database
      .withTransaction("owner", undefined, async (transaction) => {
        await transaction.query(
          "insert into public.decks (user_id, name, format, shared) values ($1, 'Undone', 'modern', true)",
          [ann.id],
        );
        throw new Error("changed my mind");
      })
      .catch(() => {});
    await settle(page);
    expect(page.told).toEqual([]);
  });

  test("stop when a channel is left, and go on with a newer token", async () => {
    const client = await site.client();
    const left = await follow(client);
    const stays = await follow(client);
    expect(await client.removeChannel(left.channel)).toBe("ok");
    await client.realtime.setAuth(null);
    await settle(stays);
    expect(left.told).toEqual([]);
  });

  test("go on arriving after the same client has broadcast and told of its presence, which are not offered", async () => {
    const client = await site.client();
    const page = await follow(client);
    const room = client.channel("room", { config: { broadcast: { ack: true } } });
    await new Promise<void>((resolve) => {
      room.on("broadcast", { event: "cursor" }, () => {}).on("presence", { event: "sync" }, () => {});
      room.subscribe((status) => status === "SUBSCRIBED" && resolve());
    });
    const asked = { type: "broadcast", event: "cursor", payload: { x: 1 } } as const;
    expect(await room.send(asked)).toBe("error");
    expect(await room.send({ ...asked, payload: new Uint8Array([1, 2, 3]).buffer })).toBe("error");
    expect(await room.track({ name: "Ann" })).toBe("error");
    // A client that wants no answer asks on the channel of its subscription itself.
    expect(await page.channel.send(asked)).toBe("ok");
    const id = await addDeck(site.database, ann, { name: "Still told", shared: true });
    await vi.waitFor(() => expect(page.told.map(idOf)).toEqual([id]), 5000);
    expect([room.state, page.channel.state]).toEqual(["joined", "joined"]);
  });

  test("of other tables, unknown columns and broken filters are refused with a reason", async () => {
    const client = await site.client();
    for (const [asked, reason] of [
      [{ table: "profiles" }, /No changes are told of it/],
      [{ filter: "secret=eq.1" }, /no column "secret"/],
      [{ filter: "id=eq.one" }, /"one" is no value for "id"/],
      [{ filter: "name=match.(a+)+$" }, /operator "match" cannot be used/],
      [{ filter: "nonsense" }, /is no condition/],
      [{ select: ["id", "nothing"] }, /no column "nothing"/],
    ] as const) {
      const options: Asked = "select" in asked ? { select: [...asked.select] } : asked;
      await expect(follow(client, options)).rejects.toThrow(reason);
    }
    await client.removeAllChannels();
  });
});
