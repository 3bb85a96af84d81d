import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Queries } from "../../data/queries.tsx";
import { describeCodes, HereByCode, RecoveryCodes, writeCodes } from "./recovery-codes.tsx";

const PHONE = { kind: "totp" as const, id: "1", name: "Phone", created_at: "2026-11-01T00:00:00Z" };
const TABLET = { ...PHONE, id: "2", name: "Tablet" };

describe("recovery codes in the profile", () => {
  test("say how many are left, and when it is time for new ones", () => {
    expect(describeCodes({ total: 10, left: 10 })).toBe(
      "10 of 10 are left. Each lets you in once without the app.",
    );
    expect(describeCodes({ total: 10, left: 1 })).toMatch(/^1 of 10 is left\..*before they run out\.$/);
    expect(describeCodes({ total: 10, left: 0 })).toMatch(/^All of them are used\./);
    expect(describeCodes({ total: 0, left: 0 })).toMatch(/^There are none yet\./);
  });

  test("are offered anew, or for the first time", () => {
    const render = (total: number) =>
      renderToString(
        <Queries>
          <RecoveryCodes
            state={{ total, left: total, isHereByCode: false }}
            factors={[PHONE]}
            onMade={() => {}}
          />
        </Queries>,
      );
    expect(render(10)).toContain(">New codes<");
    expect(render(0)).toContain(">Make codes<");
  });

  test("lead to the lost app, by its name where there is one alone", () => {
    const render = (factors: readonly (typeof PHONE)[]) =>
      renderToString(<HereByCode factors={factors} />).replaceAll("<!-- -->", "");
    expect(render([PHONE])).toContain("Remove Phone below");
    expect(render([PHONE, TABLET])).toContain("Remove it below");
  });

  test("are kept as a list that says what it is of", () => {
    expect(writeCodes(["7k2m-x0qd-93ab", "0000-1111-2222"], "decks.example.org")).toBe(
      "Recovery codes for decks.example.org. Each works once, in place of a code of the app.\n\n7k2m-x0qd-93ab\n0000-1111-2222\n",
    );
  });
});
