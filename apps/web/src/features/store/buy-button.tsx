import type { Offer } from "@deckwright/contract/store.ts";
import { useEffect, useState } from "react";
import { leaveToPay } from "../../data/buying.ts";
import { requireMember } from "../../data/require-member.ts";
import { Button } from "../../ui/button/button.tsx";

/** Leads to the page on which an offer is paid; who is not logged in is asked for that first. */
export function BuyButton({
  offer,
  kind,
  size,
  children,
}: {
  readonly offer: Pick<Offer, "id" | "name">;
  readonly kind?: "primary";
  readonly size?: "large";
  readonly children: string;
}) {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // Who comes back by the browser's arrow finds the page as they left it.
    const comeBack = () => setBusy(false);
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  async function buy(): Promise<void> {
    setBusy(true);
    if (!(await leaveToPay(offer.id))) setBusy(false);
  }
  return (
    <Button
      {...(kind ? { kind } : {})}
      {...(size ? { size } : {})}
      label={`${children}: ${offer.name}`}
      disabled={isBusy}
      data-busy={isBusy || undefined}
      onClick={() =>
        void requireMember("What you buy belongs to an account.", () => {
          void buy();
        })
      }
    >
      {isBusy ? "One moment" : children}
    </Button>
  );
}
