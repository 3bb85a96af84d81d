import { createStore } from "./store.ts";

/** A message that goes by itself. */
export interface Toast {
  readonly id: number;
  /** The path of the page that it was raised on. */
  readonly page: string;
  readonly title: string;
  readonly description?: string;
  readonly variant: "default" | "success" | "destructive";
  /** Takes back what the toast tells of. */
  readonly undo?: () => void;
  /** Called once when the toast has gone and nobody has undone it: what waited for that can be done. */
  readonly onGone?: () => void;
}

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5_000;

/** The toast that is shown, if any. There is one at a time: a new one takes the place of the last. */
export const toasts = createStore<Toast | null>(null);

let lastId = 0;

function replaceWith(next: Toast | null): void {
  const last = toasts.get();
  toasts.set(next);
  last?.onGone?.();
}

/** Shows a toast for five seconds. @returns Its id. */
export function showToast(
  toast: Omit<Toast, "id" | "page" | "variant"> & { readonly variant?: Toast["variant"] },
): number {
  lastId += 1;
  replaceWith({ variant: "default", ...toast, id: lastId, page: location.pathname });
  return lastId;
}

/** Takes the toast away, where it is still the one that is shown. */
export function closeToast(id: number | undefined): void {
  if (toasts.get()?.id === id) replaceWith(null);
}

/** Undoes what the toast tells of, where it is still the one that is shown. */
export function undoToast(toast: Toast): void {
  if (toasts.get() !== toast) return;
  toasts.set(null);
  toast.undo?.();
}

/** Takes a toast of another page away; one that was raised on the way to this page stays. */
export function closeForeignToast(): void {
  if (toasts.get()?.page !== location.pathname) replaceWith(null);
}
