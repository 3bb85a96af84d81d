import type { CardIndex } from "@deckwright/cards/table/card-table.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import { DEFAULT_FORMAT } from "../../data/defaults.ts";
import { GenerateError } from "../types.ts";

/** Which deck is to be built: the form of its format that will judge it, and the format that its cards are chosen for. */
export interface Form {
  /** What `rules.validate` holds the finished deck against. */
  readonly judged: Format;
  /** The same, or the format that a way of playing (planechase, archenemy, two-headed giant) is played on. */
  readonly built: Format;
  /** What a deck list says of its form; absent for a format's usual one. */
  readonly variant?: string;
  readonly base?: string;
}

/** The parts of a wish that decide on its form. */
interface FormWish {
  readonly format: string | undefined;
  readonly variant: string | undefined;
  readonly base: string | undefined;
  readonly commanders: readonly CardIndex[];
}

/** The usual format of decks for a way of playing, where the wish names who leads. */
const LED_BASE = "commander";

/**
 * The form that a wish asks for.
 *
 * @throws GenerateError `unknown_format` for a variant or base that the format does not have
 */
export function formOf(wish: FormWish, rules: Rules): Form {
  const slug = wish.format ?? DEFAULT_FORMAT;
  const usual = rules.format(slug);
  if (!usual) throw new GenerateError("unknown_format", `There is no format called “${slug}”.`);
  const { variant } = wish;
  const base = usual.base === null ? undefined : (wish.base ?? impliedBase(wish, usual));
  const judged = rules.formatOf({
    format: slug,
    main: {},
    ...(variant === undefined ? {} : { variant }),
    ...(base === undefined ? {} : { base }),
  });
  if ("rule" in judged) throw new GenerateError("unknown_format", judged.message);
  const built = judged.base === null ? judged : (rules.format(judged.base) ?? judged);
  return {
    judged,
    built,
    ...(variant === undefined ? {} : { variant }),
    ...(base === undefined ? {} : { base }),
  };
}

/** A named commander wants a format with commanders; otherwise the usual base will do. */
function impliedBase(wish: FormWish, usual: Format): string | undefined {
  return wish.commanders.length > 0 && usual.leaders === null ? LED_BASE : undefined;
}
