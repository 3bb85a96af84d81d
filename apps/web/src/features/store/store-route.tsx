import type { Offer, PaymentMode } from "@deckwright/contract/store.ts";
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { fetchOffers, fetchPaymentMode } from "../../data/products.ts";
import { formatUsd } from "../../lib/format/money.ts";
import { describePage, siteOrigin } from "../../lib/page/describe-page.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { PlanTable } from "../../ui/plan-table/plan-table.tsx";
import { BuyButton } from "./buy-button.tsx";
import { offerData } from "./offer-data.ts";
import { ProAction } from "./pro-action.tsx";
import { TestModeNote } from "./test-mode-note.tsx";

export const meta: MetaFunction<typeof loader> = (place) =>
  describePage(place, {
    title: "Store",
    description: "Pro and AI credits: what they cost and what they bring.",
    trail: [{ label: "Store" }],
    data: {
      "@type": "CollectionPage",
      mainEntity: {
        "@type": "ItemList",
        itemListElement: (place.loaderData?.offers ?? []).map((offer, at) => ({
          "@type": "ListItem",
          position: at + 1,
          item: offerData(offer, siteOrigin(place)),
        })),
      },
    },
  });

/** What is sold, and whether it can be bought here. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [offers, mode] = await Promise.all([fetchOffers(site), fetchPaymentMode(site)]);
  return { offers, mode };
}

/** Prices are the same while one looks around. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The store: the plan first, then credits by the pack. */
export default function StoreRoute() {
  const { offers, mode } = useLoaderData<typeof loader>();
  const plan = offers.find(({ kind }) => kind === "plan");
  const packs = offers.filter(({ kind }) => kind === "credits");
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>Store</h1>
        <p className="lede">
          Building, checking and exporting decks is free. Pro keeps what you make; credits pay for single
          uses.
        </p>
      </div>
      <TestModeNote mode={mode} />
      {plan && <PlanPart offer={plan} mode={mode} />}
      {packs.length > 0 && <PackPart offers={packs} mode={mode} />}
    </div>
  );
}

function PlanPart({ offer, mode }: { readonly offer: Offer; readonly mode: PaymentMode }) {
  return (
    <section className="store-plan" aria-labelledby="plan">
      <div className="grid content-start gap-5">
        <h2 id="plan">Upgrade to Pro for Unlimited Storage & Advanced AI</h2>
        <p className="store-price">
          <b>{formatUsd(offer.price_cents / 100)}</b>/month
        </p>
        <p className="max-w-[48ch] text-pretty text-paper-dim">
          {offer.credits > 0 && `${offer.credits} credits with each month that you pay. `}
          It renews every month until you cancel, which you can at any time; the month you paid for runs to
          its end.
        </p>
        {mode !== "off" && (
          <div>
            <ProAction offer={offer} />
          </div>
        )}
      </div>
      <PlanTable />
    </section>
  );
}

function PackPart({ offers, mode }: { readonly offers: readonly Offer[]; readonly mode: PaymentMode }) {
  return (
    <section className="section" aria-labelledby="packs">
      <h2 id="packs">AI credits</h2>
      <p className="lede mt-2">
        One credit copies a shared deck, or has one deck planned by Advanced AI. Credits do not run out, and
        are paid once.
      </p>
      <ul className="mt-5 border-t border-line" aria-label="Credit packs">
        {offers.map((offer) => (
          <li key={offer.id} className="store-pack">
            <div>
              <h3>
                <Link to={`/product/${offer.id}`}>{offer.name}</Link>
              </h3>
              <p className="text-paper-dim">{offer.description}</p>
            </div>
            <p className="store-each">{formatUsd(offer.price_cents / 100 / offer.credits)} a credit</p>
            <p className="store-sum">{formatUsd(offer.price_cents / 100)}</p>
            {mode !== "off" && <BuyButton offer={offer}>Buy</BuyButton>}
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[68ch] text-pretty text-13 text-paper-dim">
        You pay on the payment provider's own page: this site never sees your card. What you have paid, and
        the way out of a plan, stand in your <Link to="/profile#credits">profile</Link>.
      </p>
    </section>
  );
}
