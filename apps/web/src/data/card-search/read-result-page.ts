import { cardFaceListSchema } from "@deckwright/contract/card-face-list.ts";
import { scryfallErrorSchema } from "@deckwright/contract/scryfall.ts";
import { emptyPage, type ResultPage, UNAVAILABLE } from "./result-page.ts";

/** Reads an answer of `/api/card-faces`. Finding nothing is no problem, only an empty page. */
export function readResultPage(status: number, body: unknown): ResultPage {
  const list = status === 200 ? cardFaceListSchema.safeParse(body) : undefined;
  if (list?.success) {
    const { total_cards: total, data: cards } = list.data;
    return { total, cards, problem: null, ...readingOf(list.data) };
  }
  const error = scryfallErrorSchema.safeParse(body);
  if (!error.success || error.data.status >= 500) return emptyPage(UNAVAILABLE);
  const isEmpty = error.data.status === 404 && error.data.code === "not_found";
  return { ...emptyPage(isEmpty ? null : error.data.details), ...readingOf(error.data) };
}

interface Reading {
  readonly understood?: string;
  readonly warnings?: readonly string[];
  readonly warning_places?: readonly {
    readonly message: string;
    readonly start: number;
    readonly end: number;
    readonly suggestion?: string;
  }[];
}

function readingOf({
  understood,
  warnings = [],
  warning_places,
}: Reading): Pick<ResultPage, "understood" | "warnings"> {
  return {
    understood: understood ?? null,
    warnings:
      warning_places?.map(({ message, start, end, suggestion }) => ({
        message,
        place: { start, end },
        ...(suggestion === undefined ? {} : { suggestion }),
      })) ?? warnings.map((message) => ({ message })),
  };
}
