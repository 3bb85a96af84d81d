import type { Transaction } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import { isUuid } from "../../ports/database/uuid.ts";
import { audit } from "../audit.ts";
import { authFailure } from "../auth-failure.ts";
import { requireStrong } from "../factor-proof.ts";
import { findMember, type Member, readCaller } from "../members.ts";
import { type AuthParts, LIFETIME } from "../parts.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "../request.ts";
import { sessionBody, startSession } from "../sessions.ts";
import { findUser, getUser, isBanned } from "../users.ts";
import { askForKnown, askForNew, checkKnown, checkNew, readCredential, unproved } from "./ceremony.ts";
import * as sql from "./statements.ts";

const MOST_PASSKEYS = 20;
const FAILED = "webauthn_verification_failed";

/** Begins a new passkey of whoever is signed in. */
export async function beginPasskey(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const body = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const member = await findMember(transaction, caller);
    requireChanger(member);
    const present = await sql.selectPasskeys(transaction, [member.user.id]);
    if (present.length >= MOST_PASSKEYS) {
      throw authFailure(
        422,
        "too_many_passkeys",
        "Maximum number of passkeys reached, remove one to continue",
      );
    }
    const known = present.map(({ credential_id: id, transports }) => ({ id, transports }));
    const options = await askForNew(parts, member.user, { isPasskey: true, known });
    return storeChallenge(transaction, member.user.id, "registration", options);
  });
  return { body };
}

/** What signs in beside the password is an account's that has a name. */
function requireChanger(member: Member): void {
  if (member.user.is_anonymous) {
    throw authFailure(403, "no_authorization", "Give your account an address first");
  }
  requireStrong(member, "passkeys");
}

async function storeChallenge(
  transaction: Transaction,
  userId: string | null,
  type: "registration" | "authentication",
  options: { readonly challenge: string },
) {
  await sql.forgetChallenges(transaction, []);
  const data = { challenge: options.challenge };
  const [row] = await sql.insertPasskeyChallenge(transaction, [userId, type, data, LIFETIME.challenge]);
  return { challenge_id: row?.id, expires_at: row?.expires_at, options };
}

const answerSchema = z.object({ challenge_id: fields.text, credential: z.optional(z.unknown()) });

/** Takes a challenge, in a transaction of its own: it can be tried once, whatever comes of it. */
async function takeChallenge(
  parts: AuthParts,
  id: string,
  type: "registration" | "authentication",
): Promise<{ readonly userId: string | null; readonly challenge: string }> {
  const [row] = isUuid(id)
    ? await parts.database.withTransaction("auth_admin", undefined, (transaction) =>
        sql.takePasskeyChallenge(transaction, [id, type]),
      )
    : [];
  if (row === undefined) {
    throw authFailure(404, "webauthn_challenge_not_found", "WebAuthn challenge not found");
  }
  if (row.expired) throw authFailure(422, "webauthn_challenge_expired", "WebAuthn challenge has expired");
  return { userId: row.user_id, challenge: row.challenge };
}

/** Keeps a new passkey. */
export async function finishPasskey(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const { challenge_id: challengeId = "", credential } = readFields(answerSchema, request);
  const { userId, challenge } = await takeChallenge(parts, challengeId, "registration");
  if (userId !== caller.userId) {
    throw authFailure(404, "webauthn_challenge_not_found", "WebAuthn challenge not found");
  }
  const answer = readCredential(credential, unproved(FAILED));
  const fresh = await checkNew(parts, answer, { challenge, isPasskey: true, code: FAILED });
  const row = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const member = await findMember(transaction, caller);
    requireChanger(member);
    const [made] = await sql.insertPasskey(transaction, [
      member.user.id,
      fresh.id,
      fresh.publicKey,
      fresh.counter,
      fresh.transports,
      fresh.aaguid,
      fresh.isBackupEligible,
      fresh.isBackedUp,
      null,
    ]);
    if (made === undefined) {
      throw authFailure(422, "webauthn_credential_exists", "This passkey is registered already");
    }
    await audit(transaction, "passkey_created", member.user.id, request);
    return made;
  });
  return { body: toPasskeyJson(row) };
}

/** Begins a sign-in of whoever holds a passkey. It tells nothing of any account. */
export async function beginPasskeySignIn(parts: AuthParts): Promise<AuthAnswer> {
  const options = await askForKnown(parts, { isPasskey: true, known: [] });
  const body = await parts.database.withTransaction("auth_admin", undefined, (transaction) =>
    storeChallenge(transaction, null, "authentication", options),
  );
  return { body };
}

/** Signs in by a passkey. */
export async function finishPasskeySignIn(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const { challenge_id: challengeId = "", credential } = readFields(answerSchema, request);
  const { challenge } = await takeChallenge(parts, challengeId, "authentication");
  const answer = readCredential(credential, unproved(FAILED));
  const [known] = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    (transaction) => sql.findPasskey(transaction, [answer.id]),
    { readOnly: true },
  );
  if (known === undefined) throw unproved(FAILED);
  const holder = Buffer.from(answer.response.userHandle ?? "", "base64url").toString();
  if (holder !== known.user_id) throw unproved(FAILED);
  const count = await checkKnown(parts, answer, {
    challenge,
    credential: {
      id: known.credential_id,
      publicKey: known.public_key,
      counter: known.sign_count,
      transports: known.transports,
    },
    isPasskey: true,
    code: FAILED,
  });
  const { user, session } = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const member = await findUser(transaction, { id: known.user_id }, "lock");
      const used = await sql.notePasskeyUse(transaction, [known.id, known.sign_count, count]);
      if (member === undefined || used.length === 0) throw unproved(FAILED);
      if (isBanned(member)) throw authFailure(403, "user_banned", "User is banned");
      await audit(transaction, "login", member.id, request);
      const session = await startSession(transaction, member, "passkey", request);
      return { user: await getUser(transaction, member.id), session };
    },
  );
  return { body: await sessionBody(parts, user, session) };
}

export async function listPasskeys(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const rows = await parts.database.withTransaction(
    "auth_admin",
    undefined,
    async (transaction) => {
      const { user } = await findMember(transaction, caller, "read");
      return sql.selectPasskeys(transaction, [user.id]);
    },
    { readOnly: true },
  );
  return { body: rows.map(toPasskeyJson) };
}

const MOST_NAME = 100;
const nameSchema = z.object({ friendly_name: fields.text });

export async function renamePasskey(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  const { friendly_name: name = "" } = readFields(nameSchema, request);
  const row = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const { user } = await findMember(transaction, caller);
    const id = readPasskeyId(request);
    return (await sql.renamePasskey(transaction, [id, user.id, name.trim().slice(0, MOST_NAME)]))[0];
  });
  if (row === undefined) throw notFound();
  return { body: toPasskeyJson(row) };
}

export async function removePasskey(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const caller = await readCaller(parts, request);
  await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const member = await findMember(transaction, caller);
    requireChanger(member);
    await dropPasskey(transaction, member.user.id, request);
    await audit(transaction, "passkey_deleted", member.user.id, request);
  });
  return { status: 204 };
}

/** Takes away the passkey that an address names. @throws Failure when the account has none of that number. */
export async function dropPasskey(
  transaction: Transaction,
  userId: string,
  request: AuthRequest,
): Promise<void> {
  const gone = await sql.deletePasskey(transaction, [readPasskeyId(request), userId]);
  if (gone.length === 0) throw notFound();
}

function readPasskeyId(request: AuthRequest): string {
  const id = request.path("passkeyId");
  if (!isUuid(id)) throw notFound();
  return id;
}

function notFound() {
  return authFailure(404, "webauthn_credential_not_found", "Passkey not found");
}

/** A passkey as its owner sees it. */
export function toPasskeyJson({ id, friendly_name, created_at, last_used_at }: sql.PasskeyRow) {
  return {
    id,
    friendly_name: friendly_name ?? "",
    created_at: created_at.toISOString(),
    ...(last_used_at === null ? {} : { last_used_at: last_used_at.toISOString() }),
  };
}
