import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/**
 * The page's scripts, requested once the page has been painted: pages are complete without them, and on a slow connection
 * styles, fonts and the first pictures would compete with a hundred kilobytes of code. On a slow phone the largest picture
 * of Browse Cards comes after 1.6 s instead of 3.1 s (docs/decisions/2026-11-21-pages-come-to-life-in-parts.md).
 *
 * The router's `<Scripts>` cannot be deferred, so its output is taken apart here, and only here. A new version of the
 * router may render something else; the journeys of `e2e/early-use.test.ts` would fail then.
 */
export function DeferredScripts({ nonce }: { readonly nonce?: string }) {
  const nonceProps = nonce === undefined ? {} : { nonce };
  const parts = flatten(Scripts(nonceProps));
  const files = parts.flatMap(({ rel, href }) => (rel === "modulepreload" && href ? [href] : []));
  return parts.map((props) => {
    if (props.rel === "modulepreload") return null;
    if (props.type !== "module") return <script key="context" {...props} />;
    return (
      <Fragment key="start">
        <script {...props} id={HELD} type="text/plain" data-files={files.join(" ")} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of ours, allowed by the page's nonce. */}
        <script {...nonceProps} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START }} />
      </Fragment>
    );
  });
}

interface ScriptOrLink {
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly children?: ReactNode;
}

/** The properties of the scripts and links that an element is made of, in order. */
function flatten(node: ReactNode): readonly ScriptOrLink[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptOrLink>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child.props];
  });
}

const HELD = "held-script";

/**
 * Each file is requested in a task of its own, since all in one task would block a phone. A page in a background tab is
 * never painted, so its scripts start at once.
 */
const START = `{
  const { dataset, nonce, textContent } = document.getElementById("${HELD}");
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const start = () => {
    for (const href of dataset.files.split(" ")) setTimeout(add, 0, "link", { rel: "modulepreload", href });
    setTimeout(add, 0, "script", { type: "module", nonce, textContent });
  };
  if (document.visibilityState === "hidden") start();
  else requestAnimationFrame(() => setTimeout(start));
}`;
