import { CardImage } from "../card-face/card-image.tsx";
import type { DeckGroup, DeckRow } from "./deck-groups.ts";

/** The cards as pictures: lapped in stacks, or side by side. */
export default function DeckPictures({
  groups,
  view,
}: {
  readonly groups: readonly DeckGroup[];
  readonly view: "stacks" | "images";
}) {
  return (
    <div className={view === "stacks" ? "card-stacks" : "grid gap-6"}>
      {groups.map((group) => (
        <section key={group.title} className="min-w-0 break-inside-avoid">
          <h3 className="group-heading mb-2.5">
            {group.title} <span>{group.count}</span>
          </h3>
          <ul className={view === "stacks" ? "card-stack" : "card-grid"}>
            {group.rows.map((row) => (
              <Picture key={`${row.zone} ${row.group} ${row.name}`} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Picture({ row }: { readonly row: DeckRow }) {
  return (
    <li className="relative min-w-0" title={row.reason}>
      <span className="sr-only">
        {row.quantity} {row.name}
      </span>
      <div aria-hidden="true">
        {row.face ? (
          <CardImage card={row.face} size="full" />
        ) : (
          <div className="skeleton aspect-[63/88]">{row.name}</div>
        )}
      </div>
      {row.quantity > 1 && (
        <span className="card-count" aria-hidden="true">
          ×{row.quantity}
        </span>
      )}
    </li>
  );
}
