import type { PaymentMode } from "@deckwright/contract/store.ts";
import FlaskConical from "lucide-react/icons/flask-conical";

const WORDS: Readonly<Record<PaymentMode, string | null>> = {
  live: null,
  test: "Test mode: payments are tried out on this server, and no money moves.",
  till: "Test mode: this server has no payment provider. You pay at a test till, and no money moves.",
  off: "Payments are not set up on this server, so nothing can be bought here and nothing is charged.",
};

/** Says so where buying costs nothing, or is not possible. */
export function TestModeNote({ mode }: { readonly mode: PaymentMode }) {
  const words = WORDS[mode];
  if (words === null) return null;
  return (
    <p className="store-note" role="note">
      <FlaskConical size={16} aria-hidden="true" />
      {words}
    </p>
  );
}
