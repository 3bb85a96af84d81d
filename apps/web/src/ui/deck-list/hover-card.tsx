import { createPortal } from "react-dom";
import { CardImage } from "../card-face/card-image.tsx";
import type { DeckRow } from "./deck-groups.ts";

const WIDTH = 228;
const HEIGHT = 400;
const GAP = 12;

/** The card and its reason beside the line that the mouse rests on. Everything in it is in the panel of the line, too. */
export function HoverCard({ row, element }: { readonly row: DeckRow; readonly element: HTMLElement }) {
  if (!row.face) return null;
  const box = element.getBoundingClientRect();
  const isRoomRight = box.right + GAP + WIDTH < window.innerWidth;
  const left = isRoomRight ? box.right + GAP : Math.max(GAP, box.left - GAP - WIDTH);
  const top = Math.max(GAP, Math.min(box.top - 60, window.innerHeight - HEIGHT - GAP));
  return createPortal(
    <div className="hover-card floating" style={{ left, top, width: WIDTH }} aria-hidden="true">
      <CardImage card={row.face} size="full" />
      <p className="mt-2.5 text-12 text-paper-faint">{row.role}</p>
      <p className="text-13">{row.reason}</p>
    </div>,
    document.body,
  );
}
