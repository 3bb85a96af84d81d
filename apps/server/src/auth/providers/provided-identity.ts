import { type EmailAddress, parseEmail } from "../../ports/email-address.ts";
import type { Data } from "../users.ts";

/** Somebody's account at a provider, as the provider vouches for it. */
export interface ProvidedIdentity {
  readonly provider: string;
  /** The provider's own number of the account: all that it is known by. */
  readonly subject: string;
  readonly email: EmailAddress | undefined;
  /** Whether the provider says that the address is theirs. */
  readonly isEmailVerified: boolean;
  /** What is kept of it. */
  readonly data: Data;
}

/** What providers say of an account, each in its own words. */
export interface ProvidedFacts {
  readonly issuer: string;
  readonly subject: unknown;
  readonly email?: unknown;
  readonly isEmailVerified?: unknown;
  readonly name?: unknown;
  /** What the account is called there, in one word. */
  readonly handle?: unknown;
  readonly picture?: unknown;
}

const MOST_SUBJECT = 255;
const MOST_NAME = 100;
const MOST_ADDRESS = 500;

/**
 * Reads what a provider says of an account. Little of it is kept, since it travels in each access token.
 * @returns Undefined where it does not say whose account it is.
 */
export function readIdentity(provider: string, facts: ProvidedFacts): ProvidedIdentity | undefined {
  const subject =
    typeof facts.subject === "number" ? String(facts.subject) : readText(facts.subject, MOST_SUBJECT);
  if (subject === undefined) return undefined;
  const email = parseEmail(readText(facts.email, MOST_ADDRESS) ?? "");
  // Some providers write it as a text.
  const isVerified = facts.isEmailVerified === true || facts.isEmailVerified === "true";
  const isEmailVerified = isVerified && email !== undefined && isSpelledSo(facts.email, email);
  const name = readText(facts.name, MOST_NAME);
  const handle = readText(facts.handle, MOST_NAME);
  const picture = readPicture(facts.picture);
  return {
    provider,
    subject,
    email,
    isEmailVerified,
    data: {
      iss: facts.issuer,
      sub: subject,
      provider_id: subject,
      ...(email === undefined ? {} : { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
      ...(name === undefined ? {} : { name, full_name: name }),
      ...(handle === undefined ? {} : { preferred_username: handle, user_name: handle }),
      ...(picture === undefined ? {} : { avatar_url: picture, picture }),
    },
  };
}

/** The provider has proved the spelling that it gives: what only becomes an address by being put right is another mailbox. */
function isSpelledSo(given: unknown, email: EmailAddress): boolean {
  return typeof given === "string" && /^[\x21-\x7e]+$/.test(given) && given.toLowerCase() === email;
}

/** What a new account begins with. It is called by its handle, never by the name of the person, which others would see. */
export function dataOfNewcomer({ data }: ProvidedIdentity): Data {
  const { preferred_username: handle } = data;
  return handle === undefined ? data : { ...data, username: handle };
}

/** A text without what no text has; undefined for none, and for one that is too long to be what it should be. */
function readText(value: unknown, most: number): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.replace(/[\p{Cc}\p{Cs}]/gu, "").trim();
  return text === "" || text.length > most ? undefined : text;
}

function readPicture(value: unknown): string | undefined {
  const text = readText(value, MOST_ADDRESS);
  return text !== undefined && URL.canParse(text) && new URL(text).protocol === "https:" ? text : undefined;
}
