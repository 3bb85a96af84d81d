import { useQuery, useQueryClient } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect } from "react";
import { type Factor, fetchFactors } from "../../data/second-factors.ts";
import { addPasskey, fetchPasskeys, learnWaysIn, removePasskey, waysIn } from "../../data/ways-in.ts";
import { ActionForm, TextField } from "./action-form.tsx";
import { formatDay } from "./format-time.ts";
import { useProof } from "./proof-fields.tsx";
import { LoadProblem, Section } from "./section.tsx";
import { OneMoreCode, WayInRow } from "./way-in-row.tsx";

/** Passkeys: those there are, and a new one. Nothing where the site or the browser has none. */
export function PasskeySection({ memberId }: { readonly memberId: string }) {
  const hasPasskeys = waysIn.usePart(({ passkeys }) => passkeys);
  useEffect(() => void learnWaysIn(), []);
  return hasPasskeys ? <Passkeys memberId={memberId} /> : null;
}

function Passkeys({ memberId }: { readonly memberId: string }) {
  const queryKey = ["passkeys", memberId];
  const { data: passkeys, isError, refetch } = useQuery({ queryKey, queryFn: fetchPasskeys });
  const { data: factors = [] } = useQuery({ queryKey: ["factors", memberId], queryFn: fetchFactors });
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey });
  return (
    <Section
      id="passkeys"
      title="Passkeys"
      about="A passkey logs you in by your fingerprint, face or PIN, without the password. It stays on your devices."
    >
      {isError && <LoadProblem what="Your passkeys" onRetry={() => void refetch()} />}
      {!passkeys && !isError && <div className="skeleton h-6 max-w-56" />}
      {passkeys?.length === 0 && <p className="text-paper-dim">There are none yet.</p>}
      {passkeys && passkeys.length > 0 && (
        <ul aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} factors={factors} onGone={readAgain} />
          ))}
        </ul>
      )}
      <NewPasskey
        key={passkeys?.length ?? 0}
        factors={factors}
        count={passkeys?.length ?? 0}
        onMade={readAgain}
      />
    </Section>
  );
}

function NewPasskey({
  factors,
  count,
  onMade,
}: {
  readonly factors: readonly Factor[];
  readonly count: number;
  readonly onMade: () => Promise<void>;
}) {
  const { isAsking, send } = useProof(false);
  return (
    <ActionForm
      label="New passkey"
      button="Add a passkey"
      isRow={!isAsking}
      onSend={async (field) => {
        await send(field, () => addPasskey(field("name").trim()));
        await onMade();
        return { title: "Passkey added", description: "Log in with it from now on." };
      }}
    >
      <TextField
        label="Name of the passkey"
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={count > 0 ? `Passkey ${count + 1}` : "Passkey"}
      />
      {isAsking && <OneMoreCode factors={factors} />}
    </ActionForm>
  );
}

function PasskeyRow({
  passkey: { id, name, created_at, last_used_at },
  factors,
  onGone,
}: {
  readonly passkey: Awaited<ReturnType<typeof fetchPasskeys>>[number];
  readonly factors: readonly Factor[];
  readonly onGone: () => Promise<void>;
}) {
  return (
    <WayInRow
      icon={KeyRound}
      name={name}
      details={`Added ${formatDay(created_at)}${last_used_at ? `, last used ${formatDay(last_used_at)}` : ""}`}
      verb="Remove"
      factors={factors}
      onGo={async (prove) => {
        await prove(() => removePasskey(id));
        await onGone();
        return { title: "Passkey removed", description: `${name} logs nobody in any more.` };
      }}
    />
  );
}
