import { InvalidToken, type SigningKeys } from "./signing-keys.ts";

/** What is signed is signed by keys that were read so long ago at the most: then every process has heard of a new one. */
const MOST_AGE_MS = 60_000;
/** A token that names an unknown key has the keys read again, but strangers' tokens do not have them read all the time. */
const LEAST_AGE_MS = 2000;

/**
 * Keys that are read again while the server runs, so that an operator can replace one and nobody is signed out: what another
 * process has signed with a newer key is verified at once, and what was signed with an older one as long as that is kept.
 * @param read Reads the keys that are in use.
 * @param first What was read already.
 */
export function renewedKeys(
  read: () => Promise<SigningKeys>,
  first: SigningKeys,
  now: () => number = Date.now,
): SigningKeys {
  let keys = first;
  let readAt = now();
  let reading: Promise<void> | undefined;

  /** Where they cannot be read, those that are known go on. */
  function renew(leastAge: number): Promise<void> {
    if (reading === undefined && now() - readAt < leastAge) return Promise.resolve();
    reading ??= read()
      .then(
        (fresh) => {
          keys = fresh;
        },
        () => {},
      )
      .finally(() => {
        readAt = now();
        reading = undefined;
      });
    return reading;
  }

  return {
    // Nothing waits for it: whoever signs may hold the one connection that an embedded database has.
    sign(claims) {
      void renew(MOST_AGE_MS);
      return keys.sign(claims);
    },
    signApiKey: (claims) => keys.signApiKey(claims),
    async verify(token) {
      void renew(MOST_AGE_MS);
      const used = keys;
      try {
        return await used.verify(token);
      } catch (error) {
        if (!(error instanceof InvalidToken) || used.knows(token)) throw error;
        await renew(LEAST_AGE_MS);
        if (keys === used) throw error;
        return keys.verify(token);
      }
    },
    knows: (token) => keys.knows(token),
    get published() {
      void renew(MOST_AGE_MS);
      return keys.published;
    },
  };
}
