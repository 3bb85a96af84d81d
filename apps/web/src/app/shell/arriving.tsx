import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** Pages that come within this time, in milliseconds, need no word. */
const NOTICED_MS = 250;

/** Says that another page is on its way, where that takes long enough to be noticed. */
export function Arriving() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isOnItsWay = next !== undefined && next !== pathname;
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const timer = setTimeout(() => setNoticed(true), NOTICED_MS);
    return () => {
      clearTimeout(timer);
      setNoticed(false);
    };
  }, [isOnItsWay]);
  return (
    <div className="arriving" role="status" data-on={isNoticed || undefined}>
      {isNoticed && <span className="sr-only">The page is loading.</span>}
    </div>
  );
}
