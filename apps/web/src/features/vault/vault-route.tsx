import { lazy, Suspense } from "react";
import { Link, type MetaFunction } from "react-router";
import { account } from "../../data/account.ts";
import { pageMeta } from "../../lib/page/page-meta.ts";
import { MembersOnly } from "../../ui/members-only.tsx";
import { VaultShape } from "./vault-shape.tsx";

const VaultPage = lazy(() => import("./vault-page.tsx"));

export const meta: MetaFunction = () => pageMeta("My Vault", "The decks you saved.");

/** The vault. Nothing in it is rendered on the server: the session stays in the browser. */
export default function VaultRoute() {
  const plan = account.use().profile?.subscription;
  return (
    <div className="page-width">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="page-head">
          <h1>My Vault</h1>
          <p className="lede">
            {plan === undefined || plan === "Free Plan"
              ? "The Free Plan shows a deck here for 24 hours after it was made. Shared decks stay in Community Decks for good, whatever happens to your copy."
              : `${plan}: every deck you saved, for as long as your plan runs.`}
          </p>
        </div>
        {plan === "Free Plan" && (
          <Link className="button mb-7" to="/store">
            Keep them: Pro, $9.99/month
          </Link>
        )}
      </div>
      <div className="min-h-[40vh] border-t border-line">
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
