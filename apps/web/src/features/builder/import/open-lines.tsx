import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../../lib/format/count.ts";
import { Button } from "../../../ui/button/button.tsx";
import { CardSearch } from "../../../ui/field/card-search.tsx";
import type { OpenLine, ReadList } from "./read-list.ts";
import type { useImportList } from "./use-import-list.ts";

/** Lines that are shown at once. */
const SHOWN = 60;

/** The lines whose card nobody knows, each to be put right in its place or left out. */
export function OpenLines({
  list: { open },
  current: { guesses, fix, leaveOut },
}: {
  readonly list: ReadList;
  readonly current: Pick<ReturnType<typeof useImportList>, "guesses" | "fix" | "leaveOut">;
}) {
  const section = useRef<HTMLElement>(null);
  /** The place of a line that was dealt with: the one that takes it gets the focus. */
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (left === null) return;
    const fields = section.current?.querySelectorAll("input");
    fields?.[Math.min(left, fields.length - 1)]?.focus();
    setLeft(null);
  }, [left]);
  const meant = new Map(open.flatMap(({ line }) => pairOf(line.line, guesses.get(line.line))));
  return (
    <section ref={section} className="mt-6" aria-labelledby="import-open">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="import-open">
          {open.length === 1
            ? "One line was not understood"
            : `${formatCount(open.length)} lines were not understood`}
        </h3>
        {meant.size > 1 && (
          <Button size="small" onClick={() => void fix(meant)}>
            Take all {meant.size} that may be meant
          </Button>
        )}
      </div>
      <ul className="mt-2">
        {open.slice(0, SHOWN).map((each, at) => (
          <Line
            key={each.line.line}
            open={each}
            guess={guesses.get(each.line.line)}
            onFix={(name) => void fix(new Map([[each.line.line, name]])).then(() => setLeft(at))}
            onLeaveOut={() => {
              leaveOut(each.line.line);
              setLeft(at);
            }}
          />
        ))}
      </ul>
      {open.length > SHOWN && (
        <p className="hint mt-3">and {formatCount(open.length - SHOWN)} more, shown as these are done.</p>
      )}
    </section>
  );
}

function pairOf(line: number, name: string | undefined): readonly (readonly [number, string])[] {
  return name === undefined ? [] : [[line, name]];
}

function Line({
  open: { line, text, why },
  guess,
  onFix,
  onLeaveOut,
}: {
  readonly open: OpenLine;
  readonly guess: string | undefined;
  readonly onFix: (name: string) => void;
  readonly onLeaveOut: () => void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <li className="import-line">
      <p className="min-w-0 text-13">
        <span className="text-paper-faint tabular-nums">Line {line.line}</span>{" "}
        <code className="wrap-anywhere">{text}</code>
        <span className="block text-12 text-paper-dim">{why}</span>
      </p>
      <div className="import-line-fix">
        {guess !== undefined && (
          <Button size="small" label={`Take ${guess} for line ${line.line}`} onClick={() => onFix(guess)}>
            {guess}
          </Button>
        )}
        <div className="import-line-search">
          <CardSearch
            id={`import-line-${line.line}`}
            label={`Card of line ${line.line}`}
            placeholder="Another card"
            value={typed}
            onChange={setTyped}
            onPick={onFix}
            isSmall
          />
        </div>
        <Button kind="ghost" size="small" label={`Leave out line ${line.line}`} onClick={onLeaveOut}>
          Leave out
        </Button>
      </div>
    </li>
  );
}
