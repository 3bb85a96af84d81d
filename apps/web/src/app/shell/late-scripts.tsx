import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/**
 * The page's scripts, fetched after what the first picture needs: pages are whole without them, and on a slow line
 * styles and fonts would share it with a hundred kilobytes of code. The router's own element cannot be told so.
 */
export function LateScripts({ nonce }: { readonly nonce?: string }) {
  return withLowPriority(Scripts(nonce === undefined ? {} : { nonce }));
}

interface LinkLike {
  readonly rel?: string;
  readonly fetchPriority?: "low";
  readonly children?: ReactNode;
}

function withLowPriority(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<LinkLike>(child)) return child;
    if (child.type === Fragment) return <>{withLowPriority(child.props.children)}</>;
    return child.props.rel === "modulepreload" ? cloneElement(child, { fetchPriority: "low" }) : child;
  });
}
