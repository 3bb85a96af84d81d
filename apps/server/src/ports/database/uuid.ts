const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID; its letters may be of either case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * A UUID in its one spelling, as the database writes it.
 * @throws Error for anything else, which a caller has not checked.
 */
export function requireUuid(text: string): string {
  if (!isUuid(text)) throw new Error("Only a UUID can be counted as an account or a factor.");
  return text.toLowerCase();
}
