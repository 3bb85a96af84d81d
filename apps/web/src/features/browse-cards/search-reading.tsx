import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Fragment } from "react";
import type { QueryWarning } from "../../data/card-search/result-page.ts";
import { isUnknownField, mendOf } from "./query/mend.ts";
import type { Unfinished } from "./query/unfinished.ts";

/** Most warnings that are shown; a search of nonsense may have one for each word. */
const MOST_WARNINGS = 6;

/** What stands in the place of the reading while nothing is searched for; on a phone it has two lines. */
const EXAMPLES = ["t:dragon c:r", 'o:"draw a card" mv<=2', "f:pauper r:uncommon"];

/** What was understood of a search, in English, and what could not be used of it, with the place and a way to mend it. */
export function SearchReading({
  query,
  understood,
  warnings,
  unfinished,
  onQuery,
}: {
  /** The search that the reading is of. */
  readonly query: string;
  readonly understood: string | null;
  readonly warnings: readonly QueryWarning[];
  /** What its end still lacks: said quietly, in the place of the warning about it. */
  readonly unfinished: Unfinished | null;
  readonly onQuery: (query: string) => void;
}) {
  const mistakes = warnings.filter(({ place }) => place?.start !== unfinished?.place.start || !place);
  const isRead = query.trim() !== "" && understood !== null;
  const shown = mistakes.slice(0, MOST_WARNINGS);
  return (
    <div className="search-reading" aria-live="polite">
      {query.trim() === "" && unfinished === null && mistakes.length === 0 && (
        <p className="text-paper-faint">
          For example:{" "}
          {EXAMPLES.map((example, at) => (
            <Fragment key={example}>
              {at > 0 && " or "}
              <QueryButton label={example} query={example} onQuery={onQuery} />
            </Fragment>
          ))}
        </p>
      )}
      {(isRead || unfinished !== null) && (
        <p>
          {isRead && (
            <span className="mr-3">
              <span className="text-paper-faint">Understood:</span> {understood}
            </span>
          )}
          {unfinished !== null && (
            <span>
              {unfinished.hint} {unfinished.fix && <QueryButton {...unfinished.fix} onQuery={onQuery} />}
            </span>
          )}
        </p>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map((warning) => (
            <li key={`${warning.place?.start} ${warning.message}`}>
              <TriangleAlert size={14} aria-hidden="true" className="text-warn" />
              <span>
                <Mistake query={query} warning={warning} onQuery={onQuery} />
              </span>
            </li>
          ))}
          {mistakes.length > shown.length && <li>and {mistakes.length - shown.length} more of this kind</li>}
        </ul>
      )}
    </div>
  );
}

function Mistake({
  query,
  warning,
  onQuery,
}: {
  readonly query: string;
  readonly warning: QueryWarning;
  readonly onQuery: (query: string) => void;
}) {
  const { message, place } = warning;
  const mend = mendOf(query, warning);
  return (
    <>
      {place && place.end > place.start && (
        <>
          <code>{excerpt(query, place.start, place.end)}</code>{" "}
          <span className="text-paper-faint">{placeWords(query, place.start)}</span>{" "}
        </>
      )}
      {message} {isUnknownField(query, warning) && "The question mark in the box lists those there are."}
      {mend && <QueryButton {...mend} onQuery={onQuery} />}
    </>
  );
}

function QueryButton({
  label,
  query,
  onQuery,
}: {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  return (
    <button type="button" className="text-button" onClick={() => onQuery(query)}>
      {label}
    </button>
  );
}

function excerpt(query: string, start: number, end: number): string {
  const text = query.slice(start, end);
  return text.length > 40 ? `${text.slice(0, 38)}…` : text;
}

/** Where in the search a part stands, for those who count rather than look. */
function placeWords(query: string, start: number): string {
  return query.length < 30 ? "" : `(at character ${start + 1})`;
}
