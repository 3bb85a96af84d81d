import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { Toast } from "radix-ui";
import { TOAST_MS, toasts } from "../../lib/toasts.ts";

const ICONS = { default: Info, success: CircleCheck, destructive: CircleAlert } as const;

/** Shows the one toast there is. */
export default function Toaster() {
  const toast = toasts.use();
  const Icon = ICONS[toast?.variant ?? "default"];
  return (
    <Toast.Provider duration={TOAST_MS} swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.id}
          className="toast"
          data-variant={toast.variant}
          type={toast.variant === "destructive" ? "foreground" : "background"}
          onOpenChange={(open) => {
            if (!open && toasts.get()?.id === toast.id) toasts.set(null);
          }}
        >
          <Icon className="toast-icon" size={18} aria-hidden="true" />
          <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
          {toast.description && (
            <Toast.Description className="toast-text">{toast.description}</Toast.Description>
          )}
          <div className="toast-actions">
            {toast.undo && (
              <Toast.Action asChild altText="Undo">
                <button type="button" className="text-button px-1" onClick={toast.undo}>
                  Undo
                </button>
              </Toast.Action>
            )}
            <Toast.Close className="button button-ghost button-icon button-small" aria-label="Close">
              <X size={16} aria-hidden="true" />
            </Toast.Close>
          </div>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" label="Messages ({hotkey})" />
    </Toast.Provider>
  );
}
