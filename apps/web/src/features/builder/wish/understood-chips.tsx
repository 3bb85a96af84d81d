import type { Finding } from "@deckwright/contract/finding.ts";
import type { Intent } from "@deckwright/contract/intent.ts";
import type { Deck } from "@deckwright/decks/deck.ts";
import type { ChipFieldName } from "@deckwright/decks/wish-fields.ts";
import X from "lucide-react/icons/x";
import { ColorPips } from "../../../ui/mana/mana.tsx";
import type { Choices } from "../choices.ts";
import { type Chip, chipsOf } from "./chips.ts";
import type { WishForm } from "./wish-form.ts";

/** What was read from the sentence, and what was chosen where it said nothing. Each can be changed; most can be removed. */
export function UnderstoodChips({
  wish,
  intent,
  deck,
  findings,
  choices,
  onChange,
  onRemove,
}: {
  readonly wish: WishForm;
  readonly intent: Intent;
  /** The deck as it was built or opened. */
  readonly deck: Deck;
  readonly findings: readonly Finding[];
  readonly choices: Choices;
  readonly onChange: (field: ChipFieldName) => void;
  readonly onRemove: (wish: WishForm) => void;
}) {
  // What the analysis says as well is said there.
  const notes = intent.notes?.filter((note) => !findings.some(({ message }) => message === note)) ?? [];
  const chips = chipsOf(wish, intent, deck, choices);
  const remove = (without: WishForm) => onRemove({ ...without, seed: deck.seed });
  const list = (shown: readonly Chip[]) => (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((chip) => (
        <ChipItem key={chip.field} chip={chip} onChange={onChange} onRemove={remove} />
      ))}
    </ul>
  );
  const understood = chips.filter(({ origin }) => origin !== "chosen");
  const chosen = chips.filter(({ origin }) => origin === "chosen");
  return (
    <div className="grid gap-2">
      {understood.length > 0 && (
        <>
          <h2 className="small-heading">Understood</h2>
          {list(understood)}
        </>
      )}
      {chosen.length > 0 && (
        <>
          <h2 className="small-heading mt-1">Chosen for you</h2>
          {list(chosen)}
        </>
      )}
      {notes.map((note) => (
        <p key={note} className="text-13 text-paper-dim">
          {note}
        </p>
      ))}
      {intent.unread && intent.unread.length > 0 && (
        <p className="text-13 text-paper-dim">Nothing was made of: {shorten(intent.unread.join(", "))}.</p>
      )}
      <p className="hint">Change or remove one and the deck is built again from the same seed.</p>
    </div>
  );
}

function shorten(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 118)}…`;
}

function ChipItem({
  chip,
  onChange,
  onRemove,
}: {
  readonly chip: Chip;
  readonly onChange: (field: ChipFieldName) => void;
  readonly onRemove: (without: WishForm) => void;
}) {
  const { field, label, value, colors, origin, words, without } = chip;
  return (
    <li className={`understood ${origin === "chosen" ? "understood-chosen" : "understood-read"}`}>
      <button
        type="button"
        title={words ? `Read from “${words}”` : origin === "set" ? "Set below" : "Chosen for you"}
        onClick={() => onChange(field)}
      >
        <span className="key">
          <span className="sr-only">Change </span>
          {label}
        </span>
        {colors ? <ColorPips colors={colors} /> : <span>{value}</span>}
      </button>
      {without && (
        <button
          type="button"
          aria-label={origin === "chosen" ? `Not ${value}: choose another` : `Remove ${label}: ${value}`}
          onClick={() => onRemove(without)}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
