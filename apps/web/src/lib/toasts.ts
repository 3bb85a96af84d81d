import { createStore } from "./store.ts";

/** A message that goes by itself. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly variant: "default" | "success" | "destructive";
  readonly undo?: () => void;
}

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5_000;

/** The toast that is shown, if any. There is one at a time: a new one takes the place of the last. */
export const toasts = createStore<Toast | null>(null);

let lastId = 0;

/** Shows a toast for five seconds. */
export function showToast(
  toast: Omit<Toast, "id" | "variant"> & { readonly variant?: Toast["variant"] },
): void {
  lastId += 1;
  toasts.set({ variant: "default", ...toast, id: lastId });
}

/** What a link without a target says. */
export function showNotImplemented(): void {
  showToast({ title: "Not implemented yet", description: "This link has no page behind it so far." });
}
