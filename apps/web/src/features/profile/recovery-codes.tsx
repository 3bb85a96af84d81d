import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { makeRecoveryCodes, type RecoveryState } from "../../data/recovery-codes.ts";
import type { Factor } from "../../data/second-factors.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toasts.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ActionForm } from "./action-form.tsx";
import { ProofFields, useProof } from "./proof-fields.tsx";

/** Fewer than this, and it is time for new ones. */
const FEW = 4;

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryCodes({
  state,
  factors,
  onMade,
}: {
  readonly state: RecoveryState;
  readonly factors: readonly Factor[];
  readonly onMade: (codes: readonly string[]) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-b border-line">
      <div className="profile-item border-b-0">
        <KeyRound
          size={18}
          aria-hidden="true"
          className={state.left < FEW ? "text-warn" : "text-paper-faint"}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">Recovery codes</span>
          <span className="text-13 text-paper-dim">{describeCodes(state)}</span>
        </span>
        {!isOpen && (
          <Button size="small" onClick={() => setOpen(true)}>
            {state.total === 0 ? "Make codes" : "New codes"}
          </Button>
        )}
      </div>
      {isOpen && (
        <NewCodes
          state={state}
          factors={factors}
          onMade={(codes) => {
            setOpen(false);
            onMade(codes);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  );
}

export function describeCodes({ total, left }: Pick<RecoveryState, "total" | "left">): string {
  if (total === 0) return "There are none yet. Without them, who loses the app is locked out.";
  if (left === 0) return "All of them are used. Without new ones, who loses the app is locked out.";
  const few = left < FEW ? " Make new ones before they run out." : "";
  return `${left} of ${total} ${left === 1 ? "is" : "are"} left. Each lets you in once without the app.${few}`;
}

function NewCodes({
  state,
  factors,
  onMade,
  onCancel,
}: {
  readonly state: RecoveryState;
  readonly factors: readonly Factor[];
  readonly onMade: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  const { isAsking, send } = useProof(!state.isHereByCode);
  return (
    <div className="pb-4">
      <ActionForm
        label="New recovery codes"
        button="Make ten codes"
        onSend={async (field) => {
          onMade(await send(field, makeRecoveryCodes));
          return undefined;
        }}
        aside={
          <Button kind="ghost" onClick={onCancel}>
            Not now
          </Button>
        }
      >
        {state.left > 0 && (
          <p>The {state.left === 1 ? "one that is" : `${state.left} that are`} left will work no more.</p>
        )}
        {isAsking && (
          <ProofFields
            factors={factors}
            preferred={factors[0]?.id ?? ""}
            hint="One more code of your app, so that nobody else makes them at your screen."
          />
        )}
      </ActionForm>
    </div>
  );
}

/** Says, after a log-in by a recovery code, what comes next. */
export function HereByCode({ factors }: { readonly factors: readonly Factor[] }) {
  const [only] = factors;
  const name = factors.length === 1 && only ? only.name : "it";
  return (
    <p className="rounded-md border border-line-raised bg-ink-1 px-4 py-3">
      You logged in with a recovery code. Is the app lost? Remove {name} below and set up another. Is it still
      yours? Then all is well: leave it.
    </p>
  );
}

/** The codes, this once. Who closes the window with its cross is asked again: they are not to be had a second time. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}) {
  const [isKept, setKept] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const text = writeCodes(codes, location.host);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setKept(true);
      showToast({
        variant: "success",
        title: "Codes copied",
        description: "Paste them where they are safe.",
      });
    } catch {
      showToast({
        variant: "destructive",
        title: "Could not copy",
        description: "The browser refused. Download them, or write them down.",
      });
    }
  };
  return (
    <Dialog
      title="Recovery codes"
      description="Each of these lets you in once when the app is not at hand. Keep them apart from your phone: they are not shown again."
      onClose={() => (isKept || isWarned ? onClose() : setWarned(true))}
    >
      <ol className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          icon={Download}
          onClick={() => {
            saveFile("deckwright-recovery-codes.txt", text, "text/plain");
            setKept(true);
          }}
        >
          Download
        </Button>
      </div>
      <p role="alert" className="mt-4 text-warn empty:hidden">
        {isWarned && "Nothing was copied or downloaded. Close once more if you have them on paper."}
      </p>
      <Button kind="primary" size="large" className="mt-4 w-full" onClick={onClose}>
        I have kept them
      </Button>
    </Dialog>
  );
}

/** What is copied and kept as a file. */
export function writeCodes(codes: readonly string[], host: string): string {
  return [
    `Recovery codes for ${host}. Each works once, in place of a code of the app.`,
    "",
    ...codes,
    "",
  ].join("\n");
}
