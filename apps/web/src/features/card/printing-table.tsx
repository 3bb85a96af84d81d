import { useId, useState } from "react";
import { Link } from "react-router";
import { cardPath } from "../../lib/cards/card-path.ts";
import { exactQuery } from "../../lib/cards/exact-query.ts";
import { formatCount } from "../../lib/format/count.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { Button } from "../../ui/button/button.tsx";
import { formatEur, isSamePrinting, type PrintingRow } from "./printing-row.ts";
import type { CardPageData } from "./read-card.ts";

/** Rows that are shown unasked: enough for most cards, and not so many that the rulings are out of sight. */
const FIRST_ROWS = 12;

/** Printings of a card, the newest first, with what each costs. */
export function PrintingTable({ page }: { readonly page: CardPageData }) {
  const { face, printings, printingCount, facts } = page;
  const [areAllShown, setAllShown] = useState(false);
  const tableId = useId();
  const first = printings.filter((row, at) => at < FIRST_ROWS || isSamePrinting(row, face));
  const rest = printings.length - first.length;
  return (
    <>
      <table className="printing-table" id={tableId} aria-label="Printings with prices">
        <thead>
          <tr>
            <th scope="col">Set</th>
            <th scope="col">Number</th>
            <th scope="col">Rarity</th>
            <th scope="col">Released</th>
            <th scope="col">Price</th>
            <th scope="col">Foil</th>
            <th scope="col">Euro</th>
            <th scope="col">Tickets</th>
          </tr>
        </thead>
        <tbody>
          {(areAllShown ? printings : first).map((printing) => (
            <Row
              key={`${printing.set} ${printing.collector_number}`}
              printing={printing}
              isShown={isSamePrinting(printing, face)}
            />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button
          size="small"
          className="mt-3"
          aria-expanded={areAllShown}
          aria-controls={tableId}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown ? "Show fewer" : `Show ${rest} more`}
        </Button>
      )}
      <p className="hint mt-2">
        {facts && `Prices of ${facts.prices_as_of}. `}
        {printingCount > first.length && (
          <Link
            to={`/browse-cards?${new URLSearchParams({ q: exactQuery(face.name), order: "released", unique: "prints" })}`}
          >
            All {formatCount(printingCount)} printings with pictures
          </Link>
        )}
      </p>
    </>
  );
}

function Row({ printing, isShown }: { readonly printing: PrintingRow; readonly isShown: boolean }) {
  return (
    <tr data-shown={isShown || undefined}>
      <th scope="row">
        {isShown ? (
          <span aria-current="true">{printing.set_name}</span>
        ) : (
          <Link to={cardPath(printing)}>{printing.set_name}</Link>
        )}{" "}
        <span className="text-paper-faint uppercase">{printing.set}</span>
        {/* Small screens have no room for columns of these. */}
        <span className="printing-line">
          {printing.collector_number}, {printing.rarity},{" "}
          <span className="whitespace-nowrap">{printing.released}</span>
        </span>
      </th>
      <td>{printing.collector_number}</td>
      <td>{printing.rarity}</td>
      <td>{printing.released}</td>
      <td>{printing.usd === null ? "—" : formatUsd(printing.usd)}</td>
      <td>{printing.usdFoil === null ? "—" : formatUsd(printing.usdFoil)}</td>
      <td>{printing.eur === null ? "—" : formatEur(printing.eur)}</td>
      <td>{printing.tix === null ? "—" : printing.tix.toFixed(2)}</td>
    </tr>
  );
}
