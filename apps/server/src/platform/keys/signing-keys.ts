import { createHash, randomBytes } from "node:crypto";
import {
  type CryptoKey,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from "jose";
import * as z from "zod/mini";

/** Signatures that are accepted. Never "none"; a key is only ever used with its own algorithm. */
const ALGORITHMS = ["HS256", "RS256", "ES256", "EdDSA"] as const;
type Algorithm = (typeof ALGORITHMS)[number];

/** A key as it is stored: RFC 7517, its private part included. */
export type StoredKey = JWK & { readonly kid: string; readonly alg: Algorithm };

/** A key that can sign and verify, or, when its private part is gone, only verify. */
interface SigningKey {
  readonly kid: string;
  readonly alg: Algorithm;
  readonly canSign: boolean;
  readonly secret: CryptoKey | Uint8Array;
  readonly verifier: CryptoKey | Uint8Array;
  /** What everybody may see of it; undefined for a shared secret. */
  readonly published: JWK | undefined;
}

/** The keys of the installation: what signs tokens, and everything that verifies them. */
export interface SigningKeys {
  /** Signs claims with the key in use. */
  sign(claims: JWTPayload): Promise<string>;
  /**
   * Signs claims with a shared secret where there is one, so that the same claims always give the same token.
   */
  signApiKey(claims: JWTPayload): Promise<string>;
  /**
   * The claims of a token that is signed by one of the keys and within its time.
   * @throws InvalidToken, with a reason that may be told.
   */
  verify(token: string): Promise<JWTPayload>;
  /** Whether a token names one of the keys. One that names none of them may be of a key that came after they were read. */
  knows(token: string): boolean;
  /** The public keys, for `/.well-known/jwks.json`. */
  readonly published: readonly JWK[];
}

/** A token that is not to be believed. The message may be told to whoever sent it. */
export class InvalidToken extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "InvalidToken";
  }
}

/** Clocks of machines differ by this much, in seconds; PostgREST allows for as much. */
export const CLOCK_TOLERANCE_S = 30;

/** A shared secret must be longer than what can be tried out: 32 characters. */
const MIN_SECRET = 32;

const jwkSchema = z.looseObject({
  kty: z.enum(["oct", "RSA", "EC", "OKP"]),
  alg: z.exactOptional(z.string()),
  kid: z.exactOptional(z.string()),
  k: z.exactOptional(z.string()),
  key_ops: z.exactOptional(z.array(z.string())),
});

/**
 * Reads keys that were given from outside: a list of JWKs, a set `{"keys": [...]}`, one JWK, or a shared secret of at least
 * 32 characters. The first key that may sign does so; the rest only verify.
 * @returns Undefined when the text is none of these.
 */
export function parseSigningKeys(text: string): readonly StoredKey[] | undefined {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed)) return trimmed.length >= MIN_SECRET ? [fromSecret(trimmed)] : undefined;
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    return undefined;
  }
  const set = z.object({ keys: z.array(z.unknown()) }).safeParse(value);
  const list = Array.isArray(value) ? value : set.success ? set.data.keys : [value];
  const keys = list.map(readKey);
  if (keys.length === 0) return undefined;
  const known = keys.filter((key) => key !== undefined);
  return known.length === keys.length && known.some(maySign) ? known : undefined;
}

function readKey(value: unknown): StoredKey | undefined {
  const parsed = jwkSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const jwk: JWK = parsed.data;
  const alg = ALGORITHMS.find((name) => name === (jwk.alg ?? defaultAlgorithm(jwk)));
  if (alg === undefined) return undefined;
  if (jwk.kty === "oct" && (alg !== "HS256" || Buffer.from(jwk.k ?? "", "base64url").length < MIN_SECRET)) {
    return undefined;
  }
  return { ...jwk, alg, kid: jwk.kid ?? fingerprint(jwk) };
}

function defaultAlgorithm(jwk: JWK): string | undefined {
  switch (jwk.kty) {
    case "oct":
      return "HS256";
    case "RSA":
      return "RS256";
    case "EC":
      return jwk.crv === "P-256" ? "ES256" : undefined;
    default:
      return jwk.crv === "Ed25519" ? "EdDSA" : undefined;
  }
}

function fromSecret(secret: string): StoredKey {
  const jwk: JWK = { kty: "oct", k: Buffer.from(secret, "utf8").toString("base64url") };
  return { ...jwk, alg: "HS256", kid: fingerprint(jwk) };
}

/** A name for a key that has none, which says nothing of its secret. */
function fingerprint(jwk: JWK): string {
  const members = [jwk.kty, jwk.k, jwk.n, jwk.e, jwk.crv, jwk.x, jwk.y].map((part) => part ?? "").join(".");
  return createHash("sha256").update(`deckwright key ${members}`).digest("base64url").slice(0, 22);
}

function maySign(jwk: JWK): boolean {
  const hasSecret = jwk.kty === "oct" ? jwk.k !== undefined : jwk.d !== undefined;
  return hasSecret && (jwk.key_ops === undefined || jwk.key_ops.includes("sign"));
}

/** Fresh keys of a new installation: a pair that signs sessions and can be replaced, and a secret that signs API keys. */
export async function generateSigningKeys(): Promise<readonly [StoredKey, StoredKey]> {
  return [await generateSessionKey(), generateApiSecret()];
}

export async function generateSessionKey(): Promise<StoredKey> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: "ES256", kid: fingerprint(jwk), key_ops: ["sign", "verify"] };
}

export function generateApiSecret(): StoredKey {
  const secret: JWK = { kty: "oct", k: randomBytes(48).toString("base64url") };
  return { ...secret, alg: "HS256", kid: fingerprint(secret), key_ops: ["verify"] };
}

/**
 * Makes stored keys usable.
 * @throws Error when none of them may sign, or one is broken.
 */
export async function openSigningKeys(stored: readonly StoredKey[]): Promise<SigningKeys> {
  const keys = await Promise.all(stored.map(openKey));
  const current = keys.find((key) => key.canSign);
  if (current === undefined) throw new Error("None of the signing keys can sign.");
  const apiKey = keys.find((key) => key.alg === "HS256") ?? current;

  return {
    sign: (claims) => signWith(current, claims),
    signApiKey: (claims) => signWith(apiKey, claims),
    async verify(token) {
      const candidates = findCandidates(keys, token);
      let failure: unknown;
      for (const { verifier, alg } of candidates) {
        try {
          const options = { algorithms: [alg], clockTolerance: CLOCK_TOLERANCE_S };
          return (await jwtVerify(token, verifier, options)).payload;
        } catch (error) {
          failure = error;
          if (!(error instanceof errors.JWSSignatureVerificationFailed)) break;
        }
      }
      throw new InvalidToken(describeFailure(failure), { cause: failure });
    },
    knows: (token) => keys.some(({ kid }) => kid === namedKey(token)),
    published: keys.flatMap(({ published }) => published ?? []),
  };
}

function signWith(key: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: key.alg, kid: key.kid, typ: "JWT" }).sign(key.secret);
}

/** Keys that may have signed the token: the one it names, or, when it names none of ours, all of its algorithm. */
function findCandidates(keys: readonly SigningKey[], token: string): readonly SigningKey[] {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    const sameAlgorithm = keys.filter((key) => key.alg === alg);
    const named = sameAlgorithm.filter((key) => key.kid === kid);
    return named.length > 0 ? named : sameAlgorithm;
  } catch {
    return [];
  }
}

function namedKey(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}

/** Why a token is not to be believed, in words that may be told. */
export function describeFailure(failure: unknown): string {
  if (failure instanceof errors.JWTExpired) return "token is expired";
  if (failure instanceof errors.JWSSignatureVerificationFailed) return "signature is invalid";
  if (failure instanceof errors.JWTClaimValidationFailed) return `claim ${failure.claim} is invalid`;
  return "token is malformed";
}

async function openKey(jwk: StoredKey): Promise<SigningKey> {
  const { kid, alg } = jwk;
  // How a key may be used is our decision here; a list that came with it would forbid importing one half of it.
  const { key_ops: _, ...material } = jwk;
  const secret = await importJWK(material, alg);
  if (jwk.kty === "oct") {
    return { kid, alg, canSign: maySign(jwk), secret, verifier: secret, published: undefined };
  }
  const { d, p, q, dp, dq, qi, ...open } = material;
  return {
    kid,
    alg,
    canSign: maySign(jwk),
    secret,
    verifier: await importJWK(open, alg),
    published: { ...open, use: "sig", key_ops: ["verify"] },
  };
}
