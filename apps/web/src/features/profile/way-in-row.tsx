import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Factor } from "../../data/second-factors.ts";
import { Button } from "../../ui/button/button.tsx";
import { ActionForm } from "./action-form.tsx";
import { ProofFields, useProof } from "./proof-fields.tsx";

/** Something that logs its member in, and what takes it away after a second thought. */
export function WayInRow({
  icon: Icon,
  name,
  details,
  verb,
  canGo = true,
  warning,
  factors,
  onGo,
}: {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly details: ReactNode;
  /** What taking it away is called: "Remove". */
  readonly verb: string;
  readonly canGo?: boolean;
  /** What else goes with it. */
  readonly warning?: string | undefined;
  readonly factors: readonly Factor[];
  /** Takes it away, inside what shows the second factor. @returns What is told of it. */
  readonly onGo: (
    prove: (work: () => Promise<void>) => Promise<void>,
  ) => Promise<{ title: string; description: string }>;
}) {
  const [isGoing, setGoing] = useState(false);
  const { isAsking, send } = useProof(false);
  return (
    <li className="border-b border-line">
      <div className="profile-item border-b-0">
        <Icon size={18} aria-hidden="true" className="text-good" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="text-13 text-paper-dim wrap-anywhere">{details}</span>
        </span>
        {canGo && !isGoing && (
          <Button size="small" label={`${verb} ${name}`} onClick={() => setGoing(true)}>
            {verb}
          </Button>
        )}
      </div>
      {isGoing && (
        <div className="pb-4">
          <ActionForm
            label={`${verb} ${name}`}
            button={`${verb} it`}
            isDanger
            onSend={(field) => onGo((work) => send(field, work))}
            aside={
              <Button kind="ghost" onClick={() => setGoing(false)}>
                Keep it
              </Button>
            }
          >
            {warning && <p className="text-13 text-paper-dim">{warning}</p>}
            {isAsking && <OneMoreCode factors={factors} />}
          </ActionForm>
        </div>
      )}
    </li>
  );
}

/** Asks for the second factor once more, where what one is about to do changes who comes in. */
export function OneMoreCode({ factors }: { readonly factors: readonly Factor[] }) {
  return (
    <ProofFields
      factors={factors}
      preferred={factors[0]?.id ?? ""}
      hint="One more code of your second factor, so that nobody else does this at your screen."
    />
  );
}
