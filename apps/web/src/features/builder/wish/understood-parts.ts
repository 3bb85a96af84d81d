// What the wish pane has of a wish that was read. It is fetched in one, with the first deck.
export { rebuilt } from "../deck-actions.ts";
export { rewritten } from "./rewrite-sentence.ts";
export { pendingIn } from "./understood.ts";
export { UnderstoodChips } from "./understood-chips.tsx";
export { WordMarks } from "./word-marks.tsx";
