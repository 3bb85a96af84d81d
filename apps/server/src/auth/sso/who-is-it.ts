import * as z from "zod/mini";
import { type EmailAddress, parseEmail } from "../../ports/email-address.ts";
import type { Assertion } from "./assertion.ts";
import { refused } from "./refusal.ts";

/** Which attribute of a provider's is what to us, as the operator says. */
export const attributeMappingSchema = z.object({
  keys: z.optional(
    z.record(
      z.string().check(z.regex(/^\w{1,50}$/)),
      z.object({
        name: z.optional(z.string().check(z.maxLength(300))),
        names: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20))),
        default: z.optional(z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])),
        array: z.optional(z.boolean()),
      }),
    ),
  ),
});
export type AttributeMapping = z.output<typeof attributeMappingSchema>;

/** Somebody of an organization. */
export interface Subject {
  /** The organization's own name of them, which stays theirs. */
  readonly id: string;
  readonly email: EmailAddress;
  /** What else the operator wants to know of them. */
  readonly claims: Readonly<Record<string, unknown>>;
}

const EMAIL_FORMAT = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";

/** Attributes that hold an address where the operator names none, the usual ones first. */
const EMAIL_ATTRIBUTES = [
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
  "http://schemas.xmlsoap.org/claims/EmailAddress",
  "mail",
  "Mail",
  "email",
  "Email",
];
/** Attributes that name somebody for good, for providers whose own name of them is another each time. */
const ID_ATTRIBUTES = [
  "urn:oasis:names:tc:SAML:attribute:subject-id",
  "urn:oid:0.9.2342.19200300.100.1.1",
  "uid",
  "urn:oasis:names:tc:SAML:attribute:pairwise-id",
];

/** All of it travels in each access token. */
const MOST_CLAIM_BYTES = 4096;

/** @throws Refusal where nobody can be told from others by it, or there is no address. */
export function whoIsIt(assertion: Assertion, mapping: AttributeMapping | null): Subject {
  const { nameId, nameIdFormat, attributes } = assertion;
  const first = (names: readonly string[]) => names.flatMap((name) => attributes.get(name) ?? [])[0];
  const id = nameIdFormat === TRANSIENT ? first(ID_ATTRIBUTES) : nameId;
  if (id === undefined || id.length > 500) throw refused("it does not say who it is about for good");
  const { email: emailKey, ...others } = mapping?.keys ?? {};
  const named = emailKey && first(namesOf(emailKey));
  const written = named ?? first(EMAIL_ATTRIBUTES) ?? (nameIdFormat === EMAIL_FORMAT ? nameId : undefined);
  const email = written === undefined ? undefined : parseEmail(written);
  if (email === undefined) throw refused("it has no email address");
  const claims = Object.fromEntries(
    Object.entries(others).flatMap(([key, from]) => {
      const found = namesOf(from).flatMap((name) => attributes.get(name) ?? []);
      const value = from.array ? found : (found[0] ?? from.default);
      return value === undefined ? [] : [[key, value]];
    }),
  );
  if (Buffer.byteLength(JSON.stringify(claims)) > MOST_CLAIM_BYTES) throw refused("it says too much");
  return { id, email, claims };
}

function namesOf({
  name,
  names = [],
}: {
  readonly name?: string | undefined;
  readonly names?: readonly string[] | undefined;
}) {
  return name === undefined ? names : [name, ...names];
}
