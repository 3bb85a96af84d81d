import { type Database, DatabaseError } from "@deckwright/db/database.ts";
import { Failure } from "../http/failure.ts";
import type { Visitor } from "../http/visitor.ts";
import { createGate, type GateLimits } from "./gate.ts";
import { householdOf } from "./networks.ts";
import { createPenalties, type Penalties } from "./penalties.ts";
import { createMemoryRateLimiter, type RateLimit } from "./rate-limit.ts";

/** The one way by which requests come to the database for data: so many, so many at once, and in fair turns. */
export interface DataDoor {
  /** Counts a request. @throws Failure `rate_limited`, with a `Retry-After`. */
  admit(visitor: Visitor): Promise<void>;
  /** The database as a visitor has it: work waits for its turn there. Throws Failure `busy` where none comes in time. */
  databaseFor(visitor: Visitor): Database;
}

/**
 * How much goes on at once. The embedded database works on one statement at a time: the second place is for another household, so
 * that it is next. PostgreSQL has ten connections, of which three stay for accounts, jobs and what pages are told of changes.
 */
const PLACES: Readonly<Record<Database["engine"], GateLimits>> = {
  embedded: { places: 2, placesEach: 1 },
  postgres: { places: 7, placesEach: 4 },
};

/**
 * How many requests for data are answered, of an address and of a member. A page of the vault sends some ten; a school shares
 * an address. Where only this machine reaches the site, its owner's own programs are the visitors.
 */
const LIMITS = {
  public: { address: { burst: 600, perSecond: 60 }, member: { burst: 300, perSecond: 30 } },
  personal: { address: { burst: 10_000, perSecond: 1_000 }, member: { burst: 10_000, perSecond: 1_000 } },
} as const satisfies Record<string, { address: RateLimit; member: RateLimit }>;

/** @param options.isPersonal Whether only this machine reaches the site. */
export function createDataDoor(database: Database, options: { readonly isPersonal: boolean }): DataDoor {
  const limits = LIMITS[options.isPersonal ? "personal" : "public"];
  // PostgreSQL has a connection for each; the embedded engine works for one at a time.
  const rests = !options.isPersonal && database.engine === "embedded";
  const gate = createGate({ ...PLACES[database.engine], rests });
  // Counted in memory: a row written for each read would cost more than the read.
  const byAddress = createMemoryRateLimiter(limits.address);
  const byMember = createMemoryRateLimiter(limits.member);
  const penalties = createPenalties();

  return {
    async admit({ address, member }) {
      const allowances = [await byAddress.take(address)];
      if (member !== undefined) allowances.push(await byMember.take(member));
      for (const allowance of allowances) {
        if (!allowance.allowed) throw tooMany(allowance.retryAfterSeconds);
      }
    },
    databaseFor: (visitor) => {
      const through = <Value>(work: () => Promise<Value>) =>
        gate.run(visitor.address, () => watched(database, penalties, visitor, work));
      return {
        ...database,
        withTransaction: (role, claims, work, given) =>
          through(() => database.withTransaction(role, claims, work, given)),
        runStatements: (role, claims, statements, given) =>
          through(() => database.runStatements(role, claims, statements, given)),
      };
    },
  };
}

/** PostgreSQL's code for a statement that was ended because it took too long. */
const RAN_AWAY = "57014";

/**
 * Does the work, unless the visitor is kept out. On the embedded engine a statement that runs away ends with the thread that
 * everybody's statements run in: whoever sent it has to wait before the next.
 */
async function watched<Value>(
  { engine }: Database,
  penalties: Penalties,
  { address, member }: Visitor,
  work: () => Promise<Value>,
): Promise<Value> {
  const names = [householdOf(address), ...(member === undefined ? [] : [member])];
  const seconds = Math.max(...names.map((name) => penalties.secondsLeft(name)));
  if (seconds > 0) throw keptOut(seconds);
  try {
    return await work();
  } catch (error) {
    if (engine === "embedded" && error instanceof DatabaseError && error.code === RAN_AWAY) {
      for (const name of names) penalties.punish(name);
    }
    throw error;
  }
}

function tooMany(seconds: number): Failure {
  return new Failure("rate_limited", `Too many requests. Try again in ${seconds} seconds.`, {
    code: "over_request_rate_limit",
    headers: { "retry-after": String(seconds) },
  });
}

function keptOut(seconds: number): Failure {
  const message = `A request from here held everybody up. Ask for less at once, in ${seconds} seconds.`;
  return new Failure("rate_limited", message, {
    code: "over_request_rate_limit",
    headers: { "retry-after": String(seconds) },
  });
}
