import { useState } from "react";
import { account, supabase } from "../../data/account.ts";
import { fetchPriceDay } from "../../data/find-printings.ts";
import { type OwnCard, writeOwnCards } from "../../data/own-cards.ts";
import { showToast } from "../../lib/toasts.ts";
import { pricedAnew } from "./priced-anew.ts";
import { useLookUp } from "./use-look-up.ts";

/** Brings the prices of the collection up to date. Numbers of copies are left alone. */
export function usePrices(cards: readonly OwnCard[], onWritten: () => unknown) {
  const { done, lookUp } = useLookUp(cards);
  /** The day of the prices, once they are up to date. */
  const [day, setDay] = useState<string | null>(null);
  const start = () =>
    lookUp(async (printings) => {
      const changed = pricedAnew(cards, printings);
      const { problem } = await writeOwnCards(await supabase(), account.get().user?.id ?? "", changed);
      await onWritten();
      if (problem !== null) throw new Error(problem);
      const any = printings.find((each) => each !== undefined);
      setDay(any ? await fetchPriceDay(any) : null);
      const description = changed.length === 1 ? "1 has changed." : `${changed.length} have changed.`;
      showToast({ title: "Prices up to date", description, variant: "success" });
    }, "Prices are not up to date");
  return { done, day, start };
}
