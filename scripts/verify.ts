// The second tier: what takes too long for `npm test`. Long sweeps, fuzzing, newcomers' accidents.
import { conclude } from "./check/step.ts";
import { vitest } from "./check/vitest.ts";

process.exit(conclude([await vitest(["verify"])]));
