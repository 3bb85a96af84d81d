import { uuid } from "../../bulk/read-value.ts";
import type { Service } from "../../table/services.ts";
import { type Atom, clause, type Field, type Problem } from "../atom.ts";
import { addBit, hasBit, noBits } from "../bits.ts";
import type { SearchIndex } from "../search-index.ts";
import { absent, NO_ILLUSTRATIONS, tellsIllustrations } from "./looks.ts";

/** What an id looks like, for error messages. */
const EXAMPLE = "4457ed35-7c10-48c8-9776-456485fdf070";

/** Cards or printings that are known by their places, so that nothing has to be looked through. */
function atPlaces(
  index: SearchIndex,
  level: Atom["level"],
  places: readonly number[],
  said: Pick<Atom, "says" | "saysNot">,
): Atom {
  const plain = index.plain();
  const isAsked = new Set(places);
  const [shown, size] =
    level === "card" ? [plain.cards, index.table.size] : [plain.printings, index.table.printingCount];
  return {
    level,
    cost: 1,
    // Not remembered: ids are found fast, and thousands of them would push out slow answers.
    key: "",
    ...said,
    // Who asks for a token by its id wants to see it; a picture may be on a card and on its art card.
    reveals: places.length > 0 && places.every((at) => !hasBit(shown, at)),
    test: (at) => isAsked.has(at),
    bits: () => {
      const bits = noBits(size);
      for (const at of places) addBit(bits, at);
      return bits;
    },
  };
}

function idField(
  what: string,
  level: Atom["level"],
  find: (index: SearchIndex, id: string) => readonly number[],
  lacks: (index: SearchIndex) => Problem | null = () => null,
): Field {
  return (term, { index }) => {
    const lacking = lacks(index);
    if (lacking) return lacking;
    const id = term.form === "regex" ? "" : uuid(term.value.trim());
    if (id === "")
      return { problem: `“${term.value}” is no ${what}, which looks like ${EXAMPLE}`, at: "value" };
    const places = find(index, id);
    const atom = atPlaces(index, level, places, clause(`the ${what}`, "is", "is not", id));
    if (places.length > 0) return atom;
    return { problem: `No loaded card has the ${what} ${id}`, at: "value", atom };
  };
}

/** A place that was found, as a list; -1 is none. */
function oneOrNone(place: number): readonly number[] {
  return place < 0 ? [] : [place];
}

/** The id that all printings of a card share: `oracleid:4457ed35-7c10-48c8-9776-456485fdf070`. */
export const oracleIdField = idField("oracle id", "card", ({ table }, id) =>
  oneOrNone(table.cardByOracleId(id)),
);

/** The id of one printing. */
export const printingIdField = idField("Scryfall id", "printing", ({ table }, id) =>
  oneOrNone(table.printingById(id)),
);

/** The id of a picture, on whichever side: `illustrationid:99f43949-049e-41e2-bf4c-e22e11790012`. */
export const illustrationIdField = idField(
  "illustration id",
  "printing",
  ({ table }, id) => table.printingsOfIllustration(id),
  (index) => (tellsIllustrations(index) ? null : NO_ILLUSTRATIONS),
);

/** The id of a set: `setid:65ff168b-bb94-47a5-a8f9-4ec6c213e768`. */
export const setIdField = idField(
  "set id",
  "printing",
  (index, id) => index.printingsOfSet()[index.table.sets.findIndex((set) => set.id === id)] ?? [],
  ({ table }) => (table.sets.some(({ id }) => id !== "") ? null : absent("carry no ids of sets")),
);

/** Numbers of a service for printings: `tcgplayerid:1030`. */
export function serviceField(service: Service, name: string): Field {
  return (term, { index }) => {
    const numbers = index.table.printingsOfService(service);
    if (numbers.size === 0) return absent(`carry no ids of ${name}`);
    const typed = term.value.trim();
    if (term.form === "regex" || !/^\d{1,10}$/.test(typed))
      return { problem: `“${term.value}” is no id of ${name}, which is a number`, at: "value" };
    const number = Number(typed);
    const said = clause(`the id at ${name}`, "is", "is not", String(number));
    const printings = numbers.find(number);
    const atom = atPlaces(index, "printing", printings, said);
    if (printings.length > 0) return atom;
    return { problem: `No loaded card has the id ${number} at ${name}`, at: "value", atom };
  };
}
