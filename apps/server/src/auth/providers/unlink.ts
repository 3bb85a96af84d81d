import type { Transaction } from "@deckwright/db/database.ts";
import { isUuid } from "../../ports/database/uuid.ts";
import { audit } from "../audit.ts";
import { authFailure } from "../auth-failure.ts";
import { requireStrong } from "../factor-proof.ts";
import { findMember, readCaller } from "../members.ts";
import type { AuthParts } from "../parts.ts";
import type { AuthAnswer, AuthRequest } from "../request.ts";
import type { User } from "../users.ts";
import { requireLinking } from "./authorize.ts";
import * as sql from "./statements.ts";

type Identity = User["identities"][number];

/** Parts with a way in, unless it is the last one. */
export async function unlinkIdentity(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  requireLinking(parts);
  const id = request.path("identityId");
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const member = await findMember(transaction, caller);
    const { user } = member;
    const identity = user.identities.find((each) => each.id === id);
    if (!isUuid(id) || identity === undefined) {
      throw authFailure(422, "identity_not_found", "Identity doesn't exist");
    }
    requireStrong(member, "ways of signing in");
    const others = user.identities.filter((each) => each !== identity);
    if (!others.some((other) => isWayIn(parts, user, other))) {
      const message = "User must have at least 1 identity after unlinking";
      throw authFailure(422, "single_identity_not_deletable", message);
    }
    await part(transaction, user, identity);
    await audit(transaction, "identity_unlinked", user.id, request);
  });
  return { body: {} };
}

/** Whether somebody gets in by it as the site is set up now. */
function isWayIn({ providers }: AuthParts, user: User, { provider }: Identity): boolean {
  if (provider === "email") return user.email !== null && user.email_confirmed_at !== null;
  if (provider === "phone") return user.phone !== null && user.phone_confirmed_at !== null;
  return providers.has(provider);
}

/** The account keeps its address, to which messages go; its password goes with the way in that it belongs to. */
async function part(transaction: Transaction, user: User, { id, provider }: Identity): Promise<void> {
  await sql.deleteIdentity(transaction, [id, user.id]);
  if (provider === "email") await sql.dropPassword(transaction, [user.id]);
  if (provider === "phone") await sql.dropPhone(transaction, [user.id]);
  await sql.storeProviders(transaction, [user.id]);
}
