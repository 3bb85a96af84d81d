/** What a visitor did before the page's scripts were loaded. */
interface Early {
  /** Values that were typed or chosen, by field; booleans for checkboxes and radio buttons. */
  readonly fields: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
  /** The last click, if it was on a button. */
  button: HTMLButtonElement | null;
  /** Set when React begins to listen: it replays later clicks itself, so they must not be replayed here. */
  isHeard: boolean;
  /** Stops listening. */
  readonly end: () => void;
}

declare global {
  /** Set by the inline script of the page. */
  var earlyInput: Early | undefined;
}

/**
 * Records what a visitor types and presses before the page's scripts are loaded, so that nothing of it is lost on a
 * slow connection. Links, forms and menus work without scripts.
 *
 * React replays clicks on what it has not hydrated yet, but it misses everything done before it was loaded, and it
 * clears typed text (`e2e/early-use.test.ts` shows both). This stays as long as scripts are deferred.
 */
export function EarlyInput({ nonce }: { readonly nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of ours, allowed by the page's nonce.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

const SCRIPT = `{
  const note = ({ type, target }) => {
    if (type === "click") early.button = early.isHeard ? null : target.closest("button[type=button]");
    else early.fields.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  };
  const end = () => ["input", "click"].forEach((kind) => removeEventListener(kind, note, true));
  const early = { fields: new Map(), button: null, isHeard: false, end };
  self.earlyInput = early;
  ["input", "click"].forEach((kind) => addEventListener(kind, note, true));
}`;

/** To be called before React begins to listen. */
export function stopNotingPresses(): void {
  if (globalThis.earlyInput) globalThis.earlyInput.isHeard = true;
}

/** Replays the recorded input once the page is hydrated. */
export function replayEarlyInput(): void {
  const early = globalThis.earlyInput;
  globalThis.earlyInput = undefined;
  if (!early) return;
  // In a task of its own: React ignores events while it renders.
  setTimeout(() => {
    early.end();
    for (const [field, value] of early.fields) if (field.isConnected) replayField(field, value);
    const { button } = early;
    const hasGoneOn = document.activeElement !== button && document.activeElement !== document.body;
    if (button?.isConnected && !hasGoneOn) button.click();
  });
}

function replayField(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string | boolean,
): void {
  const say = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // Makes React hydrate the part of the page that holds the field. The value has not changed, so nothing else happens.
  say("input");
  if (typeof value === "boolean") {
    if (field instanceof HTMLInputElement) field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    say("change");
  } else {
    // Where React has cleared the text already, the caret goes behind the text that is put back.
    const isThere = field.value === value;
    const [start, end] = isThere ? [field.selectionStart, field.selectionEnd] : [value.length, value.length];
    // React overrides the setter and ignores a value that it has seen; the native setter makes it notice the change.
    field.value = value === "" ? " " : "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    if (field.selectionStart !== null) field.setSelectionRange(start, end);
    say("input");
    // Closes the list of suggestions that the input event opened, where the visitor has left the field.
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}
