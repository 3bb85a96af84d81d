import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { meantAmong } from "../../data/card-names.ts";
import { type CardScope, meantCard, type SuggestedCard } from "../../data/scoped-cards.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { ManaCost } from "../mana/mana.tsx";
import { useSuggestions } from "./use-names.ts";

const WAIT_MS = 120;
const MOST_NAMES = 8;

/**
 * A field for a card's name that suggests names as one types: arrows choose, Enter takes the marked one, which is the card
 * of the name that was typed or the first, and Escape closes, for Enter to take what was typed. `onPick` is called when a
 * name is taken; without it, Enter on a whole name goes on to the form.
 */
export function CardSearch({
  id,
  name,
  value,
  onChange,
  onPick,
  placeholder,
  label,
  scope,
  isSmall = false,
  icon: Icon = Search,
}: {
  readonly id: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onPick?: (name: string) => void;
  readonly placeholder?: string;
  /** Where no label stands above the field. */
  readonly label?: string;
  /** Which cards it is for; absent: all. */
  readonly scope?: CardScope;
  readonly isSmall?: boolean;
  readonly icon?: typeof Search;
}) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const latest = useRef(value);
  latest.current = value;
  const cards = useSuggestions(isOpen ? value : "", WAIT_MS, scope).slice(0, MOST_NAMES);
  const names = cards.map(({ name }) => name);
  const isListed = isOpen && names.length > 0;
  const active = chosen ?? meantAmong(names, value);
  const isWhole = names[active]?.toLowerCase() === value.trim().toLowerCase();

  const close = () => {
    setOpen(false);
    setChosen(null);
  };
  const take = (taken: string) => {
    onChange(taken);
    onPick?.(taken);
    close();
  };
  /** Asks again, since the list may still be that of fewer letters. */
  const takeMeant = async () => {
    const meant = await meantCard(value, scope);
    if (latest.current === value) take(meant);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (names.length > 0) setChosen((active + step + names.length) % names.length);
    } else if (event.key === "Enter" && isListed && chosen !== null && names[chosen] !== undefined) {
      event.preventDefault();
      take(names[chosen]);
    } else if (event.key === "Enter" && value.trim() !== "" && (onPick || (isOpen && !isWhole))) {
      event.preventDefault();
      if (isOpen) void takeMeant();
      else take(value.trim());
    } else if (event.key === "Escape" && isListed) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="input-with-icon">
      <Icon size={15} aria-hidden="true" />
      <input
        id={id}
        name={name}
        className={`input ${isSmall ? "input-small" : ""}`}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListed ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setChosen(null);
          setOpen(true);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isListed && (
        <div id={listId} role="listbox" aria-label="Cards" className="suggestions floating">
          {cards.map((card, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys for its options.
            <div
              key={card.name}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // The field keeps the focus, so that the list is still there when the press ends.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(card.name)}
            >
              <Suggestion {...card} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** A card in the list: its name, and where it is known what it costs, its type, and why it does not fit. */
function Suggestion({ name, facts, outside }: SuggestedCard) {
  return (
    <>
      <span className="flex items-baseline gap-2">
        <span className={`min-w-0 flex-1 ${outside ? "text-paper-dim" : ""}`}>{name}</span>
        {facts && <ManaCost cost={facts.cost} />}
      </span>
      {facts && (
        <span className="flex gap-2 text-12 text-paper-dim">
          <span className="min-w-0 flex-1">
            {facts.type}
            {outside && <span className="block text-warn">{outside}</span>}
          </span>
          <span className="tabular-nums">{facts.usd === null ? "no price" : formatUsd(facts.usd)}</span>
        </span>
      )}
    </>
  );
}
