import type { Finding } from "@deckwright/contract/finding.ts";
import type { ChipFieldName } from "@deckwright/decks/wish-fields.ts";
import X from "lucide-react/icons/x";
import { Popover } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { ColorPips } from "../../../ui/mana/mana.tsx";
import type { Choices } from "../choices.ts";
import { ChipEditor } from "./chip-editor.tsx";
import { type Chip, chipsOf } from "./chips.ts";
import { rewritten } from "./rewrite-sentence.ts";
import { changed, type Understood } from "./understood.ts";
import { useSets } from "./use-sets.ts";
import type { WishForm } from "./wish-form.ts";

/** What was read from the sentence, and what was chosen where it said nothing. Each can be changed; most can be removed. */
export function UnderstoodChips({
  understood: told,
  draft,
  findings,
  choices,
  onBuild,
}: {
  /** With the deck as it was built or opened. */
  readonly understood: Understood;
  readonly findings: readonly Finding[];
  readonly choices: Choices;
  /** The wish as it stands in the form: what is not built yet goes along with what a chip changes. */
  readonly draft: WishForm;
  readonly onBuild: (wish: WishForm) => void;
}) {
  const { wish, intent, deck } = told;
  const list = useRef<HTMLDivElement>(null);
  const edited = useRef<ChipFieldName>(null);
  // A chip that was chosen stands in another list once it is set: the focus goes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deck.
  useEffect(() => {
    if (edited.current === null) return;
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-chip="${edited.current}"]`)?.focus();
    edited.current = null;
  }, [deck]);
  // What the analysis says as well is said there.
  const notes = intent.notes?.filter((note) => !findings.some(({ message }) => message === note)) ?? [];
  const unclear = intent.unclear?.filter(({ card }) => !intent.include?.includes(card)) ?? [];
  const sets = useSets(intent.set !== undefined || intent.sets !== undefined);
  const chips = chipsOf(wish, intent, deck, { ...choices, sets });
  const item = (chip: Chip) => (
    <ChipItem
      key={chip.key}
      chip={chip}
      understood={told}
      choices={choices}
      onBuild={(change) => {
        edited.current = chip.field;
        onBuild({ ...rewritten(changed(draft, change, told), told, choices), seed: deck.seed });
      }}
      onRemove={(without) => onBuild({ ...draft, ...differenceOf(without, wish), seed: deck.seed })}
    />
  );
  const understood = chips.filter(({ origin }) => origin !== "chosen");
  const chosen = chips.filter(({ origin }) => origin === "chosen");
  return (
    <div className="grid grid-cols-1 gap-2" ref={list}>
      {understood.length > 0 && (
        <>
          <h2 className="small-heading">Understood</h2>
          <ul className="flex flex-wrap gap-1.5">{understood.map(item)}</ul>
        </>
      )}
      {chosen.length > 0 && (
        <>
          <h2 className="small-heading mt-1">Chosen for you</h2>
          <ul className="flex flex-wrap gap-1.5">{chosen.map(item)}</ul>
        </>
      )}
      {unclear.map(({ words, card }) => (
        <p key={card} className="flex flex-wrap items-center gap-2 text-13 text-paper-dim">
          <span>
            “{words}” was left as a word. Did you mean the card {card}?
          </span>
          <button
            type="button"
            className="button button-small"
            onClick={() =>
              onBuild({ ...draft, include: [...new Set([...draft.include, card])], seed: deck.seed })
            }
          >
            Play {card}
          </button>
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className="text-13 text-paper-dim">
          {note}
        </p>
      ))}
      <p className="hint">Change or remove one and the deck is built again from the same seed.</p>
    </div>
  );
}

/** What is different in a wish. */
function differenceOf(wish: WishForm, before: WishForm): Partial<WishForm> {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(wish).filter(([name, value]) => value !== known.get(name)));
}

function ChipItem({
  chip,
  understood,
  choices,
  onBuild,
  onRemove,
}: {
  readonly chip: Chip;
  readonly understood: Understood;
  readonly choices: Choices;
  readonly onBuild: (change: Partial<WishForm>) => void;
  readonly onRemove: (without: WishForm) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { field, label, value, colors, origin, words, without } = chip;
  return (
    <li className={`understood ${origin === "chosen" ? "understood-chosen" : "understood-read"}`}>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          data-chip={field}
          title={words ? `Read from “${words}”` : origin === "set" ? "Set by you" : "Chosen for you"}
        >
          <span className="key">
            <span className="sr-only">Change </span>
            {label}
          </span>
          {colors ? <ColorPips colors={colors} /> : <span>{value}</span>}
        </Popover.Trigger>
        <ChipEditor
          chip={chip}
          understood={understood}
          choices={choices}
          onBuild={onBuild}
          onClose={() => setOpen(false)}
        />
      </Popover.Root>
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
