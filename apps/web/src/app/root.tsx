import frauncesUrl from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { startAccount } from "../data/account.ts";
import { announceArrival, arrivedCode } from "../data/link-landing.ts";
import { replayEarlyInput } from "../lib/page/early-input.ts";
import { NonceContext } from "../lib/page/nonce.ts";
import { scrollPlaces } from "../lib/page/scroll-places.ts";
import { siteContext } from "../lib/page/site-context.ts";
import "./app.css";
import { Arriving } from "./shell/arriving.tsx";
import { Breadcrumbs } from "./shell/breadcrumbs.tsx";
import { DeferredScripts } from "./shell/deferred-scripts.tsx";
import { EarlyInput } from "./shell/early-input.tsx";
import { EnterSubmits } from "./shell/enter-submits.tsx";
import { ErrorScreen, NotFoundScreen } from "./shell/error-screens.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { Overlays } from "./shell/overlays.tsx";
import { useShortcuts } from "./shell/use-shortcuts.ts";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "preload", href: interUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: frauncesUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** The site's own address, for canonical links, and its key for accounts. Neither changes while one looks around. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin, anonymousKey } = context.get(siteContext);
  return { origin, anonymousKey };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** The document around every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(NonceContext);
  const nonceProps = nonce === undefined ? {} : { nonce };
  const site = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  // Here, since who comes to an address without a page may be signed in, too.
  useEffect(() => {
    startAccount(site?.anonymousKey, arrivedCode());
    void announceArrival();
  }, [site?.anonymousKey]);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0d11" />
        <meta name="color-scheme" content="dark" />
        {site && <link rel="canonical" href={site.origin + pathname} />}
        <Meta />
        <Links {...nonceProps} />
      </head>
      <body>
        {/* Before anything can be pressed or typed in. */}
        <EarlyInput {...nonceProps} />
        <EnterSubmits {...nonceProps} />
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Suspense>
          <Header />
          <Breadcrumbs />
        </Suspense>
        <main id="main" tabIndex={-1}>
          <Suspense>{children}</Suspense>
        </main>
        <Suspense>
          <Footer />
        </Suspense>
        <Overlays />
        <DeferredScripts {...nonceProps} />
      </body>
    </html>
  );
}

/** Every page. A navigation to a path scrolls to its top, also to the current one; another query does not. */
export default function App() {
  const { pathname, search, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const last = useRef<{ readonly pathname: string; readonly search: string } | null>(null);
  useShortcuts();
  useEffect(() => replayEarlyInput(null), []);
  // Before the new page is painted, and before it says where it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    // The first page keeps the position that the browser restored or the visitor scrolled to.
    if (before === null) return;
    if (before.pathname === pathname && before.search !== search) return;
    // It goes to its place by itself.
    if (isReturn && scrollPlaces.has(key)) return;
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key]);
  return (
    <>
      <Outlet />
      <Arriving />
    </>
  );
}

/** What stands in a page's place when it could not be shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => replayEarlyInput(null), []);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <ErrorScreen error={error} />;
}
