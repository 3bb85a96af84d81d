import { addDeck, addMember } from "@deckwright/db/testing/members.ts";
import { TEST_ENGINES } from "@deckwright/db/testing/open-test-database.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { openRealtimeSite, type RealtimeSite } from "../../testing/realtime-site.ts";

const DECKS = 100;
const CHANNELS = 40;

describe.each(TEST_ENGINES)("a change of many decks at once (%s)", (engine) => {
  let site: RealtimeSite;
  beforeAll(async () => {
    site = await openRealtimeSite(engine);
  });
  afterAll(() => site?.close());

  test("is told to many channels while others go on being answered", async () => {
    const ann = await addMember(site.database, "Ann");
    for (let n = 0; n < DECKS; n++) await addDeck(site.database, ann, { name: `Deck ${n}`, shared: true });
    const binding = { event: "UPDATE", schema: "public", table: "decks", select: ["id"] };
    const heard: string[] = [];
    const sockets = Array.from({ length: 5 }, () => new WebSocket(`ws://${site.host}/realtime/v1/websocket`));
    const say = (socket: WebSocket | undefined, topic: string, event: string, payload: unknown) =>
      socket?.send(JSON.stringify({ topic, event, payload, ref: topic, join_ref: topic }));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("open", resolve))));
    for (const socket of sockets) {
      let replies = 0;
      socket.on("message", (data) => {
        const { event } = JSON.parse(data.toString()) as { event: string };
        if (event === "phx_reply") replies += 1;
        if (socket === sockets[0]) heard.push(event);
      });
      for (let at = 0; at < CHANNELS; at++)
        say(socket, `realtime:${at}`, "phx_join", { config: { postgres_changes: [binding] } });
      await vi.waitFor(() => expect(replies).toBe(CHANNELS), 5000);
    }
    heard.length = 0;
    // Once it is in the middle of it: the first changes may have been told by themselves.
    sockets[0]?.on("message", () => {
      if (heard.length === 10 * CHANNELS) say(sockets[0], "phoenix", "heartbeat", {});
    });
    await site.database.execute("update public.decks set favorite = true");
    const changes = () => heard.filter((event) => event === "postgres_changes");
    await vi.waitFor(() => expect(changes()).toHaveLength(DECKS * CHANNELS), 10_000);
    expect(heard.indexOf("phx_reply")).toBeGreaterThan(0);
    expect(heard.at(-1)).toBe("postgres_changes");
    for (const socket of sockets) socket.close();
  });
});
