import { type EmailAddress, parseEmail } from "../ports/email-address.ts";
import { invalid } from "./auth-failure.ts";

/** @throws Failure when a text cannot be an address. */
export function readEmail(text: string): EmailAddress {
  const address = parseEmail(text);
  if (address === undefined) throw invalid("Unable to validate email address: invalid format");
  return address;
}
