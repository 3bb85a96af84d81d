import { lazy, Suspense } from "react";
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { account, planOf } from "../../data/account.ts";
import { fetchProPrice } from "../../data/products.ts";
import { describeHidden } from "../../lib/page/describe-page.ts";
import { siteContext } from "../../lib/page/site-context.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { MembersOnly } from "../../ui/members-only.tsx";
import { VaultShape } from "./vault-shape.tsx";

const VaultPage = lazy(untilItComes(() => import("./vault-page.tsx")));

export const meta: MetaFunction = () => describeHidden("My Vault", "The decks you saved.");

/** What keeping the decks costs. */
export function loader({ context }: LoaderFunctionArgs) {
  return fetchProPrice(context.get(siteContext));
}

/** The price is the same while one looks around. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The vault. No deck in it is rendered on the server: the session stays in the browser. */
export default function VaultRoute() {
  const price = useLoaderData<typeof loader>();
  const plan = planOf(account.use().profile);
  return (
    <div className="page-width">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="page-head">
          <h1>My Vault</h1>
          <p className="lede">
            {plan === "pro"
              ? "Pro: every deck you saved, for as long as your plan runs."
              : "The Free Plan shows a deck here for 24 hours after it was made. A shared deck stays in Community Decks when its time here is over."}
          </p>
        </div>
        {/* One of them stands here from the start: what follows does not move when it is known who is here. */}
        {plan === "pro" ? (
          <Link className="button mb-7" to="/profile">
            Your plan
          </Link>
        ) : (
          <Link className="button button-primary mb-7" to="/store">
            Keep them: Pro{price !== null && `, ${price}`}
          </Link>
        )}
      </div>
      <div className="min-h-[40vh]">
        <MembersOnly
          what="Log in to see the decks you saved. You come right back here."
          shape={<VaultShape />}
        >
          {(memberId) => (
            <Suspense fallback={<VaultShape />}>
              <VaultPage key={memberId} memberId={memberId} />
            </Suspense>
          )}
        </MembersOnly>
      </div>
    </div>
  );
}
