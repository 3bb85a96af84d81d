import { useEffect, useState } from "react";
import { logInWith } from "../../data/identities.ts";
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
  const { passkeys, anonymous, providers, signups } = waysIn.use();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void learnWaysIn(), []);

  /** @param isElsewhere Whether the page is left: it comes back with whoever is logged in then. */
  async function enter(way: () => Promise<void>, isElsewhere = false): Promise<void> {
    setBusy(true);
    onProblem("");
    try {
      await way();
      if (!isElsewhere) onDone();
    } catch (error) {
      onProblem((error instanceof Error && error.message) || "Something went wrong");
    } finally {
      setBusy(false);
    }
  }

  const takesProviders = mode === "login" || (mode === "signup" && signups);
  return (
    <>
      {mode === "login" && passkeys && (
        <Button className="w-full" disabled={isBusy} onClick={() => void enter(signInByPasskey)}>
          Log in with a passkey
        </Button>
      )}
      {mode === "signup" && anonymous && (
        <Button className="w-full" disabled={isBusy} onClick={() => void enter(signInAnonymously)}>
          Begin without an email
        </Button>
      )}
      {takesProviders &&
        providers.map(({ name, label }) => (
          <Button
            key={name}
            className="w-full"
            disabled={isBusy}
            onClick={() => void enter(() => logInWith(name), true)}
          >
            Continue with {label}
          </Button>
        ))}
    </>
  );
}
