import { withoutReminder } from "@deckwright/cards/facts/text.ts";
import { ABILITY_WORD, lowered, type ReadFace, readLines } from "./effects.ts";

/** A sentence of a text that is worth telling is neither longer nor shorter. */
const TOLD = { least: 15, most: 150 } as const;

/** Sentences about how a card is cast, enters, is carried or held back, and those of a choice that others complete. */
const NOT_TELLING =
  /^(?:as an additional cost|enchant|equip|kicker|roll|flip|exile the top|as it enters|(?:it|this \w+) (?:can't be countered|enters|costs|can be your|can block only|doesn't untap|attacks each|can't (?:attack|block))|if (?:it was|you do|it would|this spell))\b|\b(?:choose|reveals?|look at|remove an?|skip your|starting deck|put an? (?!\+1)[\w-]+ counter on it|you lose|unless it escaped|rather than pay|without paying its|enters tapped)\b/i;

/** How a sentence goes on that is only the first half of what it orders. */
const HALF =
  /^\. (?:(?:if|when) (?:you|they) do|if .* this way|you may (?:cast|play|put)|put|that|those|then|repeat|otherwise)\b/i;

/** Signs of mana, loyalty, choices and quoted abilities, names made of the card's own, and what says nothing by itself. */
const SIGNS = /[{}[\]"“”•]|^[+−-]?\d+:|—|\bnamed its?\b|^[Ii]t enters tapped$|[a-z][A-Z]/;

/** Orders of texts as deeds of the card. */
const DEEDS: ReadonlyMap<string, string> = new Map([
  ...[
    "add",
    "change",
    "counter",
    "create",
    "destroy",
    "discard",
    "distribute",
    "double",
    "draw",
    "exchange",
    "exile",
    "gain",
    "mill",
    "prevent",
    "put",
    "remove",
    "return",
    "sacrifice",
    "shuffle",
    "tap",
    "transform",
    "untap",
  ].map((order) => [order, `${order}s`] as const),
  ["attach", "attaches"],
  ["copy", "copies"],
  ["search", "searches"],
]);

/** An order that goes on behind another one. */
const NEXT_ORDER =
  /( and |, then |, )([a-z]+)(?=$| (?:an?|your|those|the|it|them|that|target|each|all|up|any|X|two|three)\b)/g;

/** A sentence of a card's text. */
export interface OwnWords {
  readonly sentence: string;
  /** It tells what the card is played for, as far as a sentence by itself can. */
  readonly isTelling: boolean;
}

/** The first sentence of a face that tells something, or else its first one, without signs of mana; undefined without any. */
export function ownWords(face: ReadFace): OwnWords | undefined {
  const written = withoutReminder(face.oracleText).split("\n");
  const sentences = readLines(face).flatMap((line, at): OwnWords[] => {
    const sentence = sentenceOf(line, written[at] ?? "");
    if (sentence.length < TOLD.least || sentence.length > TOLD.most || SIGNS.test(sentence)) return [];
    return [{ sentence, isTelling: !NOT_TELLING.test(firstOf(line)) && !HALF.test(afterFirst(line)) }];
  });
  return sentences.find(({ isTelling }) => isTelling) ?? sentences[0];
}

/** The first sentence of a line, with the card as "it" unless something else is "it" there. */
function sentenceOf(line: string, written: string): string {
  const asWritten = firstOf(written).replace(ABILITY_WORD, "");
  const sentence = firstOf(line);
  return asWritten !== sentence && /\bits?\b/i.test(asWritten) ? asWritten : sentence;
}

function firstOf(line: string): string {
  return /^[^.]+(?=\.)/.exec(line)?.[0] ?? "";
}

function afterFirst(line: string): string {
  return line.slice(firstOf(line).length);
}

/** A sentence of a card as a reason tells it: "You may draw a card" as "lets you draw a card", "Exile it" as "exiles it". */
export function toldSentence(sentence: string): string {
  const paid = /^([^:]+: )(.+)$/.exec(sentence);
  if (paid) return lowered(paid[1] ?? "") + lowered(paid[2] ?? "");
  const may = /^you may (.+)$/i.exec(sentence);
  if (may) return `lets you ${may[1]}`;
  const does = /^it ((?:\w+s|can't|can) .+)$/i.exec(sentence);
  if (does) return does[1] ?? "";
  const [, first = "", rest = ""] = /^([A-Za-z]+)\b(.*)$/.exec(sentence) ?? [];
  const deed = DEEDS.get(first.toLowerCase());
  if (deed === undefined) return lowered(sentence);
  return (
    deed +
    rest.replace(NEXT_ORDER, (all, link: string, order: string) => {
      const next = DEEDS.get(order);
      return next === undefined ? all : link + next;
    })
  );
}
