import { randomInt, timingSafeEqual } from "node:crypto";
import type { Transaction } from "@deckwright/db/database.ts";
import { toString as drawQrCode } from "qrcode";
import * as z from "zod/mini";
import type { PhoneNumber } from "../../ports/phone-number.ts";
import { parsePhone } from "../../ports/phone-number.ts";
import { authFailure, invalid } from "../auth-failure.ts";
import { hashCode } from "../one-time-code.ts";
import { type AuthParts, LIFETIME } from "../parts.ts";
import { readPhone, requireTexts } from "../phone/phone.ts";
import { type AuthRequest, fields, readFields } from "../request.ts";
import * as sql from "../statements.ts";
import { createTotpSecret, findTotpStep, totpUri } from "../totp.ts";
import type { User } from "../users.ts";
import {
  askForKnown,
  askForNew,
  checkKnown,
  checkNew,
  readCredential,
  unproved,
} from "../webauthn/ceremony.ts";

export type Factor = User["factors"][number];
export type FactorType = Factor["factor_type"];

/** What is kept of a factor that is new, and what its member is told. */
interface NewFactor {
  readonly secret: string | null;
  readonly phone: PhoneNumber | null;
  /** @param account How the member is called by an authenticator app. */
  readonly tell: (account: string) => Promise<object>;
}

/** What is kept of a challenge, and what is told of it beside its number. */
interface NewChallenge {
  readonly codeHash: string | null;
  readonly sessionData: object | null;
  readonly told: object;
}

/** A challenge, as it is stored. */
export interface StoredChallenge {
  readonly otp_code: string | null;
  readonly web_authn_session_data: { readonly challenge: string } | null;
}

/** What a kind of factor takes. */
export interface FactorKind {
  readonly method: "totp" | "mfa/phone" | "mfa/webauthn";
  /** Reads what is asked for. @throws Failure */
  readonly enroll: (parts: AuthParts, request: AuthRequest) => NewFactor;
  /** Asks for the factor. @throws Failure */
  readonly challenge: (
    parts: AuthParts,
    transaction: Transaction,
    factor: Factor,
    user: User,
  ) => Promise<NewChallenge>;
  /** Looks at what is shown, and notes that it was. @throws Failure when it is not right. */
  readonly check: (
    parts: AuthParts,
    transaction: Transaction,
    factor: Factor,
    shown: { readonly request: AuthRequest; readonly challenge: StoredChallenge },
  ) => Promise<void>;
}

const NOTHING: NewChallenge = { codeHash: null, sessionData: null, told: {} };

const codeSchema = z.object({ code: fields.text });

function readCode(request: AuthRequest): string {
  const { code = "" } = readFields(codeSchema, request);
  if (code === "") throw invalid("Code needs to be non-empty");
  return code;
}

const totpSchema = z.object({ issuer: fields.text });

const TOTP: FactorKind = {
  method: "totp",
  enroll(parts, request) {
    const { issuer } = readFields(totpSchema, request);
    const secret = createTotpSecret();
    return {
      secret,
      phone: null,
      tell: async (account) => {
        const uri = totpUri({ issuer: issuer || new URL(parts.settings.siteUrl).host, account, secret });
        return { totp: { qr_code: await drawQrCode(uri, { type: "svg" }), secret, uri } };
      },
    };
  },
  challenge: async () => NOTHING,
  async check(_parts, transaction, factor, { request }) {
    const code = readCode(request);
    const [stored] = await sql.lockFactorSecret(transaction, [factor.id]);
    const step =
      stored?.secret && findTotpStep(stored.secret, code, stored.now, Number(stored.last_used_step ?? 0));
    if (!step) throw authFailure(422, "mfa_verification_failed", "Invalid TOTP code entered");
    await sql.verifyStoredFactor(transaction, [factor.id, step]);
  },
};

const phoneSchema = z.object({ phone: fields.text });

const PHONE: FactorKind = {
  method: "mfa/phone",
  enroll(parts, request) {
    requireTexts(parts);
    const phone = readPhone(readFields(phoneSchema, request).phone ?? "");
    return { secret: null, phone, tell: async () => ({ phone }) };
  },
  async challenge(parts, transaction, factor) {
    const to = parsePhone(factor.phone ?? "");
    if (to === undefined) throw new Error("A factor of a phone has no number.");
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    await parts.texter.order(transaction, { to, code, lifetimeSeconds: LIFETIME.challenge });
    return { ...NOTHING, codeHash: hashCode(factor.id, code) };
  },
  async check(_parts, transaction, factor, { request, challenge }) {
    const shown = Buffer.from(hashCode(factor.id, readCode(request)));
    const kept = Buffer.from(challenge.otp_code ?? "");
    if (shown.length !== kept.length || !timingSafeEqual(shown, kept)) {
      throw authFailure(422, "mfa_verification_failed", "Invalid MFA Phone code entered");
    }
    await sql.verifyStoredFactor(transaction, [factor.id, null]);
  },
};

const keySchema = z.object({
  webauthn: z.optional(z.object({ credential_response: z.optional(z.unknown()) })),
});

const WEBAUTHN: FactorKind = {
  method: "mfa/webauthn",
  enroll: () => ({ secret: null, phone: null, tell: async () => ({}) }),
  async challenge(parts, transaction, factor, user) {
    const [stored] = await sql.selectFactorKey(transaction, [factor.id]);
    const known = stored?.credential ? [stored.credential] : [];
    const type = stored?.credential ? "request" : "create";
    const publicKey =
      type === "request"
        ? await askForKnown(parts, { isPasskey: false, known })
        : await askForNew(parts, user, { isPasskey: false, known: await otherKeys(transaction, user) });
    return {
      ...NOTHING,
      sessionData: { challenge: publicKey.challenge },
      told: { webauthn: { type, credential_options: { publicKey } } },
    };
  },
  async check(parts, transaction, factor, { request, challenge }) {
    const { webauthn } = readFields(keySchema, request);
    const code = "mfa_verification_failed";
    const answer = readCredential(webauthn?.credential_response, unproved(code));
    const expected = {
      challenge: challenge.web_authn_session_data?.challenge ?? "",
      isPasskey: false,
      code,
    } as const;
    const [stored] = await sql.selectFactorKey(transaction, [factor.id]);
    if (stored?.credential) {
      const counter = await checkKnown(parts, answer, { ...expected, credential: stored.credential });
      await sql.storeFactorKey(transaction, [factor.id, { ...stored.credential, counter }, stored.aaguid]);
    } else {
      const { id, publicKey, counter, transports, aaguid } = await checkNew(parts, answer, expected);
      await sql.storeFactorKey(transaction, [factor.id, { id, publicKey, counter, transports }, aaguid]);
    }
    await sql.verifyStoredFactor(transaction, [factor.id, null]);
  },
};

/** A key that is a factor already is not made one twice. */
async function otherKeys(transaction: Transaction, user: User) {
  const rows = await sql.selectKeysOfMember(transaction, [user.id]);
  return rows.flatMap(({ credential }) => credential ?? []);
}

/** The kinds of second factors. */
export const FACTOR_KINDS: Readonly<Record<FactorType, FactorKind>> = {
  totp: TOTP,
  phone: PHONE,
  webauthn: WEBAUTHN,
};
