import CircleCheck from "lucide-react/icons/circle-check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import CircleX from "lucide-react/icons/circle-x";
import LoaderCircle from "lucide-react/icons/loader-circle";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { account } from "../../data/account.ts";
import type { CheckoutState } from "../../data/buying.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useCheckout } from "./use-checkout.ts";

/** What became of a payment, as soon as that is known. */
export default function CheckoutOutcome({ session }: { readonly session: string | null }) {
  const { outcome, problem, isLate, askAgain } = useCheckout(session);
  if (session === null) {
    return (
      <Outcome icon={CircleHelp} title="There is no payment to look at" action={<ToStore />}>
        This page follows a payment, and its address names none. Nothing was charged.
      </Outcome>
    );
  }
  if (problem !== null) {
    return (
      <Outcome
        icon={CircleX}
        title="Your payment could not be looked at"
        action={
          <>
            <Button kind="primary" onClick={askAgain}>
              Try again
            </Button>
            <ToReceipts />
          </>
        }
      >
        {problem}
      </Outcome>
    );
  }
  if (outcome?.state === "settled") return <Settled product={outcome.product} />;
  if (outcome?.state === "open" || outcome?.state === "expired") {
    return (
      <Outcome
        icon={CircleX}
        title={outcome.state === "open" ? "Nothing was paid" : "This payment has expired"}
        action={
          outcome.product ? (
            <Link className="button button-primary" to={`/product/${outcome.product.id}`}>
              Back to {outcome.product.name}
            </Link>
          ) : (
            <ToStore />
          )
        }
      >
        The payment was not finished, and nothing was charged.
      </Outcome>
    );
  }
  if (isLate) {
    return (
      <Outcome
        icon={CircleHelp}
        title="Your payment is on its way"
        action={
          <>
            <Button kind="primary" onClick={askAgain}>
              Look again
            </Button>
            <ToReceipts />
          </>
        }
      >
        The payment provider has not confirmed it yet, which with some ways to pay takes days. What you bought
        comes by itself when it does.
      </Outcome>
    );
  }
  return (
    <Outcome icon={LoaderCircle} title="Confirming your payment">
      This takes a few seconds.
    </Outcome>
  );
}

function Settled({ product }: { readonly product: CheckoutState["product"] }) {
  const { profile } = account.use();
  if (product?.kind === "plan") {
    return (
      <Outcome
        icon={CircleCheck}
        title="You are on Pro"
        action={
          <>
            <Link className="button button-primary" to="/vault">
              Go to your vault
            </Link>
            <ToReceipts />
          </>
        }
      >
        Every deck in your vault stays, also those that were hidden.
        {product.credits > 0 && ` ${product.credits} credits came with the month.`}
        {profile && ` You have ${profile.ai_credits} credits now.`}
      </Outcome>
    );
  }
  return (
    <Outcome
      icon={CircleCheck}
      title={product ? `${product.name} are yours` : "Your purchase is yours"}
      action={
        <>
          <Link className="button button-primary" to="/browse-decks">
            Browse decks to copy
          </Link>
          <ToReceipts />
        </>
      }
    >
      {profile ? `You have ${profile.ai_credits} credits now.` : "Thank you."}
    </Outcome>
  );
}

function Outcome({
  icon,
  title,
  action,
  children,
}: Pick<Parameters<typeof EmptyState>[0], "icon" | "title" | "action"> & { readonly children: ReactNode }) {
  return (
    <div role="status">
      <EmptyState icon={icon} title={title} action={action}>
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}

function ToReceipts() {
  return (
    <Link className="button" to="/profile#credits">
      Your receipts
    </Link>
  );
}

function ToStore() {
  return (
    <Link className="button button-primary" to="/store">
      Go to the store
    </Link>
  );
}
