declare const isPhone: unique symbol;

/** A telephone number in the one form in which it is stored, looked up, texted to and counted: digits, country first. */
export type PhoneNumber = string & { readonly [isPhone]: true };

/** E.164: a country's code, which begins with no zero, and 15 digits in all at the most. No shorter one can be texted to. */
const NUMBER = /^[1-9]\d{6,14}$/;
/** What people write between digits. */
const SEPARATORS = /[\s().-]/g;

/**
 * The number that a text is. It has to name its country, with or without a `+` before it.
 * @returns Undefined for what cannot be one.
 */
export function parsePhone(text: string): PhoneNumber | undefined {
  const digits = text.trim().replace(/^\+/, "").replaceAll(SEPARATORS, "");
  // The only place where a text becomes one.
  return NUMBER.test(digits) ? (digits as PhoneNumber) : undefined;
}

/** The range that a number lies in, which its operator hands out as a whole. Only for counting messages. */
export function rangeOf(phone: PhoneNumber): string {
  return phone.slice(0, -4);
}
