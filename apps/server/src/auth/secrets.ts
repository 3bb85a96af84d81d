import { randomUUID } from "node:crypto";
import type { Parameter, Transaction } from "@deckwright/db/database.ts";
import { ageOf } from "../ports/database/stored-age.ts";
import type { MailKind } from "../ports/mail.ts";
import type { PhoneNumber } from "../ports/phone-number.ts";
import { createOneTimeSecret, hashCode, hashToken } from "./one-time-code.ts";
import { type AuthParts, LIFETIME } from "./parts.ts";
import type { CodeChallenge } from "./pkce.ts";
import * as sql from "./statements.ts";
import type { EndedFlow, SecretKind, SignInMethod } from "./stored-rows.ts";
import type { Data, User } from "./users.ts";

/** What somebody said of themselves when they signed up. None of it is anybody's until the address is proved. */
export interface SignUp {
  /** Null for one without a password. */
  readonly passwordHash: string | null;
  readonly data: Data;
}

const LIFETIME_OF: Readonly<Record<SecretKind, number>> = {
  confirmation_token: LIFETIME.confirmation,
  recovery_token: LIFETIME.signIn,
  email_change_token_new: LIFETIME.confirmation,
  email_change_token_current: LIFETIME.confirmation,
  reauthentication_token: LIFETIME.signIn,
  phone_confirmation_token: LIFETIME.text,
  phone_change_token: LIFETIME.text,
};

/** Secrets of which an account may have several, each for a sign-up of its own. */
const CONFIRMATIONS: readonly SecretKind[] = ["confirmation_token", "phone_confirmation_token"];

/** What a link in a message is for, as its address says. */
type LinkType = "signup" | "invite" | "magiclink" | "recovery" | "email_change";

/** Where a flow that was begun with a challenge ends, and how its session came about. */
export interface Flow {
  readonly challenge: CodeChallenge;
  readonly method: SignInMethod;
}

/** A secret for somebody, and where its link leads. */
interface NewSecret {
  readonly user: User;
  readonly kind: SecretKind;
  /** Undefined for a message that is answered with its code. */
  readonly link?: { readonly type: LinkType; readonly redirectTo: string; readonly flow: Flow | undefined };
  readonly to: string;
  /** What a confirmation stands for; undefined for one that is mailed again, and stands for what it did before. */
  readonly signUp?: SignUp;
}

/** A message with a secret in it. */
interface SecretMail extends NewSecret {
  readonly mail: MailKind;
  readonly newEmail?: string;
}

/** Sign-ups with one address that wait for their confirmation; an older one is forgotten. */
const MOST_SIGN_UPS = 5;

/** What a secret is told as. */
interface MadeSecret {
  readonly code: string;
  readonly token: string;
  /** Undefined where the code alone answers. */
  readonly address: string | undefined;
}

/** Makes a secret. It replaces the account's last one of its kind, unless it is of another sign-up. */
export async function makeSecret(
  parts: AuthParts,
  transaction: Transaction,
  secret: NewSecret,
): Promise<MadeSecret> {
  const { user, kind, to, link } = secret;
  const flowId = link?.flow === undefined ? null : await startFlow(transaction, user.id, link.flow);
  const { code, token } = createOneTimeSecret(flowId !== null);
  const hashes = [hashToken(token), hashCode(to, code), to, flowId];
  if (CONFIRMATIONS.includes(kind)) await storeConfirmation(transaction, secret, hashes);
  else await storeSecret(transaction, user, hashes, kind);
  if (link === undefined) return { code, token, address: undefined };
  const address = new URL(`${parts.settings.url}/verify`);
  address.search = new URLSearchParams({
    token,
    type: link.type,
    redirect_to: link.redirectTo,
  }).toString();
  return { code, token, address: address.href };
}

/** Makes a secret and has it mailed. */
export async function mailSecret(
  parts: AuthParts,
  transaction: Transaction,
  mail: SecretMail,
): Promise<void> {
  const { code, address } = await makeSecret(parts, transaction, mail);
  const username = mail.signUp?.data.username;
  await parts.mailer.order(transaction, {
    kind: mail.mail,
    to: mail.to,
    code,
    ...(address === undefined ? {} : { link: address }),
    ...(mail.newEmail === undefined ? {} : { newEmail: mail.newEmail }),
    ...(typeof username === "string" ? { username } : {}),
    lifetimeSeconds: LIFETIME_OF[mail.kind],
  });
}

async function storeSecret(
  transaction: Transaction,
  user: User,
  hashes: readonly Parameter[],
  kind: SecretKind,
): Promise<void> {
  await sql.upsertSecret(transaction, [user.id, kind, ...hashes]);
}

/** Keeps what a confirmation stands for: a sign-up of its own, or the newest one, whose older message it replaces. */
async function storeConfirmation(
  transaction: Transaction,
  { user, kind, signUp }: NewSecret,
  hashes: readonly Parameter[],
): Promise<void> {
  if (signUp === undefined) {
    const rows = await sql.renewConfirmation(transaction, [user.id, ...hashes, kind]);
    if (rows.length > 0) return;
  }
  await sql.deleteOldConfirmations(transaction, [user.id, MOST_SIGN_UPS - 1, kind]);
  await sql.insertConfirmation(transaction, [
    user.id,
    ...hashes,
    signUp?.passwordHash ?? null,
    signUp?.data ?? {},
    kind,
  ]);
}

/** A text message with a code in it. */
interface SecretText extends NewSecret {
  readonly to: PhoneNumber;
  readonly link?: never;
  /** Whether it replaces all of its kind: where the account is proved, there are no sign-ups to keep apart. */
  readonly isOnly?: boolean;
}

/** Makes a secret and has its code texted. */
export async function textSecret(
  parts: AuthParts,
  transaction: Transaction,
  text: SecretText,
): Promise<void> {
  if (text.isOnly) await dropSecrets(transaction, text.user.id, [text.kind]);
  const { code } = await makeSecret(parts, transaction, text);
  await parts.texter.order(transaction, { to: text.to, code, lifetimeSeconds: LIFETIME.text });
}

/** A secret that somebody has shown. */
export interface FoundSecret {
  readonly userId: string;
  readonly kind: SecretKind;
  readonly address: string;
  readonly flowId: string | null;
  /** The sign-up that it was mailed for; undefined for a secret of another kind. */
  readonly signUp: SignUp | undefined;
}

/** How a secret is shown: a link's token, or the code with the address it was sent to. */
export type ShownSecret = { readonly token: string } | { readonly code: string; readonly address: string };

/**
 * Takes a secret, which makes it useless: the link works once.
 * @returns Undefined when it is unknown, of another kind, or too old.
 */
export async function takeSecret(
  transaction: Transaction,
  kinds: readonly SecretKind[],
  shown: ShownSecret,
): Promise<FoundSecret | undefined> {
  const [where, hash, address] =
    "token" in shown
      ? ["token_hash = $1", hashToken(shown.token), null]
      : ["code_hash = $1", hashCode(shown.address, shown.code), shown.address];
  const { rows } = await transaction.query<{
    user_id: string;
    token_type: SecretKind;
    relates_to: string;
    flow_state_id: string | null;
    password_hash: string | null;
    user_data: Data | null;
    age: number;
  }>(
    `delete from auth.one_time_tokens
     where ${where} and token_type = any($2) and ($3::text is null or relates_to = $3)
     returning user_id, token_type, relates_to, flow_state_id, password_hash, user_data,
       ${ageOf("created_at")} as age`,
    [hash, kinds, address],
  );
  const [row] = rows;
  if (row === undefined || row.age > LIFETIME_OF[row.token_type]) return undefined;
  return {
    userId: row.user_id,
    kind: row.token_type,
    address: row.relates_to,
    flowId: row.flow_state_id,
    signUp: row.user_data === null ? undefined : { passwordHash: row.password_hash, data: row.user_data },
  };
}

/** Makes all secrets of some kinds useless. */
export async function dropSecrets(
  transaction: Transaction,
  userId: string,
  kinds: readonly SecretKind[],
): Promise<void> {
  await sql.deleteSecrets(transaction, [userId, kinds]);
}

async function startFlow(transaction: Transaction, userId: string, flow: Flow): Promise<string> {
  const rows = await sql.insertFlow(transaction, [
    userId,
    flow.challenge.challenge,
    flow.challenge.method,
    flow.method,
  ]);
  return rows[0]?.id ?? "";
}

/** Gives a flow the code that its client exchanges for a session. */
export async function issueFlowCode(transaction: Transaction, flowId: string): Promise<string> {
  const code = randomUUID();
  await sql.storeFlowCode(transaction, [flowId, code]);
  return code;
}

/** Takes a flow by its code; time counts from when the code was issued, so that slow mail does no harm. */
export async function takeFlow(transaction: Transaction, code: string): Promise<EndedFlow | undefined> {
  const rows = await sql.takeFlowByCode(transaction, [code, LIFETIME.flow]);
  return rows[0];
}
