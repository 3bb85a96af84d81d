// The second tier: what takes too long for `npm test`. Long sweeps, fuzzing, newcomers' accidents.
import { vitest } from "./check/vitest.ts";

const { passed, failed, skips } = await vitest(["verify"]);
if (skips.length > 0) process.stdout.write(`\nSkipped:\n${skips.map((name) => `  ${name}\n`).join("")}`);
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skips.length} skipped\n`);
process.exit(failed === 0 ? 0 : 1);
