import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * Handles clicks for all plain links below an element, so that they lead to pages of ours without loading the site anew. A
 * link component looks at the address with every change of it, which for many links takes longer than all the rest.
 */
export function usePlainLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!isPlain || link?.origin !== location.origin || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
