import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { DismissableLayer } from "radix-ui/internal";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { closeToast, TOAST_MS, type Toast, toasts, undoToast } from "../../lib/toasts.ts";

const ICONS = { default: Info, success: CircleCheck, destructive: CircleAlert } as const;

/** Shows the one toast there is. F8 leads to it. */
export default function Toaster() {
  const toast = toasts.use();
  return (
    // A press on a toast is no press beside a dialog, and closes none.
    <DismissableLayer.Branch asChild>
      <section className="toast-viewport" aria-label="Messages (F8)">
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </section>
    </DismissableLayer.Branch>
  );
}

/** A toast. It is no layer of its own: Escape closes it only from within, so that a dialog below keeps its Escape. */
function ToastCard({ toast }: { readonly toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useTimeout(() => closeToast(toast.id), isUnderPointer || hasFocus);
  const onFocusFrom = useFocusReturn(card);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === "F8" && card.current?.focus();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const Icon = ICONS[toast.variant];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the toast; its buttons do the rest.
    <div
      ref={card}
      className="toast"
      data-variant={toast.variant}
      tabIndex={-1}
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
      onFocus={({ relatedTarget }) => {
        onFocusFrom(relatedTarget);
        setFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === "Escape" && closeToast(toast.id)}
    >
      <Icon className="toast-icon" size={18} aria-hidden="true" />
      <p className="font-semibold">{toast.title}</p>
      {toast.description && <p className="toast-text">{toast.description}</p>}
      <div className="toast-actions">
        {toast.undo && (
          <button type="button" className="text-button px-1" onClick={() => undoToast(toast)}>
            Undo
          </button>
        )}
        <button
          type="button"
          className="button button-ghost button-icon button-small"
          aria-label="Close"
          onClick={() => closeToast(toast.id)}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/** Calls back after a toast's time, in which the time does not count that it is held. */
function useTimeout(onTime: () => void, isHeld: boolean): void {
  const left = useRef(TOAST_MS);
  const latest = useRef(onTime);
  latest.current = onTime;
  useEffect(() => {
    if (isHeld) return;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isHeld]);
}

/** Gives the focus back to where it came from when what holds it goes. */
function useFocusReturn(holder: { readonly current: HTMLElement | null }) {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    return () => {
      const isInside = element?.contains(document.activeElement) ?? false;
      if (isInside && before.current instanceof HTMLElement) before.current.focus();
    };
  }, [holder]);
  return (from: Element | null) => {
    if (!holder.current?.contains(from)) before.current = from;
  };
}
