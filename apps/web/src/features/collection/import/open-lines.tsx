import { useState } from "react";
import { formatCount } from "../../../lib/format/count.ts";
import { Button } from "../../../ui/button/button.tsx";
import type { OpenLine } from "./resolve.ts";
import type { LineFix } from "./use-import.ts";

/** Lines that are shown at once. */
const SHOWN = 50;

/** Lines that nothing can be made of, to be corrected or skipped. */
export function OpenLines({
  open,
  onFix,
  onSkip,
}: {
  readonly open: readonly OpenLine[];
  readonly onFix: (fixes: ReadonlyMap<number, LineFix>) => Promise<void>;
  readonly onSkip: (line: number) => void;
}) {
  const [fixes, setFixes] = useState<ReadonlyMap<number, LineFix>>(new Map());
  return (
    <section className="mt-6" aria-labelledby="open-lines">
      <h3 id="open-lines">Lines that were not understood</h3>
      <p className="hint mt-1">Correct them here and look them up again. What is left over is skipped.</p>
      <ul className="mt-3 grid gap-4">
        {open.slice(0, SHOWN).map(({ line, reason }) => {
          const fix = fixes.get(line.line) ?? { name: line.name, set: line.set, quantity: line.quantity };
          const change = (part: Partial<LineFix>) =>
            setFixes(new Map(fixes).set(line.line, { ...fix, ...part }));
          const field = (key: keyof LineFix, label: string) => (
            <input
              className="input input-small"
              aria-label={`${label} in line ${line.line}`}
              placeholder={label}
              maxLength={300}
              value={fix[key]}
              onChange={(event) => change({ [key]: event.target.value })}
            />
          );
          return (
            <li key={line.line}>
              <p className="text-13">
                <span className="text-paper-faint tabular-nums">Line {formatCount(line.line)}</span> {reason}
              </p>
              <div className="open-line">
                {field("quantity", "Copies")}
                {field("name", "Card")}
                {field("set", "Set")}
                <Button size="small" label={`Skip line ${line.line}`} onClick={() => onSkip(line.line)}>
                  Skip
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {open.length > SHOWN && (
        <p className="hint mt-3">and {formatCount(open.length - SHOWN)} more, shown as these are done.</p>
      )}
      <Button className="mt-4" disabled={fixes.size === 0} onClick={() => void onFix(fixes)}>
        Look up what I corrected
      </Button>
    </section>
  );
}
