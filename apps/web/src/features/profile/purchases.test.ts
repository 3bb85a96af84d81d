import { expect, test } from "vitest";
import { describePlan } from "./purchases.tsx";

const NOW = Date.parse("2026-11-24T12:00:00Z");
const plan = (fields: object) => ({
  status: "active",
  current_period_end: "2026-12-20T12:00:00Z",
  cancel_at_period_end: false,
  provider_id: "sub_1",
  ...fields,
});

test.each([
  [{}, "Pro renews on 20 December 2026."],
  [{ cancel_at_period_end: true }, "Pro is canceled, and goes on until 20 December 2026."],
  [{ status: "canceled" }, "Pro is canceled, and goes on until 20 December 2026."],
  [
    { status: "past_due" },
    "The last payment for Pro failed. Pro goes on until 20 December 2026; see to your card before then.",
  ],
  [{ status: "active", current_period_end: "2026-11-20T12:00:00Z" }, "Pro ended on 20 November 2026."],
  [{ status: "ended" }, "Pro ended on 20 December 2026."],
])("a plan with %j reads: %s", (fields, words) => {
  expect(describePlan(plan(fields), NOW)).toBe(words);
});
