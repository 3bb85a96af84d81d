import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useLocation } from "react-router";
import { breadcrumbTrail } from "./breadcrumb-trail.ts";

/** The path from home to the current page; home itself shows none. */
export function Breadcrumbs() {
  const trail = breadcrumbTrail(useLocation().pathname);
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, path }, at) => (
          <li key={path ?? `${at} ${label}`}>
            {at > 0 && <ChevronRight size={14} aria-hidden="true" />}
            {path === undefined ? (
              <span aria-current={at === trail.length - 1 ? "page" : undefined}>{label}</span>
            ) : (
              <Link to={path}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
