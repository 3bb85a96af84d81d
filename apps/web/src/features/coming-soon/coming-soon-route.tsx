import { Link, type MetaFunction, useLocation } from "react-router";
import { describePage } from "../../lib/page/describe-page.ts";
import { COMING_SOON_PAGES } from "./coming-soon-pages.ts";

const pageAt = (pathname: string) => COMING_SOON_PAGES[pathname.replaceAll("/", "")];

export const meta: MetaFunction = (place) => {
  const page = pageAt(place.location.pathname);
  return page ? describePage(place, page) : [];
};

/** A page that has not opened: what is true today, what will be here, and the way on. */
export default function ComingSoonRoute() {
  const page = pageAt(useLocation().pathname);
  if (!page) return null;
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>{page.title}</h1>
        <p className="lede">{page.description}</p>
      </div>
      <div className="grid max-w-[1000px] gap-10 border-t border-line pt-8 page:grid-cols-[1fr_1fr]">
        <div>
          <h2 className="text-20 font-medium">Today</h2>
          <p className="mt-2 max-w-[52ch] text-pretty text-16 text-paper-dim">{page.today}</p>
          <Link className="button button-primary button-large mt-6" to={page.next.path}>
            {page.next.label}
          </Link>
        </div>
        <div>
          <h2 className="text-20 font-medium">What it will hold</h2>
          <ul className="mt-2">
            {page.holds.map((text) => (
              <li key={text} className="border-b border-line py-2.5 text-paper-dim">
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
