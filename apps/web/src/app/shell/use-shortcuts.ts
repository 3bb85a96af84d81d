import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isTyping } from "../../lib/is-typing.ts";
import { shortcutHelp } from "./shortcut-help-store.ts";

/** How long after `g` the second key counts, in milliseconds. */
const CHORD_MS = 1_200;

/** The keys that work on every page, except while somebody types. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let chordUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      const isChord = event.timeStamp < chordUntil;
      chordUntil = 0;
      if (isChord && event.key === "b") void navigate("/builder");
      else if (isChord && event.key === "h") void navigate("/");
      else if (event.key === "g") chordUntil = event.timeStamp + CHORD_MS;
      else if (event.key === "?") shortcutHelp.set(true);
      else if (event.key === "/") {
        const field = document.querySelector<HTMLElement>("[data-slash-focus]");
        if (!field) return;
        event.preventDefault();
        field.focus();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [navigate]);
}
