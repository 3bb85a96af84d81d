import { useEffect, useRef, useState } from "react";
import { type Factor, proveFactor } from "../../data/profile.ts";
import { ProofWanted, RECOVERY, withProof } from "../../data/recovery-codes.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
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

/** What asks for the second factor once more: the code of an app, or one that stands for it. */
export function ProofFields({
  factors,
  preferred,
  hint,
}: {
  readonly factors: readonly Factor[];
  /** The app that is asked for first. */
  readonly preferred: string;
  readonly hint: string;
}) {
  const [factor, setFactor] = useState(preferred);
  const isRecovery = factor === RECOVERY;
  const choices = factors.map(({ id, name }) => ({ slug: id, name }));
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
      {isRecovery ? (
        <CodeField key="recovery" label="Recovery code" hint="It is used up by this." isRecovery />
      ) : (
        <CodeField key="app" hint={hint} />
      )}
      <p className="text-13">
        <button
          type="button"
          className="text-button"
          onClick={() => setFactor(isRecovery ? preferred : RECOVERY)}
        >
          {isRecovery ? "Use the app" : "Use a recovery code"}
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
    if (isAsking) await proveFactor(field("factor"), field("code"));
    try {
      return await withProof(work);
    } catch (error) {
      if (error instanceof ProofWanted) setAsking(true);
      throw error;
    }
  }
  return { isAsking, send };
}
