/** Where somebody is reached: by mail or by text message. */
export type Contact = { readonly email: string } | { readonly phone: string };

/**
 * What somebody has entered who may give either. A number begins with the `+` of its country.
 * @returns Undefined for what is neither.
 */
export function readContact(text: string): Contact | undefined {
  const trimmed = text.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(trimmed)) return { email: trimmed };
  const digits = trimmed.replaceAll(/[\s().-]/g, "");
  return /^\+[1-9]\d{6,14}$/.test(digits) ? { phone: digits } : undefined;
}

/** What is said of it when it is neither. */
export function contactProblem(text: string): string {
  return /^[\s\d().+-]+$/.test(text)
    ? "This is no phone number: one begins with its country, such as +49 30 1234567."
    : "This is no email address: one looks like name@example.org.";
}
