import { lazy, Suspense } from "react";
import type { MetaFunction } from "react-router";
import { describeHidden } from "../../lib/page/describe-page.ts";
import { untilItComes } from "../../lib/until-it-comes.ts";
import { MembersOnly } from "../../ui/members-only.tsx";

const ProfilePage = lazy(untilItComes(() => import("./profile-page.tsx")));

export const meta: MetaFunction = () =>
  describeHidden("Profile", "Your account, your plan and your credits.");

/** The profile. Nothing in it is rendered on the server: the session stays in the browser. */
export default function ProfileRoute() {
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>Profile</h1>
        <p className="lede">Your account, your plan and your credits.</p>
      </div>
      <div className="min-h-[40vh] border-t border-line">
        <MembersOnly what="Log in to see your account. You come right back here." shape={<ProfileShape />}>
          {(memberId) => (
            <Suspense fallback={<ProfileShape />}>
              <ProfilePage key={memberId} memberId={memberId} />
            </Suspense>
          )}
        </MembersOnly>
      </div>
    </div>
  );
}

/** The shape of the page while it is on its way. */
function ProfileShape() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading your account
      </p>
      {[0, 1].map((row) => (
        <div key={row} className="profile-section" aria-hidden="true">
          <div className="skeleton h-6 w-40" />
          <div className="skeleton h-24 max-w-[560px]" />
        </div>
      ))}
    </div>
  );
}
