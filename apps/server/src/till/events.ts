import { createHmac } from "node:crypto";
import type { Log } from "../platform/process/log.ts";
import { type Books, newId, nowSeconds } from "./books.ts";
import type { TillEvent, TillSecrets } from "./objects.ts";

/** Takes what is posted to the address that our site gives the payment provider. */
export type Deliver = (request: Request) => Promise<Response>;

/** Tells our site of what has happened. */
export interface Teller {
  /** An event that is to be kept together with what it is about, and then told. */
  event(type: string, about: TillEvent["data"]["object"]): TillEvent;
  /** Tells of events that are kept, in their order, and again later of those that nobody took. */
  tell(events: readonly TillEvent[]): void;
  stop(): void;
}

/** Whose objects the till's are like: that of the provider's SDK which we use. */
const API_VERSION = "2026-10-28.endive";

/** Milliseconds until it is told again, the last for all further times. */
const AGAIN_AFTER_MS = [1_000, 5_000, 30_000, 300_000];

export function createTeller(
  books: Books,
  secrets: TillSecrets,
  deliver: Deliver,
  options: { readonly address: string; readonly log: Log },
): Teller {
  let isStopped = false;
  const waiting = new Set<NodeJS.Timeout>();
  let last: Promise<void> = Promise.resolve();

  async function send(event: TillEvent, attempt: number): Promise<void> {
    if (isStopped) return;
    const body = JSON.stringify(event);
    const headers = { "content-type": "application/json", "stripe-signature": signatureOf(body, secrets) };
    const answer = await deliver(new Request(options.address, { method: "POST", headers, body })).catch(
      (cause: unknown) => {
        options.log.debug("the till was not heard", { cause });
      },
    );
    if (answer?.ok) {
      await books.keep({ ...event, pending_webhooks: 0 });
      return;
    }
    const pause = AGAIN_AFTER_MS[Math.min(attempt, AGAIN_AFTER_MS.length - 1)];
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void send(event, attempt + 1).catch(() => {});
    }, pause);
    timer.unref();
    waiting.add(timer);
  }

  return {
    event: (type, about) => ({
      id: newId("evt"),
      object: "event",
      created: nowSeconds(),
      type,
      api_version: API_VERSION,
      livemode: false,
      pending_webhooks: 1,
      data: { object: about },
    }),
    tell(events) {
      for (const event of events) last = last.then(() => send(event, 0)).catch(() => {});
    },
    stop() {
      isStopped = true;
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}

/** The provider's scheme: time and body, signed with the secret that both sides have. Written apart from the SDK that checks it. */
export function signatureOf(
  body: string,
  secrets: Pick<TillSecrets, "webhookSecret">,
  at = nowSeconds(),
): string {
  const mac = createHmac("sha256", secrets.webhookSecret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${mac}`;
}
