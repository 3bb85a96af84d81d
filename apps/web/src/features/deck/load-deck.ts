import type { Analysis } from "@deckwright/contract/analysis.ts";
import type { CardFace, Faces } from "@deckwright/contract/card-face.ts";
import type { Finding } from "@deckwright/contract/finding.ts";
import type { ListedDeck, SharedDeckRow } from "@deckwright/contract/shared-deck.ts";
import type { Site } from "@deckwright/contract/site.ts";
import { type Deck, toDeckList } from "@deckwright/decks/deck.ts";
import { fromStoredRow } from "@deckwright/decks/stored.ts";
import { isList, kindOf } from "@deckwright/engine/forms/kind.ts";
import { chooseForm } from "@deckwright/rules/formats/choose-form.ts";
import { FORMATS } from "@deckwright/rules/formats/registry.ts";
import { fetchJudgement } from "../../data/engine/judge-for-page.ts";
import { fetchDecksLike, fetchSharedDeck } from "../../data/shared-decks.ts";
import { titleCase } from "../../lib/format/title-case.ts";

/** All that the page of a deck shows. */
export interface DeckPageData {
  readonly listed: Omit<SharedDeckRow, "card_list" | "details" | "seo_description">;
  readonly deck: Deck;
  /** Names in its list that no deck can have. */
  readonly unread: readonly string[];
  /** Display facts of its cards, without texts. */
  readonly faces: Faces;
  /** Null where the server could not judge the deck. */
  readonly judgement: {
    /** Of each deck of a team, the first deck's first. */
    readonly analyses: readonly [Analysis, ...Analysis[]];
    readonly findings: readonly Finding[];
  } | null;
  readonly format: {
    readonly name: string;
    /** What is built is a list to draft or draw from, and no deck. */
    readonly isList: boolean;
  };
  /** Other shared decks of its colors. */
  readonly more: readonly ListedDeck[];
  /** Whether nobody but its owner sees it. */
  readonly isPrivate: boolean;
}

/** Lines that could not be read which are named. */
const MOST_UNREAD = 20;

/** Reads a shared deck and has it judged; null where no shared deck has this number. */
export async function loadDeck(site: Site<Request, Response>, id: string): Promise<DeckPageData | null> {
  const row = await fetchSharedDeck(site, id);
  if (row === null) return null;
  const [page, more] = await Promise.all([deckPageOf(site, row), fetchDecksLike(site, row)]);
  return { ...page, more, isPrivate: false };
}

/** What the page shows of a deck itself, which it has judged. */
export async function deckPageOf(
  site: Pick<Site<Request, Response>, "origin" | "fetch">,
  row: SharedDeckRow,
): Promise<Omit<DeckPageData, "more" | "isPrivate">> {
  const { card_list, details, seo_description, ...listed } = row;
  const { deck, unread } = fromStoredRow({
    ...listed,
    details,
    seo_description,
    card_list: Object.fromEntries(
      Object.entries(card_list).map(([group, items]) => [group, withoutDoubles(items)]),
    ),
  });
  const judged = await fetchJudgement(site, deck);
  const faces = judged?.faces ?? {};
  return {
    listed,
    deck,
    unread: unread.slice(0, MOST_UNREAD),
    faces: Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, withoutTexts(face)])),
    judgement: judged && { analyses: judged.analyses, findings: judged.findings },
    format: formatOf(deck),
  };
}

type Items = SharedDeckRow["card_list"][string];

/** A name that is listed twice in a group is one line. */
function withoutDoubles(items: Items): Items {
  const lines = new Map<string, Items[number]>();
  for (const item of items) {
    const before = lines.get(item.name);
    lines.set(item.name, before ? { ...before, quantity: before.quantity + item.quantity } : item);
  }
  return [...lines.values()];
}

/** What a card says is asked for once somebody looks at it. */
function withoutTexts({ oracle_text, back, ...face }: CardFace): CardFace {
  return face;
}

function formatOf(deck: Deck): DeckPageData["format"] {
  const form = chooseForm(toDeckList(deck), FORMATS);
  if (!("rules" in form)) return { name: titleCase(deck.format), isList: false };
  return { name: form.name, isList: isList(kindOf(form)) };
}
