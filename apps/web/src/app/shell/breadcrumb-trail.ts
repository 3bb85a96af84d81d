import { titleCase } from "../../lib/format/title-case.ts";
import { LINKED_PATHS } from "./navigation.ts";

/** One breadcrumb; without a path where no page stands at that step. */
export interface Breadcrumb {
  readonly label: string;
  readonly path?: string;
}

/** The breadcrumbs of a path, home first. Home itself has none. */
export function breadcrumbTrail(pathname: string): readonly Breadcrumb[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  if (segments.length === 0) return [];
  const steps = segments.map((segment, at): Breadcrumb => {
    const path = `/${segments.slice(0, at + 1).join("/")}`;
    const label = titleCase(decode(segment));
    return LINKED_PATHS.has(path) && at < segments.length - 1 ? { label, path } : { label };
  });
  return [{ label: "Home", path: "/" }, ...steps];
}

/** A path segment as text; as it stands when it is not valid percent-encoding. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
