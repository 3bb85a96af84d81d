type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Something that was used before its scripts were there. */
interface Use<Control extends Element> {
  readonly control: Control;
  /** The late part that it is in; null for the page itself. */
  readonly part: Element | null;
  /** Which of the controls of that part it is: the part may be drawn anew before it comes to life. */
  readonly place: number;
}

/** What a visitor did before the scripts for it were there. */
interface Early {
  /** Values that were typed or chosen, by field; booleans for checkboxes and radio buttons. */
  readonly fields: Map<Field, Use<Field> & { readonly value: string | boolean }>;
  /** The last click, if it was on a button. */
  button: Use<HTMLButtonElement> | null;
  /** Set when the page is alive: from here on only parts that come later are of interest. */
  isAlive: boolean;
  /** Set while it is done again what was noted: that is not noted once more. */
  isReplaying: boolean;
  /** Stops listening. */
  readonly end: () => void;
}

declare global {
  /** Set by the inline script of the page. */
  var earlyInput: Early | undefined;
}

/** The attribute of a part of the page whose scripts have not come yet, and what can be used in it. */
const LATE = "[data-late]";
const CONTROLS = "input, textarea, select, button";

/**
 * The inline script that takes notes: before anything can be pressed or typed in.
 *
 * A noted press goes no further: React listens before it has taken over the page, and drops what it hears while the page or
 * the part waits for something. It is pressed again when that is alive, so once in all.
 */
export const EARLY_INPUT = `{
  const note = (event) => {
    const { type, target } = event;
    if (early.isReplaying) return;
    const part = target.closest("${LATE}");
    const use = (control) =>
      control && { control, part, place: part ? [...part.querySelectorAll("${CONTROLS}")].indexOf(control) : -1 };
    if (type === "click") {
      const button = part || !early.isAlive ? target.closest("button[type=button]") : null;
      early.button = use(button);
      if (button) event.stopImmediatePropagation();
    } else if (part || !early.isAlive)
      early.fields.set(target, {
        ...use(target),
        value: /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value,
      });
  };
  const end = () => ["input", "click"].forEach((kind) => removeEventListener(kind, note, true));
  const early = { fields: new Map(), button: null, isAlive: false, isReplaying: false, end };
  self.earlyInput = early;
  ["input", "click"].forEach((kind) => addEventListener(kind, note, true));
}`;

/** Whether something was typed or chosen in a part that does not know of it yet. */
export function hasEarlyInput(): boolean {
  return (globalThis.earlyInput?.fields.size ?? 0) > 0;
}

/**
 * Does again what was noted, once the page is hydrated, or a part of it that came later.
 * @param part The part that has come to life; null for the page without its late parts.
 */
export function replayEarlyInput(part: Element | null): void {
  const early = globalThis.earlyInput;
  if (!early) return;
  // In a task of its own: React ignores events while it renders.
  setTimeout(() => {
    if (part === null) early.isAlive = true;
    early.isReplaying = true;
    for (const [key, use] of early.fields) {
      if (use.part !== part) continue;
      early.fields.delete(key);
      const field = controlOf(use);
      if (field) replayField(field, use.value);
    }
    const { button } = early;
    if (button !== null && button.part === part) {
      early.button = null;
      const control = controlOf(button);
      const hasGoneOn = document.activeElement !== control && document.activeElement !== document.body;
      if (!hasGoneOn) control?.click();
    }
    early.isReplaying = false;
    if (early.isAlive && document.querySelector(LATE) === null) {
      early.end();
      globalThis.earlyInput = undefined;
    }
  });
}

/** The control that was used, or the one that stands in its place by now. */
function controlOf<Control extends Element>({ control, part, place }: Use<Control>): Control | null {
  if (control.isConnected) return control;
  const instead = part?.querySelectorAll<Control>(CONTROLS)[place];
  return instead?.localName === control.localName ? instead : null;
}

function replayField(field: Field, value: string | boolean): void {
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
