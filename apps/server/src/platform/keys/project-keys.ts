import type { Claims } from "@deckwright/db/database.ts";
import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from "jose";
import { Failure, retryAfter } from "../http/failure.ts";
import { sameSecret } from "./same-secret.ts";
import {
  CLOCK_TOLERANCE_S,
  describeFailure,
  InvalidToken,
  openSigningKeys,
  parseSigningKeys,
} from "./signing-keys.ts";

/** Where a project publishes the keys that verify its tokens, after its address. */
const PUBLISHED_AT = "/auth/v1/.well-known/jwks.json";
/** Signatures by a pair of keys that are accepted. */
const ALGORITHMS = ["RS256", "ES256", "EdDSA"];
/** Published keys are read again after this, when somebody asks; those that are known go on meanwhile. */
const FRESH_MS = 600_000;
/** A token that names an unknown key has them read again, but strangers' tokens not all the time. */
const COOLDOWN_MS = 5_000;
const PATIENCE_MS = 5_000;
const RETRY_AFTER_S = 5;

/** Checks tokens that a hosted project has signed. */
export interface ProjectKeys {
  /** @throws InvalidToken; or Failure `busy` where the project has to be asked for its keys and does not answer. */
  verify(token: string): Promise<Claims>;
  /**
   * Reads what the project publishes.
   * @returns Whether any token of a member's could be verified.
   * @throws where the project does not answer.
   */
  check(): Promise<boolean>;
}

/**
 * Verifies by the keys that the project publishes, and, where it signs by a shared secret, by that. Its two API keys are known
 * by heart: of the newer kind they are no tokens.
 * @param options.secret The variable `JWT_KEYS`, which has been checked.
 */
export async function openProjectKeys(options: {
  readonly url: string;
  readonly serviceKey: string;
  readonly anonymousKey: string;
  readonly secret: string | undefined;
}): Promise<ProjectKeys> {
  const { url, serviceKey, anonymousKey, secret } = options;
  const shared = secret === undefined ? undefined : parseSigningKeys(secret);
  const own = shared && (await openSigningKeys(shared));
  const published = createRemoteJWKSet(new URL(PUBLISHED_AT, url), {
    cacheMaxAge: Number.POSITIVE_INFINITY,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: PATIENCE_MS,
  });
  let readAt = Number.NEGATIVE_INFINITY;

  function renew(): void {
    if (performance.now() - readAt < FRESH_MS) return;
    readAt = performance.now();
    // A key that was revoked is forgotten with the next reading.
    published.reload().catch(() => {});
  }

  async function verifyPublished(token: string): Promise<JWTPayload> {
    renew();
    try {
      const checks = { algorithms: ALGORITHMS, clockTolerance: CLOCK_TOLERANCE_S };
      return (await jwtVerify(token, published, checks)).payload;
    } catch (error) {
      if (isAboutToken(error)) throw new InvalidToken(describeFailure(error), { cause: error });
      throw new Failure("busy", "Who you are cannot be checked right now. Try again in a few seconds.", {
        code: "unavailable",
        cause: error,
        headers: retryAfter(RETRY_AFTER_S),
      });
    }
  }

  return {
    async verify(token) {
      if (sameSecret(token, anonymousKey)) return { role: "anon" };
      if (sameSecret(token, serviceKey)) return { role: "service_role" };
      const { alg, kid } = headerOf(token);
      if (alg === "HS256") {
        if (own === undefined) throw new InvalidToken("it is signed by a secret, and JWT_KEYS is not set");
        return own.verify(token);
      }
      return own !== undefined && kid !== undefined && own.knows(token)
        ? own.verify(token)
        : verifyPublished(token);
    },
    async check() {
      readAt = performance.now();
      await published.reload();
      return own !== undefined || (published.jwks()?.keys.length ?? 0) > 0;
    },
  };
}

/** Whether the token is at fault, and not the way to the keys. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  // What the library throws when the project answers with anything but its keys has no class of its own.
  return error.code !== "ERR_JOSE_GENERIC";
}

function headerOf(token: string): { readonly alg?: string | undefined; readonly kid?: string | undefined } {
  try {
    return decodeProtectedHeader(token);
  } catch (cause) {
    throw new InvalidToken("token is malformed", { cause });
  }
}
