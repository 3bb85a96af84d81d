/** A deck's name has at most as many characters. */
export const MAX_DECK_NAME = 200;

/** From here on it is said how many there are. */
const NEAR = 160;

/** Says below the field of a deck's name how much more fits into it, once that is little: a field takes no more without a word. */
export function NameLimit({ length }: { readonly length: number }) {
  return (
    <p className="text-12 text-paper-faint tabular-nums empty:hidden" role="status">
      {length >= MAX_DECK_NAME
        ? `A name has at most ${MAX_DECK_NAME} characters. What is longer is left out.`
        : length >= NEAR && `${length} of ${MAX_DECK_NAME} characters`}
    </p>
  );
}
