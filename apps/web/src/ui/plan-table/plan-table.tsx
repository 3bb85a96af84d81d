const PLANS = [
  ["Build, check, export", "no limit", "no limit"],
  ["Decks in your vault", "24 hours each", "kept"],
  ["Advanced AI: a model reads the wish and writes the prose", "1 credit a deck", "included"],
  ["Copy a shared deck", "1 credit", "1 credit"],
] as const;

/** What each plan holds, side by side. */
export function PlanTable() {
  return (
    <table className="plan-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">What you get</span>
          </th>
          <th scope="col">Free Plan</th>
          <th scope="col">Pro</th>
        </tr>
      </thead>
      <tbody>
        {PLANS.map(([what, free, pro]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{free}</td>
            <td>{pro}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
