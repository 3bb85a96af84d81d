/**
 * Whether what was sent as a token is a key of the newer kind (`sb_publishable_...`), which clients may be set up with. Such
 * keys are public and no tokens: they say no more than that nobody is signed in.
 */
export function isPublishableKey(token: string): boolean {
  return /^sb_publishable_\w+$/.test(token);
}
