import { GuideSection } from "../../ui/guide/guide-page.tsx";
import { Prose } from "../../ui/guide/prose.tsx";
import type { ShapeView } from "./shape-view.ts";

const MANA_VALUES = ["0–1", "2", "3", "4", "5", "6", "7+"] as const;

/** How a deck of the playstyle is built, in words and in the numbers that the builder aims at. */
export function ShapeSection({
  texts,
  shape,
  fromPool,
}: {
  readonly texts: readonly string[];
  readonly shape: ShapeView;
  /** The name of what it turns into when cards come from boosters. */
  readonly fromPool: string | null;
}) {
  return (
    <GuideSection title="How one is built">
      <Prose texts={texts} />
      <table className="guide-table mt-6">
        <caption className="small-heading pb-1 text-left">What the builder aims at</caption>
        <thead>
          <tr>
            <th scope="col">Cards</th>
            {shape.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shape.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={shape.columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="guide-note mt-3">
        A card counts for each thing that it does, so the rows add up to more than the deck.{" "}
        {fromPool === null
          ? "From opened boosters the cards decide, with sixteen or seventeen lands in forty."
          : `From opened boosters it hardly ever comes together; what you get there is nearest to ${fromPool.toLowerCase()}.`}
      </p>
      <table className="guide-table mt-7">
        <caption className="small-heading pb-1 text-left">Cards at each mana value, lands aside</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Deck</span>
            </th>
            {MANA_VALUES.map((value) => (
              <th key={value} scope="col">
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shape.curves.map(({ name, cards }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cards.map((count, at) => (
                <td key={MANA_VALUES[at]}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </GuideSection>
  );
}
