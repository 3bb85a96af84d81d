import * as z from "zod/mini";
import type { Leave } from "../platform/limits/places.ts";
import type { Caller, Identify } from "../ports/caller.ts";
import type { ChangeFeed, Subscriber } from "./change-feed.ts";
import { type Frame, readFrame, type Version, writeFrame } from "./frames.ts";
import { readJoin } from "./subscription.ts";

/** What a connection is made from. */
export interface ConnectionParts {
  readonly version: Version;
  /** The key that the client connected with; it says who asks where no token does. */
  readonly apikey: string | undefined;
  readonly feed: ChangeFeed;
  readonly identify: Identify;
  /** Takes a place for one more channel; undefined when there is none for this client. */
  readonly takeChannel: () => Leave | undefined;
  readonly send: (text: string) => void;
  /** Ends the connection, with a code and reason of the WebSocket protocol. */
  readonly close: (code: number, reason: string) => void;
}

/** One client: the channels it has joined, by the rules of Phoenix's socket protocol. */
export interface Connection {
  receive(message: string | Uint8Array): void;
  /** Closes channels whose token has ended. */
  expire(): void;
  /** Forgets everything; the client has gone. */
  end(): void;
}

interface Channel {
  readonly joinRef: string | null;
  readonly subscriber: Subscriber;
  readonly token: string | undefined;
  readonly leave: Leave;
}

const TOPIC = "realtime:";
const MAX_CHANNELS = 100;
/** Messages that wait while a token is looked at; a client has no reason to send more. */
const MAX_WAITING = 100;
const tokenSchema = z.object({ access_token: z.nullish(z.string()) });
/** Closes a connection because of what was sent (RFC 6455, 7.4.1). */
const NOT_UNDERSTOOD = 1007;
const TOO_MUCH = 1008;

export function createConnection(parts: ConnectionParts): Connection {
  const { version, feed } = parts;
  const channels = new Map<string, Channel>();
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;
  let isOver = false;

  function say(frame: Omit<Frame, "payload">, payload: object | string): void {
    const text = typeof payload === "string" ? payload : JSON.stringify(payload);
    if (!isOver) parts.send(writeFrame(version, { ...frame, payload: text }));
  }

  function reply({ topic, ref, joinRef }: Frame, status: "ok" | "error", response: object): void {
    say({ topic, event: "phx_reply", ref, joinRef }, { status, response });
  }

  function system(topic: string, joinRef: string | null, status: "ok" | "error", message: string): void {
    const extension = status === "ok" ? "postgres_changes" : "system";
    const channel = topic.slice(TOPIC.length);
    say({ topic, event: "system", ref: null, joinRef }, { message, status, extension, channel });
  }

  function drop(topic: string): Channel | undefined {
    const channel = channels.get(topic);
    if (!channel) return;
    feed.remove(channel.subscriber);
    channel.leave();
    channels.delete(topic);
    return channel;
  }

  /** Ends a channel from our side. */
  function closeChannel(topic: string, why: string): void {
    const channel = drop(topic);
    if (!channel) return;
    system(topic, channel.joinRef, "error", why);
    say({ topic, event: "phx_close", ref: channel.joinRef, joinRef: channel.joinRef }, {});
  }

  async function whoIs(token: string | undefined): Promise<Caller> {
    // Many channels of one member are one caller, whose rows are read once.
    const known = [...channels.values()].find((channel) => channel.token === token);
    if (known) return known.subscriber.caller;
    return parts.identify(token === undefined ? undefined : `Bearer ${token}`, parts.apikey);
  }

  function put(
    topic: string,
    channel: Omit<Channel, "subscriber">,
    caller: Caller,
    bindings: Subscriber["bindings"],
  ): void {
    const subscriber: Subscriber = {
      caller,
      bindings,
      tell(ids, data) {
        if (hasEnded(caller)) return closeChannel(topic, "Access token has expired");
        const payload = `{"ids":${JSON.stringify(ids)},"data":${data}}`;
        say({ topic, event: "postgres_changes", ref: null, joinRef: channel.joinRef }, payload);
      },
    };
    channels.set(topic, { ...channel, subscriber });
    if (bindings.length > 0) feed.add(subscriber);
  }

  async function join(frame: Frame): Promise<void> {
    const { topic } = frame;
    const joinRef = frame.joinRef ?? frame.ref;
    if (!topic.startsWith(TOPIC) || topic.length === TOPIC.length) {
      return reply(frame, "error", { reason: "You must provide a topic name" });
    }
    // Joining again replaces what was joined before.
    const before = drop(topic);
    if (before) say({ topic, event: "phx_close", ref: before.joinRef, joinRef: before.joinRef }, {});
    if (channels.size >= MAX_CHANNELS) {
      return reply(frame, "error", { reason: "ChannelRateLimitReached: Too many channels" });
    }
    const asked = readJoin(frame.payload, feed.tables);
    if (typeof asked === "string") return reply(frame, "error", { reason: asked });
    const caller = await whoIs(asked.token).catch(() => undefined);
    if (isOver) return;
    if (!caller || hasEnded(caller)) {
      return reply(frame, "error", { reason: "InvalidJWTToken: The token is invalid or has expired" });
    }
    const leave = parts.takeChannel();
    if (!leave) {
      return reply(frame, "error", {
        reason: "ChannelRateLimitReached: Too many channels from your network",
      });
    }
    put(topic, { joinRef, token: asked.token, leave }, caller, asked.bindings);
    reply(frame, "ok", { postgres_changes: asked.echo });
    if (asked.bindings.length > 0) system(topic, joinRef, "ok", "Subscribed to PostgreSQL");
  }

  /** The client has a newer token: what it may see is what the new one says. */
  async function renew({ topic, payload }: Frame): Promise<void> {
    const read = tokenSchema.safeParse(payload);
    const channel = channels.get(topic);
    if (!channel) return;
    const token = read.success ? (read.data.access_token ?? undefined) : undefined;
    if (!read.success) return closeChannel(topic, "InvalidJWTToken: The token is invalid or has expired");
    const caller = await whoIs(token).catch(() => undefined);
    if (isOver || channels.get(topic) !== channel) return;
    if (!caller || hasEnded(caller)) {
      return closeChannel(topic, "InvalidJWTToken: The token is invalid or has expired");
    }
    feed.remove(channel.subscriber);
    put(topic, { ...channel, token }, caller, channel.subscriber.bindings);
  }

  async function handle(frame: Frame): Promise<void> {
    const { topic, event } = frame;
    if (event === "phx_join") return join(frame);
    if (topic === "phoenix" && event === "heartbeat") return reply(frame, "ok", {});
    const channel = channels.get(topic);
    if (!channel) return reply(frame, "error", { reason: "unmatched topic" });
    switch (event) {
      case "access_token":
        return renew(frame);
      case "phx_leave":
        drop(topic);
        reply(frame, "ok", {});
        return say({ topic, event: "phx_close", ref: channel.joinRef, joinRef: channel.joinRef }, {});
      default:
        // Broadcast and presence among them: what the client has joined goes on.
        return reply(frame, "error", { reason: `"${event.slice(0, 60)}" is not offered here` });
    }
  }

  return {
    receive(message) {
      const frame = readFrame(version, message);
      if (!frame) return parts.close(NOT_UNDERSTOOD, "not a message of this protocol");
      if (waiting >= MAX_WAITING) return parts.close(TOO_MUCH, "too many messages at once");
      waiting += 1;
      queue = queue.then(async () => {
        waiting -= 1;
        if (!isOver) await handle(frame);
      });
    },
    expire() {
      for (const [topic, { subscriber }] of channels) {
        if (hasEnded(subscriber.caller)) closeChannel(topic, "Access token has expired");
      }
    },
    end() {
      isOver = true;
      for (const topic of [...channels.keys()]) drop(topic);
    },
  };
}

/** True once the time of a caller's token is over. */
function hasEnded({ claims }: Caller): boolean {
  return typeof claims.exp === "number" && claims.exp * 1000 <= Date.now();
}
