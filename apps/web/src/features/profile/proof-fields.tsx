import { useEffect, useRef, useState } from "react";
import { ProofWanted, RECOVERY, withProof } from "../../data/recovery-codes.ts";
import { type Factor, showFactor } from "../../data/second-factors.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextCode } from "../../ui/second-factor/text-code.tsx";
import { TextField } from "./action-form.tsx";

/** The field for a code of an app, with the focus, since somebody has just asked for it. */
export function CodeField({
  label = "Code",
  hint,
  isRecovery = false,
}: {
  readonly label?: string;
  readonly hint: string;
  readonly isRecovery?: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={place}>
      <TextField
        label={label}
        name="code"
        hint={hint}
        maxLength={isRecovery ? 40 : 12}
        {...(isRecovery
          ? { autoComplete: "off" }
          : { autoComplete: "one-time-code", inputMode: "numeric" as const })}
      />
    </div>
  );
}

/** What asks for the second factor once more: a code, a key, or what stands for them. */
export function ProofFields({
  factors,
  preferred,
  hint,
}: {
  readonly factors: readonly Factor[];
  /** The factor that is asked for first. */
  readonly preferred: string;
  readonly hint: string;
}) {
  const [factor, setFactor] = useState(preferred);
  const isRecovery = factor === RECOVERY;
  const choices = factors.map(({ id, name }) => ({ slug: id, name }));
  const kind = factors.find(({ id }) => id === factor)?.kind ?? "totp";
  return (
    <div className="grid gap-3">
      {isRecovery || factors.length === 1 ? (
        <input type="hidden" name="factor" value={factor} />
      ) : (
        <SelectField
          label="Authenticator"
          name="factor"
          value={factor}
          onChange={setFactor}
          choices={choices}
        />
      )}
      <input type="hidden" name="kind" value={kind} />
      {isRecovery && (
        <CodeField key="recovery" label="Recovery code" hint="It is used up by this." isRecovery />
      )}
      {!isRecovery && kind === "phone" && <TextCode key={factor} factorId={factor} />}
      {!isRecovery && kind === "webauthn" && (
        <p className="text-13 text-paper-dim">Your browser asks for the security key next.</p>
      )}
      {!isRecovery && kind !== "webauthn" && <CodeField key="app" hint={hint} />}
      <p className="text-13">
        <button
          type="button"
          className="text-button"
          onClick={() => setFactor(isRecovery ? preferred : RECOVERY)}
        >
          {isRecovery ? "Use the second factor" : "Use a recovery code"}
        </button>
      </p>
    </div>
  );
}

/**
 * Sends what takes a second factor. Where the form does not ask for one, it does from then on that the server wants one.
 * @param begins Whether it asks from the beginning.
 */
export function useProof(begins: boolean) {
  const [isAsking, setAsking] = useState(begins);
  async function send<Value>(field: (name: string) => string, work: () => Promise<Value>): Promise<Value> {
    if (isAsking) {
      await showFactor({
        factor: field("factor"),
        kind: field("kind"),
        code: field("code"),
        challenge: field("challenge"),
      });
    }
    try {
      return await withProof(work);
    } catch (error) {
      if (error instanceof ProofWanted) setAsking(true);
      throw error;
    }
  }
  return { isAsking, send };
}
