import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * Handles clicks for all plain links below an element, so that they lead to pages of ours without loading the site anew. In a
 * list that changes with every key a link component for each of its items takes longer to make than the rest of them.
 */
export function usePlainLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!isPlain || !link || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}
