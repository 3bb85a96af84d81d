import { isRecord } from "../checks/lines.ts";
import type { Finding } from "../verdict.ts";
import type { Format } from "./format.ts";
import { FORMAT_NAMES } from "./names.ts";
import { formsOf } from "./registry.ts";

/** Forms that a deck takes when it comes with a pool of opened cards and names no variant. */
const FORMS_WITH_POOL = ["deck", "limited"] as const;

/** The form of its format that a deck is of, or the finding that says why there is none. Never throws. */
export function chooseForm(deck: unknown, formats: ReadonlyMap<string, Format>): Format | Finding {
  const given = isRecord(deck) ? deck : {};
  const slug = typeof given.format === "string" ? given.format : undefined;
  const usual = slug === undefined ? undefined : formats.get(slug);
  if (slug === undefined || !usual || usual.slug !== slug)
    return refusal(unknownFormat(given.format, formats));
  const base = wordOf(given.base);
  const variant = wordOf(given.variant);
  if (base === undefined && variant === undefined) return formWithPool(slug, given.pool, formats) ?? usual;
  const wanted = [slug, base, variant].filter((part) => part !== undefined).join(":");
  const form = formats.get(wanted);
  if (form) return form;
  const forms = formsOf(formats, slug).map((id) => id.slice(slug.length + 1));
  const asked = wanted.slice(slug.length + 1, slug.length + 60);
  const choice = forms.length === 0 ? "it has one form only" : `there are ${forms.join(", ")}`;
  return refusal(`${nameOf(slug) ?? usual.name} has no form "${asked}"; ${choice}.`);
}

function formWithPool(slug: string, pool: unknown, formats: ReadonlyMap<string, Format>): Format | undefined {
  if (!isRecord(pool) || Object.keys(pool).length === 0) return undefined;
  return FORMS_WITH_POOL.map((variant) => formats.get(`${slug}:${variant}`)).find(
    (form) => form !== undefined,
  );
}

function wordOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function nameOf(slug: string): string | undefined {
  return FORMAT_NAMES.find((format) => format.slug === slug)?.name;
}

function unknownFormat(slug: unknown, formats: ReadonlyMap<string, Format>): string {
  const known = [...new Set([...formats.values()].map((format) => format.slug))].map(
    (each) => nameOf(each) ?? each,
  );
  return typeof slug === "string"
    ? `There is no format "${slug.slice(0, 60)}"; there are ${known.join(", ")}.`
    : `The deck names no format; there are ${known.join(", ")}.`;
}

function refusal(message: string): Finding {
  return { rule: "FORMAT", severity: "illegal", cards: [], message, source: "the list of formats" };
}
