import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function at all times, which does what the latest one does: whoever is handed it need not be rendered anew. */
export function useStableCallback<Arguments extends readonly unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values) => latest.current(...values), []);
}
