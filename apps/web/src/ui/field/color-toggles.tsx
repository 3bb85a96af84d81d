import { COLOR_NAMES } from "../../lib/cards/colors.ts";
import { ManaSymbol } from "../mana/mana.tsx";

/** A button for each color, pressed where it is chosen. Whoever uses it says what they are for. */
export function ColorToggles({
  letters = "WUBRG",
  chosen,
  onToggle,
}: {
  /** The colors in their order; `C` is colorless. */
  readonly letters?: string;
  readonly chosen: readonly string[];
  readonly onToggle: (letter: string) => void;
}) {
  return (
    <div className="color-toggles">
      {[...letters].map((letter) => (
        <button
          key={letter}
          type="button"
          aria-pressed={chosen.includes(letter)}
          aria-label={COLOR_NAMES[letter]}
          title={COLOR_NAMES[letter]}
          onClick={() => onToggle(letter)}
        >
          <ManaSymbol symbol={letter} />
        </button>
      ))}
    </div>
  );
}
