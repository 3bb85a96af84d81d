import { domainToASCII } from "node:url";

declare const isEmail: unique symbol;

/** A mail address in the one form in which it is stored, looked up, mailed to and counted. */
export type EmailAddress = string & { readonly [isEmail]: true };

/** An address has 254 characters at most (RFC 5321, erratum 1690), of which 64 before the `@`. */
const MAX_EMAIL = 254;
const MAX_LOCAL_BYTES = 64;
const MAX_LABEL = 63;

/** What no address holds, in ASCII or not: blanks, signs that are not seen, and those that turn the text around. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
/** A dot-atom of RFC 5322, with letters of all scripts (RFC 6532): no dot first, last, or after another. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** A name with a dot in it, as the public net knows them; the last part of one is no number. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;

/**
 * The address that a text is: lower-case, with the domain as the net writes it (`bücher.example` is `xn--bcher-kva.example`),
 * so that there is one spelling of each.
 * @returns Undefined for what cannot be one.
 */
export function parseEmail(text: string): EmailAddress | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_EMAIL || UNSEEN.test(trimmed)) return undefined;
  const [local = "", host = "", ...more] = trimmed.split("@");
  if (more.length > 0) return undefined;
  const name = local.normalize("NFKC").toLowerCase();
  const domain = domainToASCII(host.normalize("NFKC").toLowerCase());
  if (!LOCAL.test(name) || Buffer.byteLength(name) > MAX_LOCAL_BYTES) return undefined;
  if (!DOMAIN.test(domain) || domain.split(".").some((label) => label.length > MAX_LABEL)) return undefined;
  const address = `${name}@${domain}`;
  // The only place where a text becomes one.
  return address.length > MAX_EMAIL ? undefined : (address as EmailAddress);
}

/**
 * The mailbox that an address leads to: what follows a `+` in it is its owner's note, with nearly all providers (RFC 5233).
 * Only for counting messages; `ada+mtg@` and `ada@` are different accounts.
 */
export function mailboxOf(address: EmailAddress): EmailAddress {
  return address.replace(/(?<=.)\+[^@]*/, "") as EmailAddress;
}
