import { type FormEvent, useState } from "react";
import type { VaultDeck } from "../../data/vault.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { MAX_DECK_NAME, NameLimit } from "../../ui/field/name-limit.tsx";
import type { Refusal } from "./use-vault.ts";

/** Asks for a deck's new name, and stays with it until it is kept. */
export function RenameDialog({
  deck,
  onRename,
  onClose,
}: {
  readonly deck: VaultDeck;
  readonly onRename: (name: string) => Promise<Refusal>;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(deck.name);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const wanted = name.trim();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted === "" || isSending) return;
    setSending(true);
    const why = wanted === deck.name ? null : await onRename(wanted);
    setSending(false);
    setRefusal(why);
    if (why === null) onClose();
  };
  return (
    <Dialog title="Rename deck" onClose={onClose}>
      <form className="mt-4 grid gap-4" onSubmit={(event) => void send(event)}>
        <div className="field">
          <label className="label" htmlFor="vault-rename">
            Name
          </label>
          <input
            id="vault-rename"
            className="input"
            maxLength={MAX_DECK_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <NameLimit length={name.length} />
        </div>
        {refusal !== null && (
          <p className="text-bad" role="alert">
            {refusal}
          </p>
        )}
        <Button kind="primary" type="submit" disabled={wanted === "" || isSending}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}
