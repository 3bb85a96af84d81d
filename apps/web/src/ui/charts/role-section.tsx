import type { Analysis } from "@deckwright/contract/analysis.ts";

/** How many cards do each job, against the range in which that works. */
export function RoleSection({ analysis }: { readonly analysis: Analysis }) {
  if (analysis.roles.length === 0) return null;
  return (
    <section>
      <h3 className="chart-heading">Roles against targets</h3>
      <table className="figures">
        <thead className="sr-only">
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Range</th>
            <th scope="col">Have</th>
            <th scope="col">Target</th>
          </tr>
        </thead>
        <tbody>
          {analysis.roles.map(({ role, label, have, min, max }) => {
            const scale = Math.max(max * 1.25, have, 1);
            const isShort = have < min;
            return (
              <tr key={role}>
                <th scope="row">{label}</th>
                <td className="wide">
                  <span className="band" aria-hidden="true">
                    <i
                      style={{ left: `${(min / scale) * 100}%`, width: `${((max - min) / scale) * 100}%` }}
                    />
                    <b style={{ left: `${(have / scale) * 100}%` }} data-short={isShort || undefined} />
                  </span>
                </td>
                <td className={isShort ? "text-warn" : undefined}>
                  {have}
                  {isShort && <span className="sr-only"> (short)</span>}
                </td>
                <td className="pl-2 text-paper-faint">{min === max ? min : `${min}–${max}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
