import { useEffect, useState } from "react";
import {
  addKey,
  enrollApp,
  enrollPhone,
  type Factor,
  type FactorKind,
  type NewFactor,
  showFactor,
} from "../../data/second-factors.ts";
import { learnWaysIn, waysIn } from "../../data/ways-in.ts";
import { Button } from "../../ui/button/button.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextCode } from "../../ui/second-factor/text-code.tsx";
import { ActionForm, TextField } from "./action-form.tsx";
import { CodeField, ProofFields, useProof } from "./proof-fields.tsx";

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
export function NewFactorForm({
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

/** Asks for a code of a factor that was begun: it counts from then on. */
export function ConfirmFactor({
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
