import { isBuiltAround, isLikeTheirs } from "../like-words.ts";
import { type Token, wordsOf } from "../tokens.ts";
import { runBegin } from "./linked.ts";
import type { SaidThing } from "./said-things.ts";

/** "Ardenn and Rograkh": one of two who lead together. */
function isPaired({ mention }: SaidThing): boolean {
  return mention?.content.kind === "card" && mention.content.isPaired === true && !mention.negated;
}

/** "Giada angels": with whoever the wish begins, right before what the deck is of. */
function isBeginning(
  tokens: readonly Token[],
  { kind, from, to, byRules }: SaidThing,
  things: readonly SaidThing[],
): boolean {
  const last = tokens[to - 1];
  // "Muldrotha's value"
  const isOwner = last !== undefined && last.end - last.start > last.text.length;
  if (kind !== "card" || from > 0 || byRules !== "own" || isOwner) return false;
  const next = things.find((each) => each.from === to);
  if (next === undefined || !/^(?:creature-type|theme|playstyle|format)$/.test(next.kind)) return false;
  return !/^(?:but|only|except|minus|without)$/.test(tokens[next.to]?.text ?? "");
}

/** "Kess spellslinger. Combo bores me": a first sentence of nothing but who leads, and what the deck is of. */
function isHeading(tokens: readonly Token[], thing: SaidThing, things: readonly SaidThing[]): boolean {
  // "Elesh Norn (the new one) blink"
  if (thing === things[0] && thing.kind === "card" && isWhichOne(tokens, thing)) return true;
  if (!isBeginning(tokens, things[0] ?? thing, things)) return false;
  const next = things[1];
  return (thing === things[0] || thing === next) && tokens[next?.to ?? 0]?.gap === "hard";
}

/** Whether brackets behind a name, with which a wish begins, say which of its bearers is meant. */
function isWhichOne(tokens: readonly Token[], { from, to }: SaidThing): boolean {
  return (
    from === 0 &&
    /^\s*\($/.test(tokens[to]?.between ?? "") &&
    /^(?:the|that|not)$/.test(tokens[to]?.text ?? "")
  );
}

/** A card that the deck is to be built around, with no other named in between. */
export function isLeaderOfIt(
  tokens: readonly Token[],
  thing: SaidThing,
  things: readonly SaidThing[],
  isOfOthers: boolean,
): boolean {
  const { kind, from, to } = thing;
  if (isHeading(tokens, thing, things)) return true;
  // "A copy of my roommate's Jund Sacrifice deck"
  if (isLikeTheirs(tokens, runBegin(things, thing))) return true;
  if (kind !== "card") return false;
  if (!isOfOthers && (isBeginning(tokens, thing, things) || isPaired(thing))) return true;
  const next = things.find((each) => each.kind === "card" && each.from > from);
  return isBuiltAround(tokens, to, next?.from ?? tokens.length);
}

/** "Everyone does vampires with Strefan, I'm doing blood tokens": whom all lead in some way, and oneself in another. */
export function isLedOtherwise(tokens: readonly Token[], thing: SaidThing | undefined): boolean {
  if (thing?.kind !== "card") return false;
  const before = wordsOf(tokens, Math.max(0, thing.from - DONE_REACH), thing.from);
  return DONE_BY_ALL.test(before) && ONESELF.test(wordsOf(tokens, thing.to, thing.to + DONE_REACH));
}

/** The same of what all do with that leader. */
export function isDoneOtherwise(
  tokens: readonly Token[],
  thing: SaidThing | undefined,
  things: readonly SaidThing[],
): boolean {
  if (thing === undefined || thing.kind === "card") return false;
  const isBeside = (from: number, to: number): boolean => from > to && from <= to + WITH_REACH;
  return things.some(
    (each) =>
      (isBeside(each.from, thing.to) || (isBeside(thing.from, each.to) && !isOneself(tokens, thing))) &&
      isLedOtherwise(tokens, each),
  );
}

function isOneself(tokens: readonly Token[], { from }: SaidThing): boolean {
  return tokens.slice(Math.max(0, from - WITH_REACH), from).some(({ text }) => MYSELF.test(text));
}

/** Most words from who does something to with whom, and from what is done to that. */
const DONE_REACH = 8;
const WITH_REACH = 3;
const DONE_BY_ALL =
  /(?:^| )(?:everyone|everybody|people|others|folks|most people|most players|the internet|all of them) (?:else )?(?:always |just |only |usually )?(?:does|do|plays?|builds?|runs?|makes?|brews?|goes|go)(?: (?:[\w ]+ )?(?:with|for|using|as|under|around))?$/;
const MYSELF = /^(?:im|i|ill|id|ive|we|were|mine|my|me)$/;
const ONESELF =
  /^(?:(?:with|as|for) (?:\w+ ){1,3})?(?:(?:but|so|and|well|yet) )?(?:im|i|ill|id|ive|we|were|mine|my|me|give|lets)(?: |$)/;
