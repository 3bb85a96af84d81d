import { FUNCTIONS } from "@deckwright/contract/functions.ts";
import type { PaymentMode } from "@deckwright/contract/store.ts";
import type { Database } from "@deckwright/db/database.ts";
import { Failure } from "../platform/http/failure.ts";
import type { DataDoor } from "../platform/limits/data-door.ts";
import type { RateLimit } from "../platform/limits/rate-limit.ts";
import type { Caller } from "../ports/caller.ts";
import {
  BY_HAND,
  functionForAnyone,
  functionForMembers,
  type MemberCall,
  type ServerFunction,
} from "../ports/server-function.ts";
import type { Buyer, Checkout } from "./checkout.ts";
import { overScriptPage } from "./script-page.ts";

/** The member who asks, while their session is open and their second factor was shown. @throws Failure */
export type FindBuyer = (database: Database, caller: Caller) => Promise<Buyer>;

/** A page that waits for a payment asks now and then. */
const STATE_LIMIT: RateLimit = { burst: 60, perSecond: 1 };
/** Asked by pages while they are rendered. */
const STORE_LIMIT: RateLimit = { burst: 120, perSecond: 4 };

const FOR_BUYERS = { signInTo: "buy something", limit: BY_HAND, cost: 0, maxBytes: 4096 } as const;

/** Buying, and what becomes of it. Without a checkout they say that payments are off. */
export function createPaymentFunctions(options: {
  readonly door: DataDoor;
  readonly findBuyer: FindBuyer;
  readonly mode: PaymentMode;
  readonly checkout: Checkout | undefined;
  /** Undefined where the provider's script is to stay out of our pages. */
  readonly publishableKey: string | undefined;
  readonly origin: string;
}): readonly ServerFunction[] {
  const { door, findBuyer, mode, publishableKey, origin } = options;

  async function enter({ visitor, caller }: MemberCall) {
    const { checkout } = options;
    if (!checkout) {
      throw new Failure("conflict", "Payments are not set up on this server.", { code: "payments_off" });
    }
    await door.admit(visitor);
    const database = door.databaseFor(visitor);
    return { checkout, database, buyer: await findBuyer(database, caller) };
  }

  return [
    functionForAnyone(FUNCTIONS.storeState, {
      limit: STORE_LIMIT,
      cost: 0,
      maxBytes: 4096,
      run: async () => ({ payments: mode, publishableKey: publishableKey ?? null }),
    }),
    functionForMembers(FUNCTIONS.beginCheckout, {
      ...FOR_BUYERS,
      wrongInput: "Say what to buy, by its name in the store (product).",
      run: async ({ product }, call) => {
        const { checkout, database, buyer } = await enter(call);
        const url = await checkout.begin(database, buyer, product);
        return { url: publishableKey === undefined ? url : overScriptPage(url, origin) };
      },
    }),
    functionForMembers(FUNCTIONS.checkoutState, {
      ...FOR_BUYERS,
      limit: STATE_LIMIT,
      wrongInput: "Say which payment is meant (session).",
      run: async ({ session }, call) => {
        const { checkout, database, buyer } = await enter(call);
        return checkout.state(database, buyer, session);
      },
    }),
    functionForMembers(FUNCTIONS.openPortal, {
      ...FOR_BUYERS,
      run: async (_, call) => {
        const { checkout, database, buyer } = await enter(call);
        return { url: await checkout.portal(database, buyer) };
      },
    }),
  ];
}
