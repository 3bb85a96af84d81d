import { useEffect, useRef, useState } from "react";
import { account, supabase } from "../../data/account.ts";
import { fetchPriceDay, findPrintings } from "../../data/find-printings.ts";
import { type OwnCard, writeOwnCards } from "../../data/own-cards.ts";
import { showToast } from "../../lib/toasts.ts";
import { pricedAnew } from "./priced-anew.ts";

/** Brings the prices of the collection up to date. Numbers of copies are left alone. */
export function usePrices(cards: readonly OwnCard[], onWritten: () => unknown) {
  /** Cards that are looked up so far; null while nothing is done. */
  const [done, setDone] = useState<number | null>(null);
  /** The day of the prices, once they are up to date. */
  const [day, setDay] = useState<string | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setDone(0);
    try {
      const ids = cards.map(({ scryfall_id: id }) => ({ id }));
      const printings = await findPrintings(ids, signal, setDone);
      const changed = pricedAnew(cards, printings);
      const { problem } = await writeOwnCards(await supabase(), account.get().user?.id ?? "", changed);
      await onWritten();
      if (problem !== null) throw new Error(problem);
      const any = printings.find((each) => each !== undefined);
      setDay(any ? await fetchPriceDay(any) : null);
      const description = changed.length === 1 ? "1 has changed." : `${changed.length} have changed.`;
      showToast({ title: "Prices up to date", description, variant: "success" });
    } catch (error) {
      if (signal.aborted) return;
      const why = error instanceof Error ? error.message : "";
      showToast({ title: "Prices are not up to date", description: why, variant: "destructive" });
    } finally {
      setDone(null);
    }
  }
  return { done, day, start };
}
