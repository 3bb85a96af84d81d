import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ErrorScreen } from "./error-screens.tsx";

test("an unforeseen error has a screen titled 'Unexpected Application Error' that leads home", () => {
  const page = renderToString(
    <MemoryRouter>
      <ErrorScreen error={new Error("nobody foresaw this")} />
    </MemoryRouter>,
  );
  expect(page).toContain("<h1>Unexpected Application Error</h1>");
  expect(page).toMatch(/<a [^>]*href="\/"/);
});
