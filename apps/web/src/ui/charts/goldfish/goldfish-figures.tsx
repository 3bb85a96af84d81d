import { type Deck, toDeckList, totalOf } from "@deckwright/decks/deck.ts";
import type { GoldfishReport, TurnOf } from "@deckwright/engine/goldfish/report.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Fragment, useEffect, useState } from "react";
import { ENGINE_ANSWERS } from "../../../data/engine/functions.ts";
import { fetchGameFacts } from "../../../data/engine/game-facts.ts";
import { Queries } from "../../../data/queries.tsx";
import { playInWorker, WorkerProblem } from "./play-in-worker.ts";

/** An edit is followed when no other has come for so long, in milliseconds. */
const REST_MS = 250;
/** Cards of an opening hand. */
const SEVEN = 7;

/** The figures of the games, kept while those of an edited deck are on their way. Fetched with the first look. */
export function GoldfishFigures({ deck }: { readonly deck: Deck }) {
  if (totalOf(deck.main) < SEVEN) {
    return <p className="text-13 text-paper-dim">It takes seven cards to draw a hand.</p>;
  }
  return (
    <Queries>
      <Games deck={deck} />
    </Queries>
  );
}

function Games({ deck }: { readonly deck: Deck }) {
  // What is not in the library plays no part, and an edit of it asks for nothing.
  const {
    side: _side,
    companion: _companion,
    zones: _zones,
    partner_deck: _other,
    ...played
  } = toDeckList(deck);
  const wanted = useAtRest(JSON.stringify(played), REST_MS);
  const games = useQuery({
    queryKey: ["goldfish", wanted],
    queryFn: async ({ signal }) => playInWorker(await fetchGameFacts(JSON.parse(wanted), signal), signal),
    ...ENGINE_ANSWERS,
    placeholderData: keepPreviousData,
  });
  if (games.isError) {
    return (
      <p className="text-13 text-warn" role="status">
        {games.error instanceof WorkerProblem
          ? "This browser cannot play them: it starts no worker."
          : "They could not be played: the server did not answer. "}
        {!(games.error instanceof WorkerProblem) && (
          <button type="button" className="text-button" onClick={() => games.refetch()}>
            Try again
          </button>
        )}
      </p>
    );
  }
  return games.data ? <Report report={games.data} /> : <div className="skeleton" />;
}

/** A value once it has been the same for a while. */
function useAtRest<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}

/** What the games come to. */
export function Report({ report }: { readonly report: GoldfishReport }) {
  const { kept, keeps, mulligans, lands, screw, flood, onCurve, spent, commanders, combo, damage } = report;
  return (
    <>
      <div>
        <ul className="curve">
          {onCurve.map((share, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are their places.
            <li key={at}>
              <span className="curve-bar" aria-hidden="true">
                <span>{Math.round(share * 100)}</span>
                <i style={{ height: `${share * 78}%` }} />
              </span>
              <span className="curve-axis">
                <span aria-hidden="true">T{at + 1}</span>
                <span className="sr-only">
                  Turn {at + 1}: {percent(share)}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <p className="goldfish-caption">% of games that spend a turn’s whole mana</p>
      </div>
      <table className="figures">
        <thead className="sr-only">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Games</th>
          </tr>
        </thead>
        <tbody>
          <Row label={`Mana spent, turns 1–${onCurve.length}`} value={percent(spent)} />
          <Row label={`Seven kept (${keeps.fewest}–${keeps.most} lands)`} value={percent(kept)} />
          <Row label="Mulligans a game" value={mulligans.toFixed(2)} />
          <Row
            label="Lands on turns 3, 4, 5"
            value={[3, 4, 5].map((turn) => (lands[turn - 1] ?? 0).toFixed(1)).join(", ")}
          />
          <Row label={`Screw: < ${screw.lands} lands, turn ${screw.turn}`} value={percent(screw.share)} />
          <Row label={`Flood: ${flood.lands}+ drawn, turn ${flood.turn}`} value={percent(flood.share)} />
          {commanders.map(({ name, manaValue, turn }) => {
            const who =
              commanders.length === 1 ? "Commander" : (name.split(/,| \/\/ | (?:the|of) /)[0] ?? name);
            // One that costs nothing comes in the first turn.
            const due = Math.max(1, manaValue);
            return (
              <Fragment key={name}>
                <Row label={who} value={turnWords(turn)} />
                <Row label={`${who} by turn ${due}`} value={percent(turn.byTurn[due - 1] ?? 0)} />
              </Fragment>
            );
          })}
          {combo ? (
            <Row
              label={combo.pairs.length === 1 ? "Combo drawn" : `One of ${combo.pairs.length} combos`}
              value={turnWords(combo.turn)}
            />
          ) : (
            <Row label="Combo" value="none known" />
          )}
          <Row label={`${damage.life} damage`} value={turnWords(damage.turn)} />
        </tbody>
      </table>
    </>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
}

/** The turn by which it has come in half of the games, or in how many it comes at all. */
function turnWords({ median, byTurn }: TurnOf): string {
  return median === null ? `${percent(byTurn.at(-1) ?? 0)} by turn ${byTurn.length}` : `turn ${median}`;
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
