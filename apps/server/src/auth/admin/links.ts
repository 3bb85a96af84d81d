import type { Transaction } from "@deckwright/db/database.ts";
import * as z from "zod/mini";
import type { EmailAddress } from "../../ports/email-address.ts";
import { audit, OPERATOR } from "../audit.ts";
import { authFailure, invalid } from "../auth-failure.ts";
import { readEmail } from "../email.ts";
import { emailTaken, isTaken } from "../email-change.ts";
import { requireMail } from "../mailing.ts";
import type { AuthParts } from "../parts.ts";
import { checkNewPassword, hashInTurn } from "../password.ts";
import { chooseRedirect } from "../redirect.ts";
import { type AuthAnswer, type AuthRequest, fields, readFields } from "../request.ts";
import { mailSecret, makeSecret, type SignUp } from "../secrets.ts";
import { readUserData } from "../signup.ts";
import * as sql from "../statements.ts";
import { findUser, getUser, insertUser, toUserJson, type User } from "../users.ts";
import * as adminSql from "./statements.ts";

const inviteSchema = z.object({ email: fields.text, data: fields.data });

/** Makes an account for somebody, and mails them a link into it. */
export async function inviteAccount(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const body = readFields(inviteSchema, request);
  const email = readEmail(body.email ?? "");
  const signUp: SignUp = { passwordHash: null, data: readUserData(body.data) };
  requireMail(parts);
  const user = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const invited = await inviteTo(transaction, request, email, signUp);
    const redirectTo = chooseRedirect(parts.settings, request.query("redirect_to"));
    await mailSecret(parts, transaction, {
      user: invited,
      kind: "confirmation_token",
      mail: "invite",
      to: email,
      signUp,
      link: { type: "invite", redirectTo, flow: undefined },
    });
    return getUser(transaction, invited.id);
  });
  return { body: toUserJson(user) };
}

async function inviteTo(
  transaction: Transaction,
  request: AuthRequest,
  email: EmailAddress,
  signUp: SignUp,
): Promise<User> {
  const user = await findOrInsert(transaction, email, signUp);
  await adminSql.noteInvited(transaction, [user.id]);
  await audit(transaction, "user_invited", user.id, request, OPERATOR);
  return user;
}

/** @throws Failure when the address is somebody's. */
async function findOrInsert(transaction: Transaction, email: EmailAddress, signUp: SignUp): Promise<User> {
  const created = await insertUser(transaction, { email, ...signUp, isMarked: false });
  const user = created ?? (await findUser(transaction, { email }, "lock"));
  if (user === undefined || user.email_confirmed_at !== null) throw emailTaken();
  return user;
}

const linkSchema = z.object({
  type: fields.text,
  email: fields.text,
  password: fields.text,
  new_email: fields.text,
  data: fields.data,
  redirect_to: fields.text,
});

/** What a link can be made for, and how one is. Links that change an address go to either of the two. */
interface LinkWish {
  readonly type: string;
  readonly email: EmailAddress;
  readonly newEmail: EmailAddress | undefined;
  readonly signUp: SignUp;
}

/** Makes a link for whoever the operator hands it to: nothing is mailed. */
export async function generateLink(parts: AuthParts, request: AuthRequest): Promise<AuthAnswer> {
  const body = readFields(linkSchema, request);
  const type = body.type ?? "";
  const make = MAKERS.get(type);
  if (make === undefined) throw invalid(`Invalid email action link type requested: ${type.slice(0, 50)}`);
  const email = readEmail(body.email ?? "");
  if (type === "signup") checkNewPassword(body.password ?? "");
  const passwordHash = type === "signup" ? await hashInTurn(parts, request, body.password ?? "") : null;
  const wish: LinkWish = {
    type,
    email,
    newEmail: body.new_email ? readEmail(body.new_email) : undefined,
    signUp: { passwordHash, data: readUserData(body.data) },
  };
  const redirectTo = chooseRedirect(parts.settings, body.redirect_to ?? request.query("redirect_to"));
  const made = await parts.database.withTransaction("auth_admin", undefined, async (transaction) => {
    const secret = await make(transaction, request, wish);
    const { user, kind, linkType, to } = secret;
    const told = await makeSecret(parts, transaction, {
      user,
      kind,
      to,
      ...(kind === "confirmation_token" ? { signUp: wish.signUp } : {}),
      link: { type: linkType, redirectTo, flow: undefined },
    });
    await audit(transaction, "link_made", user.id, request, OPERATOR);
    return { ...told, user: await getUser(transaction, user.id) };
  });
  return {
    body: {
      ...toUserJson(made.user),
      action_link: made.address,
      email_otp: made.code,
      hashed_token: made.token,
      verification_type: type,
      redirect_to: redirectTo,
    },
  };
}

/** A secret that is about to be made. */
interface WantedSecret {
  readonly user: User;
  readonly kind: Parameters<typeof makeSecret>[2]["kind"];
  readonly linkType: "signup" | "invite" | "magiclink" | "recovery" | "email_change";
  readonly to: string;
}

type Maker = (transaction: Transaction, request: AuthRequest, wish: LinkWish) => Promise<WantedSecret>;

const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  [
    "signup",
    async (transaction, request, { email, signUp }) => {
      const user = await findOrInsert(transaction, email, signUp);
      await audit(transaction, "user_signedup", user.id, request, OPERATOR);
      return { user, kind: "confirmation_token", linkType: "signup", to: email };
    },
  ],
  [
    "invite",
    async (transaction, request, { email, signUp }) => {
      const user = await inviteTo(transaction, request, email, signUp);
      return { user, kind: "confirmation_token", linkType: "invite", to: email };
    },
  ],
  [
    "magiclink",
    async (transaction, request, { email, signUp }) => {
      const known = await findUser(transaction, { email }, "lock");
      if (known === undefined) {
        const user = await findOrInsert(transaction, email, signUp);
        await audit(transaction, "user_signedup", user.id, request, OPERATOR);
        return { user, kind: "confirmation_token", linkType: "signup", to: email };
      }
      await sql.noteRecoverySent(transaction, [known.id]);
      return { user: known, kind: "recovery_token", linkType: "magiclink", to: email };
    },
  ],
  [
    "recovery",
    async (transaction, _, { email }) => {
      const user = await requireAccount(transaction, email);
      await sql.noteRecoverySent(transaction, [user.id]);
      return { user, kind: "recovery_token", linkType: "recovery", to: email };
    },
  ],
  ["email_change_current", (transaction, _, wish) => beginChange(transaction, wish)],
  ["email_change_new", (transaction, _, wish) => beginChange(transaction, wish)],
]);

async function requireAccount(transaction: Transaction, email: EmailAddress): Promise<User> {
  const user = await findUser(transaction, { email }, "lock");
  if (user === undefined) throw authFailure(404, "user_not_found", "User with this email not found");
  return user;
}

/** Both addresses have to agree, so the two links are asked for one after the other, and belong to one change. */
async function beginChange(
  transaction: Transaction,
  { type, email, newEmail }: LinkWish,
): Promise<WantedSecret> {
  const user = await requireAccount(transaction, email);
  if (newEmail === undefined) throw invalid("A new email address is required");
  if (newEmail === user.email || (await isTaken(transaction, newEmail))) throw emailTaken();
  if (user.email_change !== newEmail) await sql.beginEmailChange(transaction, [user.id, newEmail]);
  return type === "email_change_new"
    ? { user, kind: "email_change_token_new", linkType: "email_change", to: newEmail }
    : { user, kind: "email_change_token_current", linkType: "email_change", to: email };
}
