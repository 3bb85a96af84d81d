import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useLocation, useMatches } from "react-router";
import { namedTrail } from "../../lib/page/breadcrumb.ts";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";

/** The path from home to the current page; home itself shows none. */
export function Breadcrumbs() {
  const trail = breadcrumbTrail(useLocation().pathname, namedTrail(useMatches()));
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, path }, at) => (
          <li key={path ?? `${at} ${label}`}>
            {at > 0 && <ChevronRight size={14} aria-hidden="true" />}
            {path === undefined ? (
              <span aria-current={at === trail.length - 1 ? "page" : undefined} dir="auto">
                {label}
              </span>
            ) : (
              <Link to={path}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
