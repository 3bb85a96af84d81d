import X from "lucide-react/icons/x";
import { Dialog } from "radix-ui";
import { useFocusReturn } from "../../lib/use-focus-return.ts";
import { shortcutHelp } from "./shortcut-help-store.ts";

const SHORTCUTS = [
  [["/"], "Go to the wish or the search box"],
  [["g", "b"], "Go to the builder"],
  [["g", "h"], "Go home"],
  [["↑", "↓"], "Move along the deck's rows"],
  [["Enter"], "Say why the card is in the deck"],
  [["Esc"], "Close what is open"],
  [["?"], "Show these keys"],
] as const;

/** The keys that work everywhere. */
export default function ShortcutHelp() {
  const focusReturn = useFocusReturn();
  const isOpen = shortcutHelp.use();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => shortcutHelp.set(open)}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="dialog" aria-describedby={undefined} {...focusReturn}>
          <Dialog.Title className="dialog-title">Keys</Dialog.Title>
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
          <Dialog.Close
            className="button button-ghost button-icon button-small dialog-close"
            aria-label="Close"
          >
            <X size={16} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
