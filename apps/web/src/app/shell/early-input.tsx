import { EARLY_INPUT } from "../../lib/page/early-input.ts";

/**
 * Records what a visitor types and presses before the page's scripts are loaded, so that nothing of it is lost on a
 * slow connection. Links, forms and menus work without scripts.
 *
 * React misses everything done before it was loaded, drops presses while it takes over the page, and clears typed text
 * (`e2e/early-use.test.ts` shows all three). This stays as long as scripts are deferred.
 */
export function EarlyInput({ nonce }: { readonly nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of ours, allowed by the page's nonce.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_INPUT }} />;
}
