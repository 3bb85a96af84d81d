import { useQuery, useQueryClient } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";
import { fetchFactors } from "../../data/second-factors.ts";
import { addPasskey, fetchPasskeys, learnWaysIn, removePasskey, waysIn } from "../../data/ways-in.ts";
import { Button } from "../../ui/button/button.tsx";
import { ActionForm, TextField } from "./action-form.tsx";
import { formatDay } from "./format-time.ts";
import { ProofFields, useProof } from "./proof-fields.tsx";
import { LoadProblem, Section } from "./section.tsx";

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

type Factors = Awaited<ReturnType<typeof fetchFactors>>;

function NewPasskey({
  factors,
  count,
  onMade,
}: {
  readonly factors: Factors;
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
      {isAsking && <Proof factors={factors} />}
    </ActionForm>
  );
}

function PasskeyRow({
  passkey,
  factors,
  onGone,
}: {
  readonly passkey: Awaited<ReturnType<typeof fetchPasskeys>>[number];
  readonly factors: Factors;
  readonly onGone: () => Promise<void>;
}) {
  const [isRemoving, setRemoving] = useState(false);
  const { isAsking, send } = useProof(false);
  const { name, created_at, last_used_at } = passkey;
  return (
    <li className="border-b border-line">
      <div className="profile-item border-b-0">
        <KeyRound size={18} aria-hidden="true" className="text-good" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="text-13 text-paper-dim">
            Added {formatDay(created_at)}
            {last_used_at && `, last used ${formatDay(last_used_at)}`}
          </span>
        </span>
        {!isRemoving && (
          <Button size="small" label={`Remove ${name}`} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      {isRemoving && (
        <div className="pb-4">
          <ActionForm
            label={`Remove ${name}`}
            button="Remove it"
            isDanger
            onSend={async (field) => {
              await send(field, () => removePasskey(passkey.id));
              await onGone();
              return { title: "Passkey removed", description: `${name} logs nobody in any more.` };
            }}
            aside={
              <Button kind="ghost" onClick={() => setRemoving(false)}>
                Keep it
              </Button>
            }
          >
            {isAsking && <Proof factors={factors} />}
          </ActionForm>
        </div>
      )}
    </li>
  );
}

function Proof({ factors }: { readonly factors: Factors }) {
  return (
    <ProofFields
      factors={factors}
      preferred={factors[0]?.id ?? ""}
      hint="One more code of your second factor, so that nobody else does this at your screen."
    />
  );
}
