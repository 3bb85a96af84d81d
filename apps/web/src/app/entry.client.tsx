import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takeArrival } from "../data/link-landing.ts";

declare global {
  /** Read by the library that Radix uses to lock scrolling, for the style element that it adds. */
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

// Before the router reads the address.
takeArrival();
// The page has been painted: see DeferredScripts.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
