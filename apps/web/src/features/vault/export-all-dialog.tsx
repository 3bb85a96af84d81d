import Download from "lucide-react/icons/download";
import { useEffect, useRef, useState } from "react";
import { EXPORT_PART, fetchForExport } from "../../data/vault.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toasts.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { BUNDLE_STYLES, type BundleStyle, joinParts, writePart } from "./write-bundle.ts";

/** All decks of the vault as one file. Fetched when it is first opened. */
export default function ExportAllDialog({
  ids,
  onClose,
}: {
  readonly ids: readonly number[];
  readonly onClose: () => void;
}) {
  const [style, setStyle] = useState<BundleStyle>("plain");
  const { done, hasFailed, start, stop } = useBundle(ids, style);
  const isRunning = done !== null && !hasFailed;
  return (
    <Dialog
      title={`Export all ${ids.length}`}
      description="One file with every deck of your vault under its name. JSON has all that is kept of them."
      size="wide"
      onClose={onClose}
    >
      <fieldset className="segments mt-4" disabled={isRunning}>
        <legend className="sr-only">Written for</legend>
        {BUNDLE_STYLES.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="export-all" checked={style === id} onChange={() => setStyle(id)} />
            {label}
          </label>
        ))}
      </fieldset>
      {done !== null && (
        <div className="mt-4 grid gap-2">
          <progress className="vault-progress" max={ids.length} value={done} aria-label="Decks read" />
          <p className="text-13 text-paper-dim tabular-nums" role="status">
            {done} of {ids.length} decks read
          </p>
        </div>
      )}
      {hasFailed && (
        <p className="mt-2 text-warn" role="alert">
          The server could not be reached. What was read is kept: try again to go on from there.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isRunning ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button kind="primary" icon={Download} onClick={() => void start()}>
            {hasFailed ? "Try again" : "Download"}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Reads and writes the decks part by part, so that the page stays at hand; a part that was read is not read again. */
function useBundle(ids: readonly number[], style: BundleStyle) {
  const [done, setDone] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const written = useRef<{ style: BundleStyle; read: number; parts: string[] }>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    if (written.current?.style !== style) written.current = { style, read: 0, parts: [] };
    const bundle = written.current;
    setFailed(false);
    setDone(bundle.read);
    try {
      while (bundle.read < ids.length) {
        const part = ids.slice(bundle.read, bundle.read + EXPORT_PART);
        const decks = await fetchForExport(part, signal);
        if (signal.aborted) return;
        bundle.parts.push(...decks.map((deck) => writePart(deck, style)));
        bundle.read += part.length;
        setDone(bundle.read);
      }
    } catch {
      if (!signal.aborted) setFailed(true);
      return;
    }
    const name = `deckwright-vault.${style === "json" ? "json" : "txt"}`;
    const type = style === "json" ? "application/json" : "text/plain;charset=utf-8";
    saveFile(name, joinParts(bundle.parts, style), type);
    written.current = undefined;
    setDone(null);
    const count = bundle.parts.length;
    const description = `Your browser has the file ${name} with ${count} ${count === 1 ? "deck" : "decks"}.`;
    showToast({ title: "Decks exported", description, variant: "success" });
  }

  function stop(): void {
    controller.current?.abort();
    written.current = undefined;
    setDone(null);
  }

  return { done, hasFailed, start, stop };
}
