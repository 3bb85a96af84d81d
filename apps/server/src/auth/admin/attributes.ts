import * as z from "zod/mini";
import { isUuid } from "../../ports/database/uuid.ts";
import type { EmailAddress } from "../../ports/email-address.ts";
import type { PhoneNumber } from "../../ports/phone-number.ts";
import { invalid } from "../auth-failure.ts";
import { readEmail } from "../email.ts";
import type { AuthParts } from "../parts.ts";
import { checkNewPassword, hashInTurn, isPasswordHash } from "../password.ts";
import { readPhone } from "../phone/phone.ts";
import { type AuthRequest, checkUserData, fields, readFields } from "../request.ts";
import type { Data } from "../users.ts";

const bodySchema = z.object({
  id: fields.text,
  email: fields.text,
  phone: fields.text,
  password: fields.text,
  password_hash: fields.text,
  email_confirm: z.optional(z.boolean()),
  phone_confirm: z.optional(z.boolean()),
  user_metadata: fields.data,
  app_metadata: fields.data,
  role: fields.text,
  ban_duration: fields.text,
});

/** What the operator says an account is to be; what is undefined stays as it is. */
export interface Attributes {
  readonly id: string | undefined;
  readonly email: EmailAddress | undefined;
  readonly phone: PhoneNumber | undefined;
  readonly passwordHash: string | undefined;
  readonly confirmsEmail: boolean;
  readonly confirmsPhone: boolean;
  readonly userData: Data | undefined;
  readonly appData: Data | undefined;
  /** Until when the account is shut; null for not at all. */
  readonly bannedUntil: Date | null | undefined;
}

/**
 * Reads what the operator sends of an account, and does what is slow about it.
 * @throws Failure for what no account can have.
 */
export async function readAttributes(parts: AuthParts, request: AuthRequest): Promise<Attributes> {
  const body = readFields(bodySchema, request);
  if (body.id !== undefined && !isUuid(body.id)) throw invalid("id must be a UUID");
  // A token says its member's role, and the database believes it.
  if (body.role !== undefined && body.role !== "authenticated") throw invalid("role must be authenticated");
  for (const data of [body.user_metadata, body.app_metadata]) if (data !== undefined) checkUserData(data);
  return {
    id: body.id?.toLowerCase(),
    email: body.email ? readEmail(body.email) : undefined,
    passwordHash: await readPassword(parts, request, body),
    phone: body.phone ? readPhone(body.phone) : undefined,
    confirmsPhone: body.phone_confirm ?? false,
    confirmsEmail: body.email_confirm ?? false,
    userData: body.user_metadata,
    appData: body.app_metadata,
    bannedUntil: body.ban_duration === undefined ? undefined : readBan(body.ban_duration),
  };
}

async function readPassword(
  parts: AuthParts,
  request: AuthRequest,
  { password = "", password_hash: hash = "" }: z.infer<typeof bodySchema>,
): Promise<string | undefined> {
  if (password !== "" && hash !== "") throw invalid("Only a password or a password hash should be provided");
  if (hash !== "") {
    if (!isPasswordHash(hash)) throw invalid("password_hash must be an argon2id or bcrypt hash");
    return hash;
  }
  if (password === "") return undefined;
  checkNewPassword(password);
  return hashInTurn(parts, request, password);
}

/** Seconds of the units that durations are written in, such as `24h` or `1h30m`. */
const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };
const DURATION = /^(\d{1,9}(\.\d{1,9})?(ms|s|m|h))+$/;
const PART = /(\d+(?:\.\d+)?)(ms|s|m|h)/g;
/** A hundred years; beyond lies what PostgreSQL does not call a time. */
const LONGEST_BAN_S = 876_600 * 3600;

function readBan(duration: string): Date | null {
  if (duration === "none") return null;
  if (!DURATION.test(duration))
    throw invalid("ban_duration must be none, or a duration such as 24h or 1h30m");
  const parts = [...duration.matchAll(PART)];
  const seconds = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (SECONDS[unit ?? ""] ?? 0), 0);
  return new Date(Date.now() + Math.min(seconds, LONGEST_BAN_S) * 1000);
}

/** Lays new data over what is there; null takes a field away. @throws Failure when it becomes too much. */
export function mergeInto(present: Data, added: Data): Data {
  const merged = Object.entries({ ...present, ...added });
  const kept = Object.fromEntries(merged.filter(([, value]) => value !== null));
  checkUserData(kept);
  return kept;
}
