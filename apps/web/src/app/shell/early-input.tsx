/** What has been done in a page before its scripts came. */
interface Early {
  /** What was typed or chosen, by field. Boxes are ticked or not. */
  readonly fields: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
  /** The button that was pressed last, unless something else was since. */
  button: HTMLButtonElement | null;
  /** From here on React hears what is pressed, which must not be pressed again. */
  isHeard: boolean;
  /** Takes no more notes. */
  readonly end: () => void;
}

declare global {
  /** Begun by the page itself. */
  var earlyInput: Early | undefined;
}

/**
 * Takes notes of what somebody does before the page's scripts have come, so that nothing of it is lost: on a slow line
 * one can type a wish and press a button by then. Links, forms and menus work without scripts.
 *
 * React replays clicks on what it has not hydrated yet, but hears nothing of what was done before it came, and takes typed
 * text away (`e2e/early-use.test.ts` shows both). This stays as long as scripts are deferred.
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

/** To be called where React begins to listen. */
export function stopNotingPresses(): void {
  if (globalThis.earlyInput) globalThis.earlyInput.isHeard = true;
}

/** Once the page has come to life: does in it again what has been done before. */
export function replayEarlyInput(): void {
  const early = globalThis.earlyInput;
  globalThis.earlyInput = undefined;
  if (!early) return;
  // In a task of its own, as if it were done now: React hears nothing while it is at work.
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
  // Brings the part of the page to life that the field stands in, and does nothing else: no value is another by it.
  say("input");
  if (typeof value === "boolean") {
    if (field instanceof HTMLInputElement) field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    say("change");
  } else {
    // What React has taken out already stands there anew with the caret behind it.
    const isThere = field.value === value;
    const [start, end] = isThere ? [field.selectionStart, field.selectionEnd] : [value.length, value.length];
    // React keeps what a script sets as the field's last value, and hears of another only past its own setter.
    field.value = value === "" ? " " : "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    if (field.selectionStart !== null) field.setSelectionRange(start, end);
    say("input");
    // A list of suggestions that opens while one types closes again where one has left the field.
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}
