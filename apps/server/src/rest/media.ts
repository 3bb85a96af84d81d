import { RestError } from "./rest-error.ts";
import type { Form } from "./sql/answer.ts";

/** In which form to answer, and what it is called. */
export interface Media {
  readonly form: Form;
  readonly contentType: string;
}

const OBJECT = /^application\/vnd\.pgrst\.object(\+json)?$/;
const ARRAY = /^application\/vnd\.pgrst\.array(\+json)?$/;
const PLAIN: ReadonlySet<string> = new Set(["*/*", "application/json", "application/*"]);

/** The first form in `Accept` that can be had. @throws RestError when there is none. */
export function negotiate(accept: string | undefined): Media {
  const asked = (accept ?? "*/*")
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== "");
  if (asked.length === 0) return toMedia("*/*", []) ?? PLAIN_MEDIA;
  for (const each of asked) {
    const [type = "", ...parameters] = each.split(";").map((part) => part.trim());
    const media = toMedia(type, parameters);
    if (media) return media;
  }
  throw new RestError(406, "PGRST107", `None of these media types are available: ${asked.join(", ")}`);
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
