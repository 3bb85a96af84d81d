import { createFairQueue } from "@deckwright/host/pool/fair-queue.ts";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/context.ts";
import { Failure } from "../http/failure.ts";
import { householdOf } from "./networks.ts";

/** How a gate lets work through. */
export interface GateLimits {
  /** Requests that are worked on at once. */
  readonly places: number;
  /** Of these, how many one household may have: some are always left for others. */
  readonly placesEach: number;
  /** Requests that may wait for a place; one more is refused at once. */
  readonly mostWaiting?: number;
  /** Of these, how many of one household: its crowd must not keep others from waiting. */
  readonly mostWaitingEach?: number;
  /** Milliseconds that one waits before it is refused. */
  readonly waitMs?: number;
  /**
   * Whether requests that have arrived meanwhile are read before the next one's turn: for work that this thread does itself, or the
   * turns of those who were here before would come first. What others do for it goes on without a pause.
   */
  readonly isOwnWork?: boolean;
  /**
   * Whether a household pauses after work that took long, for twice as long as it took: so one that never stops has a third of
   * the time, and what others do in many short steps goes on in between. Where there is one household only, it would be for nobody.
   */
  readonly rests?: boolean;
}

/** Work on one kind of thing, such as the database, so much at once and in fair turns. */
export interface Gate {
  /**
   * Does the work when it is its turn.
   * @param address Whose turn it takes: the visitor's address; those of one household take turns together.
   * @throws Failure `busy`, with a `Retry-After`, when there was no place in time, or too many wait.
   */
  run<Value>(address: string, work: () => Promise<Value>): Promise<Value>;
}

const MOST_WAITING = 2_000;
/** More of one household would not have their turn in time anyway. */
const MOST_WAITING_EACH = 500;
/** Longer, and people have reloaded the page; the server would work for nobody. */
const WAIT_MS = 2_000;

/** Work that takes less than this many milliseconds holds nobody up. */
const LONG_MS = 5;
/** How much longer the pause is than the work. */
const REST = 2;
/** A pause is no longer, however long the work took: most of that was waiting for others. */
const LONGEST_REST_MS = 250;

/** So many milliseconds of short work are done in one go, before what has arrived meanwhile is read. */
const LONGEST_UNREAD_MS = 2;

interface Waiter {
  readonly household: string;
  readonly enter: () => void;
}

export function createGate(limits: GateLimits): Gate {
  const { places, placesEach, waitMs = WAIT_MS } = limits;
  const { mostWaiting = MOST_WAITING, mostWaitingEach = MOST_WAITING_EACH } = limits;
  const waiting = createFairQueue<Waiter>();
  const inside = new Map<string, number>();
  /** Pauses of households, by how many each has to end. */
  const resting = new Map<string, number>();
  let taken = 0;
  let willAdmit = false;
  /** When what had arrived was read last, as far as we know. */
  let readAt = 0;

  /** Lets others in after what has arrived by then is read: once, or those who wait were let in one after the other before that. */
  function admitSoon(): void {
    if (willAdmit) return;
    willAdmit = true;
    setImmediate(() => {
      willAdmit = false;
      readAt = performance.now();
      admit();
    });
  }

  const mayWait = (household: string) =>
    waiting.size < mostWaiting && waiting.sizeOf(household) < mostWaitingEach;
  const mayEnter = (household: string) =>
    (inside.get(household) ?? 0) < placesEach && !resting.has(household);

  function rest(household: string, ms: number): void {
    resting.set(household, (resting.get(household) ?? 0) + 1);
    setTimeout(() => {
      const left = (resting.get(household) ?? 1) - 1;
      if (left > 0) resting.set(household, left);
      else resting.delete(household);
      admit();
    }, ms);
  }

  function enter(household: string): void {
    taken += 1;
    inside.set(household, (inside.get(household) ?? 0) + 1);
  }

  function leave(household: string, took: number): void {
    if (limits.rests && took > LONG_MS) rest(household, Math.min(REST * took, LONGEST_REST_MS));
    taken -= 1;
    const left = (inside.get(household) ?? 1) - 1;
    if (left > 0) inside.set(household, left);
    else inside.delete(household);
    if (waiting.size === 0) return;
    if (limits.isOwnWork && performance.now() - readAt > LONGEST_UNREAD_MS) admitSoon();
    else admit();
  }

  function admit(): void {
    while (taken < places) {
      const next = waiting.take(mayEnter);
      if (!next) return;
      enter(next.household);
      next.enter();
      if (!limits.isOwnWork) continue;
      // Several of one household let in at once would be worked on in one go, before it is known that the first took long.
      admitSoon();
      return;
    }
  }

  function wait(household: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        household,
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        if (waiting.remove(household, waiter)) reject(busy());
      }, waitMs);
      waiting.add(household, waiter);
    });
  }

  return {
    async run(address, work) {
      const household = householdOf(address);
      if (taken < places && mayEnter(household) && waiting.size === 0) enter(household);
      else if (!mayWait(household)) throw busy();
      else {
        const turn = wait(household);
        // There may be a place that those who wait already may not have.
        if (taken < places) admitSoon();
        await turn;
      }
      const begun = performance.now();
      try {
        return await work();
      } finally {
        leave(household, performance.now() - begun);
      }
    },
  };
}

/** Seconds after which trying again makes sense. */
const RETRY_AFTER_S = 2;

function busy(): Failure {
  return new Failure("busy", "Too many requests are waiting right now. Try again in a few seconds.", {
    headers: { "retry-after": String(RETRY_AFTER_S) },
  });
}

/** Lets requests through a gate, each for its visitor. The place is free again when the answer is ready to be sent. */
export function throughGate(gate: Gate): MiddlewareHandler<AppEnv> {
  return (c, next) => gate.run(c.get("address"), next);
}
