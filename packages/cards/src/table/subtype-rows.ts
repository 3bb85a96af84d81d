import type { CardRecord } from "../bulk/card-record.ts";
import { mentionFinder, tokenTypes } from "../facts/mentioned-types.ts";
import type { CardFacts } from "./card-facts.ts";
import { CardType } from "./card-table.ts";
import { DictionaryWriter, ListWriter, writeTexts } from "./column-parts.ts";
import type { Column } from "./columns.ts";

/** Faces of other card types that may carry a creature type by mistake, per face that rightly does. */
const FORGIVEN = 1 / 20;

/** Cards that must make a token of a type that no card has, so that it is not taken for a name. */
const TOKEN_CARDS = 2;

/** How often a subtype stands where. */
interface Uses {
  onCreatures: number;
  onOthers: number;
  /** On a card that some format admits. */
  admitted: boolean;
}

/**
 * Collects subtypes, and tells creature types from others by the faces that carry them: a subtype belongs to certain
 * card types and no others (CR 205.3d), and only creatures and kindreds share theirs.
 */
export class SubtypeRows {
  readonly #dictionary = new DictionaryWriter();
  readonly #list = new ListWriter();
  readonly #uses: Uses[] = [];
  readonly #tokenTypes = new Map<string, number>();

  add(card: CardRecord, facts: CardFacts): void {
    this.#list.push(facts.subtypes.map((subtype) => this.#dictionary.id(subtype)));
    for (const { types, subtypes } of facts.faceSubtypes) {
      for (const subtype of subtypes) this.#count(subtype, types, card.admitted);
    }
    if (!card.admitted) return;
    for (const type of new Set(tokenTypes(card.oracleText))) {
      this.#tokenTypes.set(type, (this.#tokenTypes.get(type) ?? 0) + 1);
    }
  }

  #count(subtype: string, types: number, admitted: boolean): void {
    const id = this.#dictionary.id(subtype);
    let uses = this.#uses[id];
    if (!uses) {
      uses = { onCreatures: 0, onOthers: 0, admitted: false };
      this.#uses[id] = uses;
    }
    if (types & (CardType.Creature | CardType.Kindred)) uses.onCreatures++;
    else uses.onOthers++;
    if (admitted) uses.admitted = true;
  }

  /** @param textsOf Names and texts of a card's faces. */
  writeTo(
    columns: Map<string, Column>,
    cards: number,
    textsOf: (card: number) => readonly { readonly name: string; readonly text: string }[],
  ): void {
    for (const [type, makers] of this.#tokenTypes) {
      if (makers >= TOKEN_CARDS) this.#count(type, CardType.Creature, true);
    }
    const names = this.#dictionary.texts;
    const isCreatureType = names.map((_, id) => {
      const uses = this.#uses[id];
      return uses?.admitted === true && uses.onCreatures > 0 && uses.onOthers <= uses.onCreatures * FORGIVEN;
    });
    const finder = mentionFinder(
      names.flatMap((name, id) => (isCreatureType[id] ? [[id, name] as const] : [])),
    );
    const mentions = new ListWriter();
    for (let card = 0; card < cards; card++) {
      mentions.push(new Set(textsOf(card).flatMap(({ name, text }) => finder.find(text, name))));
    }
    this.#list.writeTo(columns, "subtypes");
    mentions.writeTo(columns, "mentionedTypes");
    writeTexts(columns, "subtypes.words", names);
    columns.set("subtypes.creature", Uint8Array.from(isCreatureType, Number));
  }
}
