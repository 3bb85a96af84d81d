import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { meantAmong, meantCard } from "../../data/card-names.ts";
import { useNames } from "./use-names.ts";

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
  readonly isSmall?: boolean;
  readonly icon?: typeof Search;
}) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const latest = useRef(value);
  latest.current = value;
  const names = useNames(isOpen ? value : "", WAIT_MS).slice(0, MOST_NAMES);
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
    const meant = await meantCard(value);
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
          {names.map((suggestion, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys for its options.
            <div
              key={suggestion}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // The field keeps the focus, so that the list is still there when the press ends.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(suggestion)}
            >
              {suggestion}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
