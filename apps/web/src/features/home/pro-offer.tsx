import { Link } from "react-router";
import { PlanTable } from "../../ui/plan-table/plan-table.tsx";

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
      <PlanTable />
    </section>
  );
}
