import { ownEntry } from "@deckwright/cards/own-entry.ts";
import type { Format } from "@deckwright/rules/formats/format.ts";
import { LEARNED_FORMS } from "../../data/similar-formats.ts";
import type { Ranker } from "./ranker.ts";

/** What the ranker calls decks of a format: of a form whose own decks were learned from, another name than the format's. */
export function rankNameOf({ id, slug }: Pick<Format, "id" | "slug">): string {
  return ownEntry(LEARNED_FORMS, id) ?? slug;
}

/** The same of a format and its variant, as deck lists and wishes say them. */
export function rankNameOfForm(format: string, variant: string | undefined): string {
  return rankNameOf({ id: variant === undefined ? format : `${format}:${variant}`, slug: format });
}

/** The id of the form that the ranker knows by a name; the name itself where it is a format's slug. */
export function formOfRankName(name: string): string {
  return Object.keys(LEARNED_FORMS).find((id) => LEARNED_FORMS[id] === name) ?? name;
}

const known = new WeakMap<Ranker, Map<string, Ranker>>();

/** A ranker that answers for a format's slug by what decks of this form of it play; for others it stays what it is. */
export function formRanker(ranker: Ranker, form: Pick<Format, "id" | "slug">): Ranker {
  const learned = rankNameOf(form);
  if (learned === form.slug) return ranker;
  const made = known.get(ranker) ?? new Map<string, Ranker>();
  known.set(ranker, made);
  const found = made.get(learned) ?? renamed(ranker, (format) => (format === form.slug ? learned : format));
  made.set(learned, found);
  return found;
}

function renamed(ranker: Ranker, to: (format: string) => string): Ranker {
  return {
    knows: (format) => ranker.knows(to(format)),
    countedTo: (format) => ranker.countedTo(to(format)),
    relevance: (format, seeds, candidates) => ranker.relevance(to(format), seeds, candidates),
    completion: (format, seeds, candidates) => ranker.completion(to(format), seeds, candidates),
    sideRelevance: (format, seeds, candidates) => ranker.sideRelevance(to(format), seeds, candidates),
    popularity: (format, card) => ranker.popularity(to(format), card),
    played: (format, card) => ranker.played(to(format), card),
    usualCopies: (format, card) => ranker.usualCopies(to(format), card),
    sideboardShare: (format, card) => ranker.sideboardShare(to(format), card),
    affinity: (format, a, b) => ranker.affinity(to(format), a, b),
    affinities: (format, cards) => ranker.affinities(to(format), cards),
    isCounted: (format, leaders) => ranker.isCounted(to(format), leaders),
    inclusions: (format, leaders) => ranker.inclusions(to(format), leaders),
    expected: (format, leaders) => ranker.expected(to(format), leaders),
    lift: (format, cards, apartFrom) => ranker.lift(to(format), cards, apartFrom),
    skeletons: (format) => ranker.skeletons(to(format)),
    habitat: (format, card) => ranker.habitat(to(format), card),
    leaders: (format, wish) => ranker.leaders(to(format), wish),
  };
}
