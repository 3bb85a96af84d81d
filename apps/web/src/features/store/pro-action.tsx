import type { Offer } from "@deckwright/contract/store.ts";
import { Link } from "react-router";
import { account, planOf } from "../../data/account.ts";
import { BuyButton } from "./buy-button.tsx";

/** Pro for who has it not, and the way to their plan for who has. */
export function ProAction({ offer }: { readonly offer: Offer }) {
  const plan = planOf(account.use().profile);
  if (plan === "pro") {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p className="font-semibold">You are on Pro.</p>
        <Link className="button" to="/profile#credits">
          See to your plan
        </Link>
      </div>
    );
  }
  return (
    <BuyButton offer={offer} kind="primary" size="large">
      Upgrade to Pro
    </BuyButton>
  );
}
