import { fetchInTime, supabase } from "./account.ts";

/** In place of a factor's number: the server takes a recovery code there. */
export const RECOVERY = "recovery-codes";

/** What a member has to know of their recovery codes. */
export interface RecoveryState {
  /** Codes that were made at once; 0 before the first time. */
  readonly total: number;
  readonly left: number;
  /** The last thing that was shown in the second step was a recovery code: the app may be lost. */
  readonly isHereByCode: boolean;
}

/** Asked for a code of the second factor again, because the last one was a while ago. */
export class ProofWanted extends Error {}

/** What is shown in the second step, as tokens name it. */
const FACTOR_PROOFS: ReadonlySet<string> = new Set(["totp", "mfa/phone", "mfa/webauthn", "recovery_code"]);

const WRONG = "This is none of your recovery codes, or it was used before.";
const NO_ANSWER = "The server did not answer. Try again.";

/** @throws Error */
export async function fetchRecoveryState(): Promise<RecoveryState> {
  const counts = await callRecovery<{ readonly total: number; readonly left: number }>("GET");
  const { data } = await (await supabase()).auth.mfa.getAuthenticatorAssuranceLevel();
  const [last] = (data?.currentAuthenticationMethods ?? [])
    .flatMap((proof) => (typeof proof === "string" ? [] : [proof]))
    .filter(({ method }) => FACTOR_PROOFS.has(method))
    .toSorted((one, other) => other.timestamp - one.timestamp);
  return { ...counts, isHereByCode: last?.method === "recovery_code" };
}

/** Makes codes in place of those from before. They are told this once. @throws Error, of which ProofWanted */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  return (await callRecovery<{ readonly codes: readonly string[] }>("POST")).codes;
}

/** Spends a recovery code in the second step. @throws Error with a sentence for the member. */
export async function spendRecoveryCode(code: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.auth.mfa.verify({ factorId: RECOVERY, challengeId: "", code });
  if (error?.code === "mfa_verification_failed") throw new Error(WRONG);
  if (error) throw error;
}

/** Does what the server may want a second factor for. @throws ProofWanted when it does; else what `work` throws. */
export async function withProof<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const wantsProof = error instanceof Error && "code" in error && error.code === PROOF_WANTED;
    throw wantsProof ? new ProofWanted(error.message) : error;
  }
}

const PROOF_WANTED = "reauthentication_needed";

/** supabase-js has no words for these two calls. */
async function callRecovery<Answer>(method: "GET" | "POST"): Promise<Answer> {
  const client = await supabase();
  const { data } = await client.auth.getSession();
  const response = await fetchInTime(`/auth/v1/factors/${RECOVERY}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ""}`,
      "x-supabase-api-version": "2024-01-01",
    },
  });
  const body = await response.json().catch(() => null);
  if (response.ok && body !== null) return body;
  const message = typeof body?.message === "string" ? body.message : NO_ANSWER;
  throw body?.code === PROOF_WANTED ? new ProofWanted(message) : new Error(message);
}
