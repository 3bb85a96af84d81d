import { Dialog } from "../../ui/dialog/dialog.tsx";
import { shortcutHelp } from "./shortcut-help-store.ts";

const SHORTCUTS = [
  [["/"], "Go to the wish or the search box"],
  [["g", "b"], "Go to the builder"],
  [["g", "h"], "Go home"],
  [["↑", "↓"], "Move along the deck's rows"],
  [["Enter"], "Say why the card is in the deck"],
  [["Ctrl", "Z"], "Take back what was done to the deck; with Shift, do it again"],
  [["Esc"], "Close what is open"],
  [["?"], "Show these keys"],
] as const;

/** The keys that work everywhere. */
export default function ShortcutHelp() {
  return (
    <Dialog title="Keys" isOpen={shortcutHelp.use()} onClose={() => shortcutHelp.set(false)}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {SHORTCUTS.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd className="text-paper-dim">{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
