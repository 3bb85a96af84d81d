import { expect, test } from "vitest";
import { describeBrowser } from "./describe-browser.ts";

test("browsers are called what their owners call them", () => {
  const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
  expect(describeBrowser(`${mac} Version/18.1 Safari/605.1.15`)).toBe("Safari on Mac");
  expect(describeBrowser(`${mac} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`)).toBe("Edge on Mac");
  const android = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)";
  expect(describeBrowser(`${android} Chrome/140.0.0.0 Mobile Safari/537.36`)).toBe("Chrome on Android");
  expect(describeBrowser("node")).toBe("A program");
  expect(describeBrowser(null)).toBe("A program");
});
