import { useRef } from "react";

/** What the content of a dialog takes, so that the focus goes back to where it was before. */
interface FocusReturn {
  onOpenAutoFocus(): void;
  onCloseAutoFocus(event: Event): void;
}

/** For dialogs that are opened from anywhere: Radix gives the focus back to a trigger of its own only, else to nobody. */
export function useFocusReturn(): FocusReturn {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
