import { lazy, Suspense } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { describeHidden } from "../../lib/page/describe-page.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { MembersOnly } from "../../ui/members-only.tsx";

const CheckoutOutcome = lazy(untilItComes(() => import("./checkout-outcome.tsx")));

export const meta: MetaFunction = () => describeHidden("Checkout", "Where a purchase ends.");

/** Where the payment provider's page leads to. What became of the payment is asked in the browser, by who has paid. */
export default function CheckoutSuccessRoute() {
  const [search] = useSearchParams();
  const session = search.get("session");
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>Checkout</h1>
      </div>
      <div className="min-h-[40vh] border-t border-line pt-4">
        <MembersOnly what="Log in to see what became of your payment." shape={<OutcomeShape />}>
          {() => (
            <Suspense fallback={<OutcomeShape />}>
              <CheckoutOutcome key={session} session={session} />
            </Suspense>
          )}
        </MembersOnly>
      </div>
    </div>
  );
}

function OutcomeShape() {
  return (
    <div className="grid gap-3 py-6" aria-busy="true">
      <p className="sr-only" role="status">
        Looking at your payment
      </p>
      <div className="skeleton h-7 w-72 max-w-full" aria-hidden="true" />
      <div className="skeleton h-12 max-w-[52ch]" aria-hidden="true" />
    </div>
  );
}
