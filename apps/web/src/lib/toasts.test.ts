import { beforeEach, expect, test, vi } from "vitest";
import { closeForeignToast, closeToast, showToast, toasts, undoToast } from "./toasts.ts";

const goTo = (path: string) => vi.stubGlobal("location", new URL(path, "http://localhost"));

/** Raises a toast that writes down what becomes of it. */
function raise(told: string[]) {
  const id = showToast({
    title: "Deck deleted",
    undo: () => told.push("undone"),
    onGone: () => told.push("gone"),
  });
  const toast = toasts.get();
  if (!toast) throw new Error("No toast is shown");
  return { id, toast };
}

beforeEach(() => {
  goTo("/vault");
  closeToast(toasts.get()?.id);
});

test("what can be undone is either undone or final, and only once", () => {
  const told: string[] = [];
  const first = raise(told);
  undoToast(first.toast);
  undoToast(first.toast);
  closeToast(first.id);
  expect([told, toasts.get()]).toEqual([["undone"], null]);
  const second = raise(told);
  closeToast(first.id);
  expect(toasts.get()).toBe(second.toast);
  closeToast(second.id);
  undoToast(second.toast);
  expect(told).toEqual(["undone", "gone"]);
});

test("the next toast ends what could be undone in the last", () => {
  const told: string[] = [];
  const { toast } = raise(told);
  showToast({ title: "Deck Shared!" });
  undoToast(toast);
  expect([told, toasts.get()?.title]).toEqual([["gone"], "Deck Shared!"]);
});

test("a toast stays on the page that it was raised on", () => {
  const told: string[] = [];
  raise(told);
  goTo("/vault?from=home");
  closeForeignToast();
  expect(told).toEqual([]);
  goTo("/store");
  closeForeignToast();
  expect([told, toasts.get()]).toEqual([["gone"], null]);
  showToast({ title: "Logged Out" });
  closeForeignToast();
  expect(toasts.get()?.title).toBe("Logged Out");
});
