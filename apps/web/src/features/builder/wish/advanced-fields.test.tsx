import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { formatChoices } from "../format-choices.ts";
import { AdvancedFields } from "./advanced-fields.tsx";
import { EMPTY_WISH, FORM_FIELDS, type WishForm } from "./wish-form.ts";

const CHOICES = { formats: formatChoices(), playstyles: [{ slug: "burn", name: "Burn" }], themes: [] };
const fieldsOf = (draft: WishForm): string =>
  renderToString(
    <MemoryRouter>
      <AdvancedFields choices={CHOICES} draft={draft} onDraft={() => {}} understood={null} />
    </MemoryRouter>,
  );

test("every field with a label has its control", () => {
  const html = fieldsOf(EMPTY_WISH);
  for (const { label } of FORM_FIELDS) if (label !== undefined) expect(html).toContain(label);
});

test("fields of commanders are for formats that have them", () => {
  expect(fieldsOf({ ...EMPTY_WISH, format: "modern" })).not.toContain("Any legend");
  expect(fieldsOf({ ...EMPTY_WISH, format: "commander" })).toContain("Any legend");
});

test("a greatest mana value from an address stays a choice", () => {
  const html = fieldsOf({ ...EMPTY_WISH, maxManaValue: 13 });
  expect(html).toMatch(/<option value="13" selected="">13 at most<\/option>/);
});
