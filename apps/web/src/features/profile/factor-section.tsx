import { useQuery, useQueryClient } from "@tanstack/react-query";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import {
  confirmFactor,
  enrollFactor,
  type Factor,
  fetchFactors,
  type NewFactor,
  removeFactor,
} from "../../data/profile.ts";
import { fetchRecoveryState, makeRecoveryCodes } from "../../data/recovery-codes.ts";
import { Button } from "../../ui/button/button.tsx";
import { ActionForm, TextField } from "./action-form.tsx";
import { formatDay } from "./format-time.ts";
import { CodeField, ProofFields, useProof } from "./proof-fields.tsx";
import { HereByCode, RecoveryCodes, RecoveryCodesDialog } from "./recovery-codes.tsx";
import { LoadProblem, Section } from "./section.tsx";

const FACTORS = ["factors"];
const RECOVERY_STATE = ["recovery-codes"];

/** Authenticator apps: those there are, a new one, and the codes that stand for them. */
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
      about="With an authenticator app, logging in takes a code from your phone beside the password."
    >
      {isError && <LoadProblem what="Your authenticator apps" onRetry={() => void refetch()} />}
      {!factors && !isError && <div className="skeleton h-6 max-w-56" />}
      {factors?.length === 0 && added === null && <p className="text-paper-dim">No app is set up.</p>}
      {hasFactors && recovery.data?.isHereByCode && <HereByCode factors={factors} />}
      {hasFactors && (
        <ul aria-label="Authenticator apps">
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
        <NewFactorForm key={factors?.length ?? 0} factors={factors ?? []} onAdded={setAdded} />
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

/** Begins a new app. Beside one that is there, it may take a code of that. */
function NewFactorForm({
  factors,
  onAdded,
}: {
  readonly factors: readonly Factor[];
  readonly onAdded: (factor: NewFactor) => void;
}) {
  const { isAsking, send } = useProof(false);
  return (
    <ActionForm
      label="New authenticator app"
      button="Set up an app"
      isRow={!isAsking}
      onSend={async (field) => {
        onAdded(await send(field, () => enrollFactor(field("name").trim())));
        return undefined;
      }}
    >
      <TextField
        label="Name of the app or phone"
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={factors.length > 0 ? `Authenticator ${factors.length + 1}` : "Authenticator"}
      />
      {isAsking && (
        <ProofFields
          factors={factors}
          preferred={factors[0]?.id ?? ""}
          hint="One more code of the app that is there, since the last one was a while ago."
        />
      )}
    </ActionForm>
  );
}

function FactorRow({
  factor,
  factors,
  isHereByCode,
  onGone,
}: {
  readonly factor: Factor;
  readonly factors: readonly Factor[];
  readonly isHereByCode: boolean;
  readonly onGone: () => Promise<void>;
}) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className="border-b border-line">
      <div className="profile-item border-b-0">
        <ShieldCheck size={18} aria-hidden="true" className="text-good" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{factor.name}</span>
          <span className="text-13 text-paper-dim">Set up {formatDay(factor.created_at)}</span>
        </span>
        {!isRemoving && (
          <Button size="small" label={`Remove ${factor.name}`} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
      </div>
      {isRemoving && (
        <RemoveFactor
          factor={factor}
          factors={factors}
          isHereByCode={isHereByCode}
          onGone={onGone}
          onCancel={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

/** Asks for a code, but of who has just logged in by a recovery code: the app may be what they have lost. */
function RemoveFactor({
  factor,
  factors,
  isHereByCode,
  onGone,
  onCancel,
}: {
  readonly factor: Factor;
  readonly factors: readonly Factor[];
  readonly isHereByCode: boolean;
  readonly onGone: () => Promise<void>;
  readonly onCancel: () => void;
}) {
  const { isAsking, send } = useProof(!isHereByCode);
  // A session falls back with the app whose code was its last, so another one is better.
  const other = factors.find(({ id }) => id !== factor.id) ?? factor;
  return (
    <div className="pb-4">
      <ActionForm
        label={`Remove ${factor.name}`}
        button="Remove it"
        isDanger
        onSend={async (field) => {
          await send(field, () => removeFactor(factor.id));
          await onGone();
          return { title: "App removed", description: `${factor.name} is no longer asked for.` };
        }}
        aside={
          <Button kind="ghost" onClick={onCancel}>
            Keep it
          </Button>
        }
      >
        {factors.length === 1 && (
          <p>Logging in takes the password alone then, and the recovery codes will work no more.</p>
        )}
        {isAsking && (
          <ProofFields
            factors={factors}
            preferred={other.id}
            hint="One more code, so that nobody else removes it at your screen."
          />
        )}
      </ActionForm>
    </div>
  );
}

function ConfirmFactor({
  factor,
  onDone,
  onCancel,
}: {
  readonly factor: NewFactor;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}) {
  return (
    <div className="grid gap-4">
      <p>Scan this with your authenticator app, then enter the code that it shows.</p>
      <img
        className="profile-qr"
        src={factor.picture}
        alt="QR code of the secret below"
        width={180}
        height={180}
      />
      <p className="text-13 text-paper-dim">
        Or type this secret into the app:{" "}
        <code className="font-mono text-paper wrap-anywhere" data-secret>
          {factor.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </code>
      </p>
      <ActionForm
        label="Confirm the app"
        button="Turn on"
        onSend={async (field) => {
          await confirmFactor(factor.id, field("code"));
          await onDone();
          return {
            title: "Two factors are on",
            description: "Your other sessions have ended. Logging in takes a code from now on.",
          };
        }}
        aside={
          <Button kind="ghost" onClick={onCancel}>
            Not now
          </Button>
        }
      >
        <CodeField hint="Six digits, good for half a minute." />
      </ActionForm>
    </div>
  );
}
