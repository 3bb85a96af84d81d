import { uuid } from "../../bulk/read-value.ts";
import type { Service } from "../../table/services.ts";
import { type Atom, clause, type Field } from "../atom.ts";
import { addBit, hasBit, noBits } from "../bits.ts";
import type { SearchIndex } from "../search-index.ts";

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
  const [shown, size] =
    level === "card" ? [plain.cards, index.table.size] : [plain.printings, index.table.printingCount];
  return {
    level,
    cost: 1,
    // Not remembered: ids are found fast, and thousands of them would push out slow answers.
    key: "",
    ...said,
    // Who asks for a token by its id wants to see it.
    reveals: places.some((at) => !hasBit(shown, at)),
    test: (at) => places.includes(at),
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
  find: (index: SearchIndex, id: string) => number,
): Field {
  return (term, { index }) => {
    const id = term.form === "regex" ? "" : uuid(term.value.trim());
    if (id === "")
      return { problem: `“${term.value}” is no ${what}, which looks like ${EXAMPLE}`, at: "value" };
    const at = find(index, id);
    const atom = atPlaces(index, level, at < 0 ? [] : [at], clause(`the ${what}`, "is", "is not", id));
    return at < 0 ? { problem: `No loaded card has the ${what} ${id}`, at: "value", atom } : atom;
  };
}

/** The id that all printings of a card share: `oracleid:4457ed35-7c10-48c8-9776-456485fdf070`. */
export const oracleIdField = idField("oracle id", "card", ({ table }, id) => table.cardByOracleId(id));

/** The id of one printing. */
export const printingIdField = idField("Scryfall id", "printing", ({ table }, id) => table.printingById(id));

/** Numbers of a service for printings: `tcgplayerid:1030`. */
export function serviceField(service: Service, name: string): Field {
  return (term, { index }) => {
    const numbers = index.table.printingsOfService(service);
    if (numbers.size === 0)
      return {
        problem: `The loaded cards carry no ids of ${name}; those that “deckwright cards update” downloads do`,
        at: "keyword",
      };
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
