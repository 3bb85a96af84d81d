import { Link } from "react-router";

const PLANS = [
  ["Build, check, export", "no limit", "no limit"],
  ["Decks in your vault", "24 hours each", "kept"],
  ["Advanced AI: a model reads the wish and writes the prose", "1 credit a deck", "included"],
  ["Copy a shared deck", "1 credit", "1 credit"],
] as const;

/** What Pro adds, beside what is free. */
export function ProOffer({ price }: { readonly price: string | null }) {
  return (
    <section
      className="page-width section grid items-center gap-x-18 gap-y-6 page:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      aria-labelledby="pro"
    >
      <div>
        <h2 id="pro">Upgrade to Pro for Unlimited Storage & Advanced AI</h2>
        <p className="lede mt-3 mb-5">
          {price !== null && `${price}. `}Stop any time; the month you paid for runs to its end.
        </p>
        <Link className="button button-large" to="/store">
          See the store
        </Link>
      </div>
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
    </section>
  );
}
