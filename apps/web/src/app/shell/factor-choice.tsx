import { useEffect, useState } from "react";
import { listSecondFactors } from "../../data/auth-requests.ts";
import type { Factor } from "../../data/second-factors.ts";
import { switchAuthMode } from "../../lib/auth-dialog.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextCode } from "../../ui/second-factor/text-code.tsx";

/** Which second factor is shown; there is something to choose only where a member has several. */
export function FactorChoice({
  mode,
  onProblem,
}: {
  readonly mode: "factor" | "key";
  readonly onProblem: (problem: string) => void;
}) {
  const [factors, setFactors] = useState<readonly Factor[]>([]);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    listSecondFactors(mode).then(
      (found) => {
        setFactors(found);
        // Whoever has keys alone is asked for one.
        if (mode === "factor" && found.length === 0) switchAuthMode("key");
      },
      (error: unknown) => onProblem(error instanceof Error ? error.message : "Something went wrong"),
    );
  }, [mode, onProblem]);
  const factor = factors.find(({ id }) => id === chosen) ?? factors[0];
  return (
    <>
      {factors.length > 1 && (
        <SelectField
          label={mode === "key" ? "Security key" : "Authenticator"}
          value={factor?.id ?? ""}
          onChange={setChosen}
          choices={factors.map(({ id, name }) => ({ slug: id, name }))}
        />
      )}
      <input type="hidden" name="factor" value={factor?.id ?? ""} />
      <input type="hidden" name="factorKind" value={factor?.kind ?? ""} />
      {factor?.kind === "phone" && <TextCode key={factor.id} factorId={factor.id} />}
    </>
  );
}
