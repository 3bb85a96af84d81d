import Lock from "lucide-react/icons/lock";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatUsd } from "../../lib/format/money.ts";
import { CardArt } from "../card-face/card-art.tsx";
import { ManaCost } from "../mana/mana.tsx";
import type { DeckRow } from "./deck-groups.ts";

const HOVER_MS = 220;

/** A line: art, quantity, name, cost, price. The whole of it can be pressed. */
export function CardRow({
  row,
  isOpen,
  isLocked,
  owned,
  onPress,
  onChange,
  onHover,
  children,
}: {
  readonly row: DeckRow;
  readonly isOpen: boolean;
  readonly isLocked: boolean;
  /** Copies of the card that the reader owns; undefined where nobody knows. */
  readonly owned: number | undefined;
  /** One copy more or less; absent where that is not to be changed. */
  readonly onChange?: ((change: 1 | -1) => void) | undefined;
  readonly onPress: (element: HTMLElement) => void;
  /** The line that the mouse rests on, or null when it leaves. */
  readonly onHover: (element: HTMLElement | null) => void;
  readonly children: ReactNode;
}) {
  const item = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Buttons on every line would be much to draw: a line has them while it is looked at.
  const [isNear, setNear] = useState(false);
  const { face, name, quantity } = row;
  return (
    <li
      ref={item}
      className="card-row"
      data-open={isOpen || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        const element = event.currentTarget;
        setNear(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onHover(element), HOVER_MS);
      }}
      onPointerLeave={() => {
        clearTimeout(timer.current);
        onHover(null);
        setNear(false);
      }}
      onFocus={() => setNear(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setNear(false);
      }}
    >
      <span className="card-row-art">{face && <CardArt card={face} view="sliver" />}</span>
      <span className="card-row-quantity">
        <span className="sr-only">Quantity </span>
        {quantity}
      </span>
      <button
        type="button"
        className="card-row-name"
        aria-expanded={isOpen}
        aria-keyshortcuts={onChange ? "Plus -" : undefined}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || !onChange) return;
          if (event.key === "+") onChange(1);
          else if (event.key === "-") onChange(-1);
        }}
        onClick={() => {
          clearTimeout(timer.current);
          if (item.current) onPress(item.current);
        }}
      >
        {name.split(" // ")[0]}
        {isLocked && (
          <>
            <Lock className="ml-1.5 inline text-copper" size={13} aria-hidden="true" />
            <span className="sr-only"> locked</span>
          </>
        )}
        {owned !== undefined && owned > 0 && (
          <span className="card-row-owned" title={`You own ${owned} of ${quantity}`}>
            <span aria-hidden="true">{owned >= quantity ? "✓" : `${owned}/${quantity}`}</span>
            <span className="sr-only"> you own {owned >= quantity ? "it" : `${owned} of ${quantity}`}</span>
          </span>
        )}
      </button>
      <ManaCost cost={face?.mana_cost ?? ""} />
      <span className="card-row-price">{face?.usd == null ? "–" : formatUsd(face.usd * quantity)}</span>
      {/* An open line has them in what it shows. */}
      {isNear && !isOpen && onChange && (
        <span className="card-row-change">
          {/* The line has keys for the same. */}
          <button type="button" tabIndex={-1} aria-label={`One ${name} less`} onClick={() => onChange(-1)}>
            <Minus size={14} aria-hidden="true" />
          </button>
          <button type="button" tabIndex={-1} aria-label={`One ${name} more`} onClick={() => onChange(1)}>
            <Plus size={14} aria-hidden="true" />
          </button>
        </span>
      )}
      {children}
    </li>
  );
}
