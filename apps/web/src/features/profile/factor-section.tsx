import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fetchRecoveryState, makeRecoveryCodes } from "../../data/recovery-codes.ts";
import { fetchFactors, type NewFactor, removeFactor } from "../../data/second-factors.ts";
import { FactorRow } from "./factor-row.tsx";
import { ConfirmFactor, NewFactorForm } from "./new-factor.tsx";
import { HereByCode, RecoveryCodes, RecoveryCodesDialog } from "./recovery-codes.tsx";
import { LoadProblem, Section } from "./section.tsx";

const FACTORS = ["factors"];
const RECOVERY_STATE = ["recovery-codes"];

/** Second factors: those there are, a new one, and the codes that stand for them. */
export function FactorSection({ memberId }: { readonly memberId: string }) {
  const queryKey = [...FACTORS, memberId];
  const { data: factors, isError, refetch } = useQuery({ queryKey, queryFn: fetchFactors });
  const hasFactors = factors !== undefined && factors.length > 0;
  const recovery = useQuery({
    queryKey: [...RECOVERY_STATE, memberId],
    queryFn: fetchRecoveryState,
    enabled: hasFactors,
  });
  const [added, setAdded] = useState<NewFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const cache = useQueryClient();

  async function readAgain(): Promise<void> {
    await Promise.all(
      [FACTORS, RECOVERY_STATE, ["sessions"]].map((key) => cache.invalidateQueries({ queryKey: key })),
    );
  }

  async function finish(): Promise<void> {
    const isFirst = !hasFactors;
    setAdded(null);
    // Where it fails, the section says that there are none yet.
    if (isFirst) await makeRecoveryCodes().then(setCodes, () => {});
    await readAgain();
  }

  return (
    <Section
      id="factors"
      title="Two factors"
      about="Logging in takes something that you have beside the password: an app, a security key, or your phone. An app or a key is safer than text messages, since numbers can be taken over."
    >
      {isError && <LoadProblem what="Your second factors" onRetry={() => void refetch()} />}
      {!factors && !isError && <div className="skeleton h-6 max-w-56" />}
      {factors?.length === 0 && added === null && <p className="text-paper-dim">None is set up.</p>}
      {hasFactors && recovery.data?.isHereByCode && <HereByCode factors={factors} />}
      {hasFactors && (
        <ul aria-label="Second factors">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              factors={factors}
              isHereByCode={recovery.data?.isHereByCode ?? false}
              onGone={readAgain}
            />
          ))}
        </ul>
      )}
      {hasFactors && recovery.isError && (
        <LoadProblem what="Your recovery codes" onRetry={() => void recovery.refetch()} />
      )}
      {hasFactors && recovery.data && (
        <RecoveryCodes
          state={recovery.data}
          factors={factors}
          onMade={(made) => {
            setCodes(made);
            void readAgain();
          }}
        />
      )}
      {added === null ? (
        <NewFactorForm
          key={factors?.length ?? 0}
          factors={factors ?? []}
          onAdded={setAdded}
          onDone={() => finish()}
        />
      ) : (
        <ConfirmFactor
          factor={added}
          onDone={finish}
          onCancel={() => {
            setAdded(null);
            // One that was never confirmed counts for nothing; the server forgets it by itself too.
            void removeFactor(added.id).catch(() => {});
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Section>
  );
}
