import type { MetaDescriptor } from "react-router";
import type { Packed } from "../../lib/page/packed.ts";
import type { DeckPageData } from "./load-deck.ts";

/** A deck that is shown: to anybody, or to the member alone whose private one it is. */
export interface Shown {
  readonly page: Packed<DeckPageData>;
  readonly name: string;
  readonly meta: Packed<MetaDescriptor[]>;
  /** The member who has asked; left out where anybody sees it. */
  readonly askedBy?: string;
  readonly hasFailed?: never;
}

/** No deck, for who has asked: a member by their id, or null for a visitor. */
export interface Absent {
  readonly page: null;
  readonly askedBy: string | null;
  /** Set where nobody has answered. */
  readonly hasFailed?: true;
}
