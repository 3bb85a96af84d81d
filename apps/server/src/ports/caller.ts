import type { Claims } from "@deckwright/db/database.ts";

/** Who asks: what a verified token says, or anybody where there is none. */
export interface Caller {
  readonly role: "anon" | "authenticated" | "service_role";
  readonly claims: Claims;
}

/** Reads who asks from the headers `Authorization` and `apikey`. @throws where a token is not to be believed. */
export type Identify = (authorization: string | undefined, apikey: string | undefined) => Promise<Caller>;
