import type { Intent } from "@deckwright/contract/intent.ts";
import { markWords } from "./chips.ts";

/** Lies below the text of a wish, and underlines the words of it that were read or not used. */
export function WordMarks({ prompt, intent }: { readonly prompt: string; readonly intent: Intent }) {
  return (
    <div className="marked-field-marks" aria-hidden="true">
      {markWords(prompt, intent).map(({ text, use }, at) =>
        use === "plain" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, in its order.
          <span key={at}>{text}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, in its order.
          <mark key={at} className={use === "unread" ? "unread-words" : undefined}>
            {text}
          </mark>
        ),
      )}
    </div>
  );
}
