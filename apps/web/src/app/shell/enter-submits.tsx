/**
 * Enter sends the form of a text field marked `data-enter-submits`; Shift and Enter begins a new line in it. The script
 * stands in the page itself, so that who types before the page's own scripts have come is not left with an empty line. It hears the key before React
 * does, which keeps keys to itself that are pressed while it takes over the page.
 */
export function EnterSubmits({ nonce }: { readonly nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of ours, allowed by the page's nonce.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

const SCRIPT = `addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  if (!(field instanceof HTMLTextAreaElement) || !("enterSubmits" in field.dataset)) return;
  event.preventDefault();
  field.form?.requestSubmit();
}, true);`;
