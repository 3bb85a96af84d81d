import { Link, type MetaFunction } from "react-router";
import { describePage } from "../../lib/page/describe-page.ts";
import { LegalPage, LegalPart } from "./legal-page.tsx";

export const meta: MetaFunction = (place) =>
  describePage(place, {
    title: "Refunds",
    description: "How to cancel Pro, how to get money back, and what becomes of credits then.",
    trail: [{ label: "Refunds" }],
  });

/** What holds when somebody wants to stop paying, or their money back. */
export default function RefundsRoute() {
  return (
    <LegalPage
      title="Refunds"
      summary="Cancel Pro with one button at any time. Ask for your money back within fourteen days; what you have not used is not kept from you."
      changed="24 November 2026"
    >
      <LegalPart title="Ending Pro">
        <p>
          Your <Link to="/profile#credits">profile</Link> leads to your plan, where you cancel it. Nothing is
          charged after that, and Pro goes on until the end of the month you paid for. Deleting your account
          cancels the plan as well.
        </p>
        <p>
          When Pro ends, decks that are older than 24 hours leave your vault. They are kept for 30 days: come
          back in that time and they are there again. Shared decks stay in Community Decks.
        </p>
      </LegalPart>
      <LegalPart title="Money back">
        <p>
          Within fourteen days of a payment, write to whoever runs this server and name the receipt. You get
          back what you paid for credits that you still have, and for a month of Pro that you did not use.
          Where the law gives you more, you have that too.
        </p>
        <p>The money goes back the way it came, usually within ten days.</p>
      </LegalPart>
      <LegalPart title="What becomes of credits">
        <p>
          A refund takes the credits of that payment back, as far as they are still there, and a part of them
          when a part of the money is given back. Your balance never goes below zero. The receipt in your
          profile shows what was given back.
        </p>
      </LegalPart>
      <LegalPart title="Payments that fail">
        <p>
          A payment that is declined or canceled charges nothing. When a renewal of Pro fails it is tried
          again, and Pro goes on for seven days in the meantime.
        </p>
      </LegalPart>
    </LegalPage>
  );
}
