import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What a menu made of `<details>` needs. */
export interface DetailsMenu {
  /** For the `<details>`. */
  readonly ref: RefObject<HTMLDetailsElement | null>;
  /** Closes the menu by Escape, and gives the focus back to its button. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly close: () => void;
}

/** A menu that opens without scripts too, and that closes when one goes somewhere or presses Escape. */
export function useDetailsMenu(): DetailsMenu {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const last = useRef(key);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  useEffect(() => {
    // A menu that was opened before the scripts were loaded stays open: there was no navigation.
    if (last.current === key) return;
    last.current = key;
    close();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ref.current?.open) return;
    close();
    ref.current.querySelector("summary")?.focus();
  };
  return { ref, onKeyDown, close };
}
