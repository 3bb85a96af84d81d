import { restFailure } from "./rest-failure.ts";
import type { Form } from "./sql/answer.ts";
import { PLAN_OPTIONS, type PlanForm } from "./sql/plan.ts";

/** In which form to answer, and what it is called. */
export interface Media {
  readonly form: Form;
  readonly contentType: string;
  /** Asks for the plan of what would be answered in that form. */
  readonly plan?: PlanForm;
}

/** What there is beside the usual forms. */
export interface Offer {
  readonly plans: boolean;
  /** The schema of the function that makes GeoJSON; null where there is none. */
  readonly geojsonSchema: string | null;
}

const OBJECT = /^application\/vnd\.pgrst\.object(\+json)?$/;
const ARRAY = /^application\/vnd\.pgrst\.array(\+json)?$/;
const PLAIN: ReadonlySet<string> = new Set(["*/*", "application/json", "application/*"]);

/** The first form in `Accept` that can be had. @throws Failure when there is none. */
export function negotiate(accept: string | undefined, offer: Offer): Media {
  const asked = (accept ?? "*/*")
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== "");
  if (asked.length === 0) return PLAIN_MEDIA;
  for (const each of asked) {
    const [type = "", ...parameters] = each.split(";").map((part) => part.trim());
    const media =
      toMedia(type, parameters) ??
      (offer.plans ? toPlan(type, parameters) : undefined) ??
      (offer.geojsonSchema !== null ? toGeojson(type, offer.geojsonSchema) : undefined);
    if (media) return media;
  }
  throw restFailure(406, "PGRST107", `None of these media types are available: ${asked.join(", ")}`);
}

const PLAIN_MEDIA: Media = {
  form: { kind: "list", isStripped: false },
  contentType: "application/json; charset=utf-8",
};

function toMedia(type: string, parameters: readonly string[]): Media | undefined {
  const isStripped = parameters.includes("nulls=stripped");
  const stripped = isStripped ? ";nulls=stripped" : "";
  if (OBJECT.test(type)) {
    return {
      form: { kind: "object", isStripped },
      contentType: `application/vnd.pgrst.object+json${stripped}; charset=utf-8`,
    };
  }
  if (ARRAY.test(type)) {
    return {
      form: { kind: "list", isStripped },
      contentType: isStripped
        ? `application/vnd.pgrst.array+json${stripped}; charset=utf-8`
        : PLAIN_MEDIA.contentType,
    };
  }
  if (type === "text/csv") {
    return { form: { kind: "csv", isStripped: false }, contentType: "text/csv; charset=utf-8" };
  }
  return PLAIN.has(type) ? PLAIN_MEDIA : undefined;
}

function toGeojson(type: string, schema: string): Media | undefined {
  if (type !== "application/geo+json") return undefined;
  return { form: { kind: "geojson", schema, isStripped: false }, contentType: `${type}; charset=utf-8` };
}

const PLAN = /^application\/vnd\.pgrst\.plan(?:\+(json|text))?$/;

function toPlan(type: string, parameters: readonly string[]): Media | undefined {
  const found = PLAN.exec(type);
  if (!found) return undefined;
  const format = found[1] === "json" ? "json" : "text";
  const value = (name: string) =>
    parameters
      .find((each) => each.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .replaceAll('"', "");
  const inner = toMedia(value("for") ?? "", []) ?? PLAIN_MEDIA;
  const asked = (value("options") ?? "").split("|");
  const options = PLAN_OPTIONS.filter((option) => asked.includes(option));
  const named = options.length > 0 ? `; options=${options.join("|")}` : "";
  return {
    form: inner.form,
    contentType: `application/vnd.pgrst.plan+${format}; for="${inner.contentType.split(";")[0]}"${named}; charset=utf-8`,
    plan: { format, options },
  };
}
