import { limitWords } from "@deckwright/decks/wish-limits.ts";
import { noteFindings } from "../explain/note-findings.ts";
import { withSentences } from "../explain/reading-notes.ts";
import { formOf } from "../forms/form.ts";
import { isList, type Kind, kindOf } from "../forms/kind.ts";
import { createNotes } from "../notes.ts";
import { withFriendlyDefaults } from "../plan/open-wish.ts";
import { resolveWish } from "../plan/resolve-wish.ts";
import type { Wish } from "../plan/wish.ts";
import { createRandom } from "../random.ts";
import type { GenerateRequest, GenerateResult, ReadWish, Stage } from "../types.ts";
import { buildBattleBox } from "./battle-box.ts";
import { noteLeastPrice } from "./budget.ts";
import { buildCube } from "./cube.ts";
import { buildDeck } from "./deck.ts";
import type { GenerateContext } from "./generate-context.ts";
import type { Build, Job } from "./job.ts";
import { limitedPoolOf } from "./limited-pool.ts";
import { createStages } from "./stages.ts";
import { buildTeam } from "./team.ts";

/**
 * Builds the deck of a wish: legal by the rules, within the budget where one can be kept, explained card by card. What
 * cannot be met gives way and is said in `findings`.
 *
 * @throws GenerateError `unknown_format`, `no_commander`, or `no_deck` when the rules reject every deck
 */
export function generate(
  request: GenerateRequest,
  context: GenerateContext,
  onStage: (stage: Stage) => void = () => {},
): GenerateResult {
  const clock = createStages(context.now, onStage);
  const notes = createNotes();
  const read = readPrompt(request, context);
  const wish = withFriendlyDefaults(resolveWish(request, read, context, notes), notes);
  clock.done("intent", summary(wish, request));

  const form = formOf(wish, context.rules);
  if (wish.format === undefined && wish.commanders.length === 0)
    notes.add({ kind: "default-format", format: form.judged.name });
  const kind = kindOf(form.judged);
  if (wish.limits.asked.length > 0 && isList(kind))
    notes.add({
      kind: "limits-of-a-list",
      format: form.judged.name,
      words: wish.limits.asked.map((limit) => limitWords(limit)),
    });
  const random = createRandom(wish.seed);
  const limitedPool = limitedPoolOf(form, wish, context, notes, random.fork("boosters"));
  const job: Job = { wish, form, context, notes, clock, random, limitedPool };
  const { deck, list, analysis } = BUILDERS[kind](job);
  noteLeastPrice(wish, deck, notes);
  const verdict = context.rules.validate(list);
  clock.done("checks", verdict.legal ? `legal in ${form.judged.name}` : "not legal");
  return {
    ...(request.id === undefined ? {} : { id: request.id }),
    deck,
    intent: withSentences(wish.intent, read.notes),
    findings: [...verdict.findings, ...noteFindings(notes.list)],
    analysis,
    stages: clock.stages,
    timings_ms: clock.timings(),
  };
}

/** Who builds decks of a kind. */
const BUILDERS: Readonly<Record<Kind, (job: Job) => Build>> = {
  deck: buildDeck,
  team: buildTeam,
  cube: buildCube,
  "battle box": buildBattleBox,
};

/** What the prompt says; a request that says everything in its fields has none to be read. */
function readPrompt(request: GenerateRequest, context: GenerateContext): ReadWish {
  const { id: _id, seed: _seed, prompt, ...fields } = request;
  if ((prompt ?? "").trim() === "" && Object.keys(fields).length > 0) return { read: {} };
  return context.read(prompt ?? "");
}

/** What of the wish is gone by, as a player would say it. */
function summary(wish: Wish, { id: _id, seed: _seed, prompt: _prompt, ...fields }: GenerateRequest): string {
  const read = Object.keys(wish.intent.read).length;
  if (read > 0) return `${read} ${read === 1 ? "thing" : "things"} understood`;
  return Object.keys(fields).length > 0 ? "as you set it up" : "anything goes";
}
