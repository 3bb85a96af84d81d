import X from "lucide-react/icons/x";
import { Dialog } from "radix-ui";
import { authDialog } from "../../lib/auth-dialog.ts";

/** The dialog for accounts. Accounts are not open yet, and it says so instead of showing a form that leads nowhere. */
export default function AuthDialog() {
  const state = authDialog.use();
  const isSignup = state?.mode === "signup";
  return (
    <Dialog.Root open={state !== null} onOpenChange={(open) => !open && authDialog.set(null)}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="dialog">
          <Dialog.Title className="dialog-title">{isSignup ? "Sign Up" : "Log In"}</Dialog.Title>
          <Dialog.Description asChild>
            <div className="mt-3 grid gap-3 text-paper-dim">
              {state?.reason && <p className="text-paper">{state.reason}</p>}
              <p>
                Accounts are not open on this server yet, so there is nothing to{" "}
                {isSignup ? "sign up for" : "log in to"}. They bring the vault, your collection and sharing
                with the community.
              </p>
              <p>
                Building, changing, checking and exporting decks needs no account. A link from Share keeps a
                deck: whoever opens it gets the same cards.
              </p>
            </div>
          </Dialog.Description>
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <Dialog.Close className="button button-primary">Go on without</Dialog.Close>
            <button
              type="button"
              className="text-button"
              onClick={() => authDialog.set({ ...state, mode: isSignup ? "login" : "signup" })}
            >
              {isSignup ? "I want to log in" : "I want to sign up"}
            </button>
          </div>
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
