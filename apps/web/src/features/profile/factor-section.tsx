import { useQuery, useQueryClient } from "@tanstack/react-query";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useEffect, useState } from "react";
import { fetchRecoveryState, makeRecoveryCodes } from "../../data/recovery-codes.ts";
import {
  addKey,
  enrollApp,
  enrollPhone,
  type Factor,
  type FactorKind,
  fetchFactors,
  type NewFactor,
  removeFactor,
  showFactor,
} from "../../data/second-factors.ts";
import { learnWaysIn, waysIn } from "../../data/ways-in.ts";
import { Button } from "../../ui/button/button.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextCode } from "../../ui/second-factor/text-code.tsx";
import { ActionForm, TextField } from "./action-form.tsx";
import { formatDay } from "./format-time.ts";
import { CodeField, ProofFields, useProof } from "./proof-fields.tsx";
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

const KINDS: readonly { readonly slug: FactorKind; readonly name: string }[] = [
  { slug: "totp", name: "Authenticator app" },
  { slug: "webauthn", name: "Security key" },
  { slug: "phone", name: "Text message" },
];

const DEFAULT_NAMES: Readonly<Record<FactorKind, string>> = {
  totp: "Authenticator",
  webauthn: "Security key",
  phone: "Phone",
};

/** Begins a new factor. Beside one that is there, it may take that once more. */
function NewFactorForm({
  factors,
  onAdded,
  onDone,
}: {
  readonly factors: readonly Factor[];
  readonly onAdded: (factor: NewFactor) => void;
  /** One that needs no code counts at once. */
  readonly onDone: () => Promise<void>;
}) {
  const { isAsking, send } = useProof(false);
  const [kind, setKind] = useState<FactorKind>("totp");
  const { phone: canText, passkeys: hasKeys } = waysIn.use();
  useEffect(() => void learnWaysIn(), []);
  const kinds = KINDS.filter(
    ({ slug }) => slug === "totp" || (slug === "phone" && canText) || (slug === "webauthn" && hasKeys),
  );

  async function begin(field: (name: string) => string) {
    const name = field("name").trim();
    if (kind === "webauthn") {
      await send(field, () => addKey(name));
      await onDone();
      return { title: "Two factors are on", description: `Logging in takes ${name} from now on.` };
    }
    const work = () => (kind === "phone" ? enrollPhone(name, field("phone")) : enrollApp(name));
    onAdded(await send(field, work));
    return undefined;
  }

  return (
    <ActionForm
      label="New second factor"
      button={kind === "totp" ? "Set up an app" : "Set it up"}
      onSend={begin}
    >
      {kinds.length > 1 && (
        <SelectField
          label="What it is"
          value={kind}
          onChange={(value) => setKind(KINDS.find(({ slug }) => slug === value)?.slug ?? "totp")}
          choices={kinds}
        />
      )}
      <TextField
        key={kind}
        label={kind === "totp" ? "Name of the app or phone" : "Name"}
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={
          factors.length > 0 ? `${DEFAULT_NAMES[kind]} ${factors.length + 1}` : DEFAULT_NAMES[kind]
        }
      />
      {kind === "phone" && (
        <TextField
          label="Number"
          name="phone"
          autoComplete="tel"
          hint="With its country, such as +49 30 1234567."
        />
      )}
      {isAsking && (
        <ProofFields
          factors={factors}
          preferred={factors[0]?.id ?? ""}
          hint="One more code of what is there, since the last one was a while ago."
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
          return { title: "Removed", description: `${factor.name} is no longer asked for.` };
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
  const { app } = factor;
  return (
    <div className="grid gap-4">
      {app && (
        <>
          <p>Scan this with your authenticator app, then enter the code that it shows.</p>
          <img
            className="profile-qr"
            src={app.picture}
            alt="QR code of the secret below"
            width={180}
            height={180}
          />
          <p className="text-13 text-paper-dim">
            Or type this secret into the app:{" "}
            <code className="font-mono text-paper wrap-anywhere" data-secret>
              {app.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
            </code>
          </p>
        </>
      )}
      <ActionForm
        label={app ? "Confirm the app" : "Confirm the phone"}
        button="Turn on"
        onSend={async (field) => {
          await showFactor({
            factor: factor.id,
            kind: factor.kind,
            code: field("code"),
            challenge: field("challenge"),
          });
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
        {!app && <TextCode factorId={factor.id} />}
        <CodeField
          hint={app ? "Six digits, good for half a minute." : "Six digits, good for five minutes."}
        />
      </ActionForm>
    </div>
  );
}
