import { titleCase } from "../../lib/format/title-case.ts";
import type { Breadcrumb } from "../../lib/page/breadcrumb.ts";
import { LINKED_PATHS } from "./navigation.ts";

const HOME: Breadcrumb = { label: "Home", path: "/" };

/**
 * The breadcrumbs of a path, home first. Home itself has none.
 * @param named Steps after home that say more than the path does.
 */
export function breadcrumbTrail(
  pathname: string,
  named: readonly Breadcrumb[] | null = null,
): readonly Breadcrumb[] {
  if (named) return [HOME, ...named];
  const segments = pathname.split("/").filter((segment) => segment !== "");
  if (segments.length === 0) return [];
  const steps = segments.map((segment, at): Breadcrumb => {
    const path = `/${segments.slice(0, at + 1).join("/")}`;
    const label = titleCase(decode(segment));
    return LINKED_PATHS.has(path) && at < segments.length - 1 ? { label, path } : { label };
  });
  return [HOME, ...steps];
}

/** A path segment as text; as it stands when it is not valid percent-encoding. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
