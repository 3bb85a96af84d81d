import { describe, expect, test } from "vitest";
import { eventStream } from "./event-stream.ts";

describe("an event stream", () => {
  test("sends each event as it comes, one line of JSON each", async () => {
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const response = eventStream(async (send) => {
      send("stage", { words: "two\nlines" });
      await waiting;
      send("deck", { name: "x" });
    });
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes("stage")) text += (await reader.read()).value;
    expect(text).toBe(': stream\n\nevent: stage\ndata: {"words":"two\\nlines"}\n\n');
    goOn();
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    expect(text).toMatch(/event: deck\ndata: {"name":"x"}\n\n$/);
  });

  test("tells the work when the client leaves, and takes what is sent afterwards in silence", async () => {
    let left: AbortSignal | undefined;
    let sendLate = () => {};
    const response = eventStream(async (send, signal) => {
      left = signal;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      sendLate = () => send("late", {});
    });
    expect(left?.aborted).toBe(false);
    await response.body!.cancel();
    expect(left?.aborted).toBe(true);
    await Promise.resolve();
    expect(sendLate).not.toThrow();
  });
});
