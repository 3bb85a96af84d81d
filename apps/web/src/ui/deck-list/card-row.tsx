import Lock from "lucide-react/icons/lock";
import { type ReactNode, useEffect, useRef } from "react";
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
  onPress,
  onHover,
  children,
}: {
  readonly row: DeckRow;
  readonly isOpen: boolean;
  readonly isLocked: boolean;
  readonly onPress: (element: HTMLElement) => void;
  /** The line that the mouse rests on, or null when it leaves. */
  readonly onHover: (element: HTMLElement | null) => void;
  readonly children: ReactNode;
}) {
  const item = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { face, name, quantity } = row;
  return (
    <li
      ref={item}
      className="card-row"
      data-open={isOpen || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        const element = event.currentTarget;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onHover(element), HOVER_MS);
      }}
      onPointerLeave={() => {
        clearTimeout(timer.current);
        onHover(null);
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
      </button>
      <ManaCost cost={face?.mana_cost ?? ""} />
      <span className="card-row-price">{face?.usd == null ? "–" : formatUsd(face.usd * quantity)}</span>
      {children}
    </li>
  );
}
