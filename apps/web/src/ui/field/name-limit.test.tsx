import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MAX_DECK_NAME, NameLimit } from "./name-limit.tsx";

const said = (length: number): string =>
  renderToString(<NameLimit length={length} />)
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, "");

test("a name that grows long is told how long it may be", () => {
  expect(said(20)).toBe("");
  expect(said(180)).toBe("180 of 200 characters");
  expect(said(MAX_DECK_NAME)).toBe("A name has at most 200 characters. What is longer is left out.");
});
