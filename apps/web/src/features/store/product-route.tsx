import type { Offer } from "@deckwright/contract/store.ts";
import PackageX from "lucide-react/icons/package-x";
import {
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { fetchOffers, fetchPaymentMode } from "../../data/products.ts";
import { formatUsd } from "../../lib/format/money.ts";
import type { TrailHandle } from "../../lib/page/breadcrumb.ts";
import { describeHidden, describePage, siteOrigin } from "../../lib/page/describe-page.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PlanTable } from "../../ui/plan-table/plan-table.tsx";
import { BuyButton } from "./buy-button.tsx";
import { offerData } from "./offer-data.ts";
import { ProAction } from "./pro-action.tsx";
import { TestModeNote } from "./test-mode-note.tsx";

export const meta: MetaFunction<typeof loader> = (place) => {
  const offer = place.loaderData?.offer;
  if (!offer) return describeHidden("Product not found", "This product could not be found.");
  return describePage(place, {
    title: offer.name,
    description: offer.description,
    kind: "product",
    trail: [{ label: "Store", path: "/store" }, { label: offer.name }],
    data: offerData(offer, siteOrigin(place)),
  });
};

/** One thing that is sold; null, as not found, for everything else. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [offers, mode] = await Promise.all([fetchOffers(site), fetchPaymentMode(site)]);
  const offer = offers.find(({ id }) => id === params.id) ?? null;
  return data({ offer, mode }, offer ? 200 : 404);
}

/** Products are listed in the store, whatever their address says. */
export const handle: TrailHandle<{ readonly offer: Offer | null }> = {
  trail: ({ offer }) => offer && [{ label: "Store", path: "/store" }, { label: offer.name }],
};

/** One product: what it is, what it costs, and what happens when it is bought. */
export default function ProductRoute() {
  const { offer, mode } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  if (!offer) return <NoProduct />;
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>{offer.name}</h1>
        <p className="lede">{offer.description}</p>
      </div>
      <TestModeNote mode={mode} />
      {search.get("payment") === "canceled" && (
        <p className="store-note" role="status">
          The payment was canceled. Nothing was charged.
        </p>
      )}
      <section className="store-plan" aria-label="Price">
        <div className="grid content-start gap-5">
          <p className="store-price">
            <b>{formatUsd(offer.price_cents / 100)}</b>
            {offer.kind === "plan" ? "/month" : " once"}
          </p>
          {mode !== "off" && (
            <div>
              {offer.kind === "plan" ? (
                <ProAction offer={offer} />
              ) : (
                <BuyButton offer={offer} kind="primary" size="large">
                  Buy
                </BuyButton>
              )}
            </div>
          )}
          <p>
            <Link to="/store">Everything in the store</Link>
          </p>
        </div>
        {offer.kind === "plan" ? <PlanTable /> : <PackFacts offer={offer} />}
      </section>
    </div>
  );
}

function PackFacts({ offer }: { readonly offer: Offer }) {
  const facts = [
    ["Credits", String(offer.credits)],
    ["A credit", formatUsd(offer.price_cents / 100 / offer.credits)],
    ["Copies a shared deck", "1 credit"],
    ["Has a deck planned by Advanced AI", "1 credit, with Pro none"],
    ["Run out", "never"],
    ["When refunded", "what is left of them is taken back"],
  ] as const;
  return (
    <dl className="store-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoProduct() {
  return (
    <div className="page-width min-h-[50vh] pt-10">
      <EmptyState
        icon={PackageX}
        title="Product not found"
        level={1}
        action={
          <Link className="button button-primary" to="/store">
            Go to the store
          </Link>
        }
      >
        <p className="mt-2 text-16">Nothing is for sale at this address.</p>
      </EmptyState>
    </div>
  );
}
