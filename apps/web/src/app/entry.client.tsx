import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

declare global {
  /** Read by the library that Radix uses to lock scrolling, for the style element that it adds. */
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

/** The page is painted before it is brought to life: a reader sees it sooner, and presses nothing that is not there. */
function afterFirstPaint(run: () => void): void {
  // A page in the background is not painted, so there is nothing to wait for.
  if (document.visibilityState === "hidden") run();
  else requestAnimationFrame(() => setTimeout(run));
}

afterFirstPaint(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
