/**
 * How much is seen of what a wish rules out, by sentences of which people said what is to be in the deck and what is not:
 *
 *   CARDS_DIR=... node bench/ruled-out/measure.ts [--write] [--list]
 *
 * With `--write` the figures go into RESULTS.md, with `--list` what is read wrong is named.
 */
import { ruledOutBehind } from "@deckwright/engine/intent/ruled-out-behind.ts";
import { scan } from "@deckwright/engine/intent/scan.ts";
import { tokenize } from "@deckwright/engine/intent/tokens.ts";
import { markdownTable, writeSections } from "../report/results-file.ts";
import { openBench, openIntentContext } from "../setup.ts";
import { labelAt, OF_RULED_OUT, readSentences } from "../whose/sentences.ts";

const KINDS = /^(?:theme|playstyle|creature-type|exclusion|colors|card|unclear-card)$/;

const context = openIntentContext(await openBench());

const tally = { out: { all: 0, right: 0 }, in: { all: 0, right: 0 } };
const wrong: string[] = [];
const sentences = readSentences(OF_RULED_OUT);
for (const sentence of sentences) {
  const { text } = sentence;
  const tokens = tokenize(text);
  for (const { from, to, content, negated } of ruledOutBehind(tokens, scan(text, tokens, context), context)) {
    if (!KINDS.test(content.kind)) continue;
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    const label = labelAt(sentence, start, end);
    if (label === undefined) continue;
    const kind = label === "out" ? "out" : "in";
    tally[kind].all++;
    if (negated === (kind === "out")) tally[kind].right++;
    else wrong.push(`${kind}: ${text.slice(0, start)}[[${text.slice(start, end)}]]${text.slice(end)}`);
  }
}

const body = `Things named in ${sentences.length} sentences, written by hands that had not seen the parser, of which some are ruled out of the deck. The rules were made with these sentences in view: of new ones less is seen.\n\n${markdownTable(
  ["", "things", "read so"],
  (["out", "in"] as const).map((kind) => [
    kind === "out" ? "ruled out" : "not ruled out",
    String(tally[kind].all),
    `${((100 * tally[kind].right) / tally[kind].all).toFixed(1)} %`,
  ]),
)}`;
console.log(body);
if (process.argv.includes("--list")) console.log(wrong.join("\n"));
if (process.argv.includes("--write"))
  writeSections([
    { title: "Ruled out", command: "CARDS_DIR=... node bench/ruled-out/measure.ts --write", body },
  ]);
