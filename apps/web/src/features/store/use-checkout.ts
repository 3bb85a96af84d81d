import { useEffect, useState } from "react";
import { refreshProfile } from "../../data/account.ts";
import { type CheckoutState, fetchCheckout } from "../../data/buying.ts";

/** Milliseconds between two questions about a payment, and how often it is asked before that counts as late. */
const PAUSE_MS = 1_500;
const QUESTIONS = 20;

/** A payment as far as it is known. */
interface Followed {
  /** Null until the first answer. */
  readonly outcome: CheckoutState | null;
  /** Why it could not be asked for. */
  readonly problem: string | null;
  /** True when it has been waited for long enough. */
  readonly isLate: boolean;
}

const UNKNOWN: Followed = { outcome: null, problem: null, isLate: false };

/** Follows a payment until what was bought is there, and reads the profile anew when it is. */
export function useCheckout(session: string | null): Followed & { readonly askAgain: () => void } {
  const [followed, setFollowed] = useState(UNKNOWN);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (session === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function ask(id: string, left: number): Promise<void> {
      const answer = await fetchCheckout(id).catch((error: unknown) =>
        error instanceof Error ? error.message : "Something went wrong",
      );
      if (typeof answer === "object" && answer.state === "settled") await refreshProfile();
      if (isGone) return;
      if (typeof answer === "string") {
        setFollowed({ ...UNKNOWN, problem: answer });
        return;
      }
      const isWaiting = answer.state === "waiting";
      setFollowed({ outcome: answer, problem: null, isLate: isWaiting && left === 0 });
      if (isWaiting && left > 0) timer = setTimeout(() => void ask(id, left - 1), PAUSE_MS);
    }
    setFollowed(UNKNOWN);
    // `round` counts the times that somebody asked by hand.
    void ask(session, round === 0 ? QUESTIONS : 1);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [session, round]);
  return { ...followed, askAgain: () => setRound((count) => count + 1) };
}
