import CircleHelp from "lucide-react/icons/circle-question-mark";
import { useEffect, useState } from "react";
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { goAndPay, readWayToPay } from "../../data/payment-script.ts";
import { fetchPublishableKey } from "../../data/products.ts";
import { describeHidden } from "../../lib/page/describe-page.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

export const meta: MetaFunction = () =>
  describeHidden("Checkout", "On the way to the page on which you pay.");

export async function loader({ context }: LoaderFunctionArgs) {
  return { publishableKey: await fetchPublishableKey(context.get(siteContext)) };
}

/**
 * The one page that loads the payment provider's script, which looks for signs of fraud, before it leads to the provider's own page.
 * Where to is behind the # of its address.
 */
export default function CheckoutRoute() {
  const { publishableKey } = useLoaderData<typeof loader>();
  const [hasWay, setHasWay] = useState(true);
  useEffect(() => {
    const url = readWayToPay(location.hash);
    if (url === null) setHasWay(false);
    else void goAndPay(url, publishableKey);
  }, [publishableKey]);
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>Checkout</h1>
      </div>
      <div className="min-h-[40vh] border-t border-line pt-4">
        {hasWay ? (
          <p className="py-6 text-16" role="status">
            Taking you to the page on which you pay.
          </p>
        ) : (
          <EmptyState
            icon={CircleHelp}
            title="There is nothing to pay here"
            action={
              <Link className="button button-primary" to="/store">
                Go to the store
              </Link>
            }
          >
            <p>This page leads on to a payment, and its address names none. Nothing was charged.</p>
          </EmptyState>
        )}
      </div>
    </div>
  );
}
