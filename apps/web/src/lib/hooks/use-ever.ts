import { useState } from "react";

/** Whether `value` has been true at any time since the component is there. */
export function useEver(value: boolean): boolean {
  const [ever, setEver] = useState(value);
  if (value && !ever) setEver(true);
  return ever || value;
}
