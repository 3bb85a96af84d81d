import { type ReactNode, useEffect, useState } from "react";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import { Button } from "../../ui/button/button.tsx";

/** Says above results whose they are where they are not those of the search. */
export function KeptNote({
  query,
  isStill,
  failure,
  onRetry,
}: {
  /** The search that they are of. */
  readonly query: string;
  /** Whether it is the search before. */
  readonly isStill: boolean;
  /** Why the search could not be asked; null where it is not finished or has a mistake. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}) {
  const whose =
    query.trim() === "" ? (
      `These are ${isStill ? "still " : ""}all cards.`
    ) : (
      <>
        These are still the cards of <code className="font-mono text-13">{query}</code>.
      </>
    );
  if (failure === null) return <p className="kept-note">{whose}</p>;
  return <Failure failure={failure} whose={whose} onRetry={onRetry} />;
}

function Failure({
  failure,
  whose,
  onRetry,
}: {
  readonly failure: string;
  readonly whose: ReactNode;
  readonly onRetry: () => void;
}) {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const retry = useStableCallback(onRetry);
  useEffect(() => {
    const onOnline = () => {
      setOffline(false);
      retry();
    };
    const onOffline = () => setOffline(true);
    window.addEventListener("online", onOnline);
    window.addEventListener("offline", onOffline);
    return () => {
      window.removeEventListener("online", onOnline);
      window.removeEventListener("offline", onOffline);
    };
  }, [retry]);
  return (
    <div className="kept-note sign-in-note" role="alert">
      <p>
        {isOffline ? "You are offline." : failure} {whose}
      </p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
