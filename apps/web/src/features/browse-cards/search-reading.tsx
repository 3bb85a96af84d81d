import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { QueryWarning } from "../../data/card-search/result-page.ts";

/** Most warnings that are shown; a search of nonsense may have one for each word. */
const MOST_WARNINGS = 6;

/** What was understood of a search, in English, and what could not be used of it, with the place and a way to mend it. */
export function SearchReading({
  query,
  understood,
  warnings,
  onQuery,
}: {
  /** The search that the reading is of. */
  readonly query: string;
  readonly understood: string | null;
  readonly warnings: readonly QueryWarning[];
  readonly onQuery: (query: string) => void;
}) {
  const shown = warnings.slice(0, MOST_WARNINGS);
  return (
    <div className="search-reading" aria-live="polite">
      {query.trim() !== "" && understood !== null && (
        <p>
          <span className="text-paper-faint">Understood:</span> {understood}
        </p>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map(({ message, place, suggestion }) => (
            <li key={`${place?.start} ${message}`}>
              <TriangleAlert size={14} aria-hidden="true" className="text-warn" />
              <span>
                {place && place.end > place.start && (
                  <>
                    <code>{excerpt(query, place.start, place.end)}</code>{" "}
                    <span className="text-paper-faint">{placeWords(query, place.start)}</span>{" "}
                  </>
                )}
                {message}{" "}
                {place && suggestion !== undefined && (
                  <button
                    type="button"
                    className="text-button"
                    onClick={() => onQuery(query.slice(0, place.start) + suggestion + query.slice(place.end))}
                  >
                    Use {suggestion}
                  </button>
                )}
              </span>
            </li>
          ))}
          {warnings.length > shown.length && <li>and {warnings.length - shown.length} more of this kind</li>}
        </ul>
      )}
    </div>
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
