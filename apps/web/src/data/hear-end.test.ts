import { expect, test } from "vitest";
import { hearEnd } from "./hear-end.ts";

test("an ended session is heard, and its answer is still there to be read", async () => {
  const answers = [
    Response.json({ code: "PT401", message: "Your session has ended" }, { status: 401 }),
    Response.json({ code: "PGRST301" }, { status: 401 }),
    new Response("no JSON", { status: 401 }),
    Response.json([{ code: "PT401" }]),
  ];
  let ends = 0;
  const ask = hearEnd(
    async () => answers.shift() ?? Response.error(),
    () => {
      ends += 1;
    },
  );
  const first = await ask("http://localhost");
  expect(ends).toBe(1);
  expect(await first.json()).toMatchObject({ message: "Your session has ended" });
  for (let at = 0; at < 3; at++) await ask("http://localhost");
  expect(ends).toBe(1);
});
