import { lazy, Suspense } from "react";
import type { MetaFunction } from "react-router";
import { describeHidden } from "../../lib/page/describe-page.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { MembersOnly } from "../../ui/members-only.tsx";
import { CollectionShape } from "./collection-shape.tsx";

const CollectionPage = lazy(untilItComes(() => import("./collection-page.tsx")));

export const meta: MetaFunction = () =>
  describeHidden("My Collection", "The cards you own, and what they are worth.");

/** The collection. No card in it is rendered on the server: the session stays in the browser. */
export default function CollectionRoute() {
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>My Collection</h1>
        <p className="lede">The cards you own, what they are worth, and what your decks still need.</p>
      </div>
      <div className="min-h-[40vh] border-t border-line">
        <MembersOnly
          what="Log in to see the cards you own. You come right back here."
          shape={<CollectionShape />}
        >
          {(memberId) => (
            <Suspense fallback={<CollectionShape />}>
              <CollectionPage key={memberId} memberId={memberId} />
            </Suspense>
          )}
        </MembersOnly>
      </div>
    </div>
  );
}
