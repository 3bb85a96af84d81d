import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/**
 * The page's scripts, asked for once it has been painted: pages are whole without them, and on a slow line styles, fonts
 * and the first pictures would share it with a hundred kilobytes of code (on a slow phone the largest picture of Browse
 * Cards comes after 1.6 s instead of 3.1 s: docs/decisions/2026-11-21-pages-come-to-life-in-parts.md). The router's
 * `<Scripts>` cannot be told so. Therefore what it renders is taken apart here, and only here: a new version of the router
 * may render it in another way, which the journeys of `e2e/early-use.test.ts` would show.
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

/** Each file is asked for in a task of its own, since together they would hold up a phone. A page in the background is not painted. */
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
