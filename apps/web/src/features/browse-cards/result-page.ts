import { cardFaceListSchema, type ListedFace } from "@deckwright/contract/card-face-list.ts";
import { scryfallErrorSchema } from "@deckwright/contract/scryfall.ts";

/** A part of the search that was not used. */
export interface QueryWarning {
  readonly message: string;
  /** Where it stands in the search, in UTF-16 units; absent when the whole search is meant. */
  readonly place?: { readonly start: number; readonly end: number };
  /** What to write in its place. */
  readonly suggestion?: string;
}

/** A page of results, or the reason why there are none. */
export interface ResultPage {
  /** How many there are on all pages. */
  readonly total: number;
  readonly cards: readonly ListedFace[];
  /** The search in plain English; null when the server does not say. */
  readonly understood: string | null;
  readonly warnings: readonly QueryWarning[];
  /** Why the search could not be run, for people; null when it ran. */
  readonly problem: string | null;
}

const UNAVAILABLE = "The card search does not answer right now. Try again in a moment.";

/** Reads an answer of `/api/card-faces`. Finding nothing is no problem, only an empty page. */
export function readResultPage(status: number, body: unknown): ResultPage {
  const list = status === 200 ? cardFaceListSchema.safeParse(body) : undefined;
  if (list?.success) {
    const { total_cards: total, data: cards } = list.data;
    return { total, cards, problem: null, ...readingOf(list.data) };
  }
  const error = scryfallErrorSchema.safeParse(body);
  if (!error.success || status >= 500) return emptyPage(UNAVAILABLE);
  const isEmpty = status === 404 && error.data.code === "not_found";
  return { ...emptyPage(isEmpty ? null : error.data.details), ...readingOf(error.data) };
}

/** A page with nothing on it. */
function emptyPage(problem: string | null): ResultPage {
  return { total: 0, cards: [], understood: null, warnings: [], problem };
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
