import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ThemeField } from "./theme-field.tsx";

const THEMES = [
  { slug: "tokens", name: "Tokens" },
  { slug: "mill", name: "Mill" },
];
const draw = (value: readonly string[]): string =>
  renderToString(
    <ThemeField id="t" name="theme" label="Themes" themes={THEMES} value={value} onChange={() => {}} />,
  );

test("themes that are chosen stand below with a way out, and are offered no more", () => {
  const page = draw(["mill"]);
  expect(page).toContain('aria-label="Remove Mill"');
  expect(page).toContain(">Add another<");
  expect(page).toContain('<option value="tokens">');
  expect(page).not.toContain('<option value="mill">');
});

test("nothing stands below where none is, and one that nobody knows is called by its slug", () => {
  expect(draw([])).toContain(">As the wish says<");
  expect(draw([])).not.toContain("<ul");
  expect(draw(["sideways"])).toContain('aria-label="Remove sideways"');
});
