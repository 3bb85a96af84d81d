import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import { type Factor, removeFactor } from "../../data/second-factors.ts";
import { Button } from "../../ui/button/button.tsx";
import { ActionForm } from "./action-form.tsx";
import { formatDay } from "./format-time.ts";
import { ProofFields, useProof } from "./proof-fields.tsx";

/** A second factor that is set up, and the way to remove it. */
export function FactorRow({
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
