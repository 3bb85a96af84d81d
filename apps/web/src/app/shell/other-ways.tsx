import { useEffect, useState } from "react";
import { learnWaysIn, signInAnonymously, signInByPasskey, waysIn } from "../../data/ways-in.ts";
import type { AuthMode } from "../../lib/auth-dialog.ts";
import { Button } from "../../ui/button/button.tsx";

/** Ways in that take no form, where the site has them. */
export function OtherWays({
  mode,
  onProblem,
  onDone,
}: {
  readonly mode: AuthMode;
  readonly onProblem: (problem: string) => void;
  readonly onDone: () => void;
}) {
  const { passkeys, anonymous } = waysIn.use();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void learnWaysIn(), []);

  async function enter(way: () => Promise<void>): Promise<void> {
    setBusy(true);
    onProblem("");
    try {
      await way();
      onDone();
    } catch (error) {
      onProblem((error instanceof Error && error.message) || "Something went wrong");
    } finally {
      setBusy(false);
    }
  }

  if (mode === "login" && passkeys) {
    return (
      <Button className="w-full" disabled={isBusy} onClick={() => void enter(signInByPasskey)}>
        Log in with a passkey
      </Button>
    );
  }
  if (mode === "signup" && anonymous) {
    return (
      <Button className="w-full" disabled={isBusy} onClick={() => void enter(signInAnonymously)}>
        Begin without an email
      </Button>
    );
  }
  return null;
}
