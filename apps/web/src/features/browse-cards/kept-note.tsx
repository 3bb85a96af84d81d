import { useEffect, useState } from "react";
import { useStableCallback } from "../../lib/hooks/use-stable-callback.ts";
import { Button } from "../../ui/button/button.tsx";

/** Says above such results why the search could not be asked, and asks again. */
export function KeptNote({
  failure,
  whose,
  onRetry,
}: {
  readonly failure: string;
  /** Whose results these are. */
  readonly whose: string;
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
