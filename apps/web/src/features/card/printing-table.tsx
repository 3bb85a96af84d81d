import { Link } from "react-router";
import { cardPath } from "../../lib/card-path.ts";
import { exactQuery } from "../../lib/exact-query.ts";
import { formatUsd } from "../../lib/money.ts";
import type { CardPageData, PrintingRow } from "./read-card.ts";

/** All printings of a card, the newest first, with what each costs. */
export function PrintingTable({ page }: { readonly page: CardPageData }) {
  const { face, printings, printingCount, facts } = page;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keys. */}
      <section className="printing-table" tabIndex={0} aria-label="Printings with prices">
        <table>
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
            {printings.map((printing) => (
              <Row key={printing.id} printing={printing} isShown={printing.id === face.id} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="hint mt-2">
        {facts && `Prices of ${facts.prices_as_of}. `}
        {printingCount > printings.length && (
          <Link
            to={`/browse-cards?${new URLSearchParams({ q: exactQuery(face.name), order: "released", unique: "prints" })}`}
          >
            All {printingCount.toLocaleString("en-US")} printings
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
      </th>
      <td>{printing.collector_number}</td>
      <td>{printing.rarity}</td>
      <td>{printing.released}</td>
      <td>{printing.usd === null ? "—" : formatUsd(printing.usd)}</td>
      <td>{printing.usdFoil === null ? "—" : formatUsd(printing.usdFoil)}</td>
      <td>{printing.eur === null ? "—" : `€${printing.eur.toFixed(2)}`}</td>
      <td>{printing.tix === null ? "—" : printing.tix.toFixed(2)}</td>
    </tr>
  );
}
