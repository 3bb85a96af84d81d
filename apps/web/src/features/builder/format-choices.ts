import { isFromPool, isList, kindOf } from "@deckwright/engine/forms/kind.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { FORMAT_NAMES } from "@deckwright/rules/formats/names.ts";
import { FORMATS, formsOf } from "@deckwright/rules/formats/registry.ts";
import type { FormatChoice, FormChoice } from "./choices.ts";

/** Sizes that a list is offered in where its format names no steps. */
const LIST_SIZES = [200, 300, 400, 500] as const;

/** Every format with its forms, the usual one first, as the form of the builder offers them. */
export function formatChoices(): readonly FormatChoice[] {
  return FORMAT_NAMES.map(({ slug, name }) => {
    const usual = FORMATS.get(slug);
    const others = formsOf(FORMATS, slug).flatMap((id) => FORMATS.get(id) ?? []);
    return {
      slug,
      name,
      forms: [
        ...(usual ? [{ ...choiceOf(usual), name }] : []),
        ...others.map((form): FormChoice => {
          const { base, id } = form;
          return base === null
            ? { variant: id.slice(slug.length + 1), ...choiceOf(form) }
            : { base, ...choiceOf(form) };
        }),
      ],
    };
  });
}

function choiceOf(format: Format) {
  return {
    name: format.name,
    label: format.form ?? format.name,
    isLed: format.leaders !== null,
    isFromPool: isFromPool(format),
    ...(isList(kindOf(format)) ? { sizes: format.size.steps ?? LIST_SIZES } : {}),
  };
}
