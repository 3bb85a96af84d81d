import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createGate } from "./gate.ts";

/** Work that ends when it is told to. */
function createWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, run: () => ended };
}

describe("a gate", () => {
  test("takes turns between households, those of one IPv6 network together", async () => {
    const gate = createGate({ places: 1, placesEach: 1 });
    const done: string[] = [];
    const first = createWork();
    const running = [gate.run("192.0.2.1", first.run)];
    for (let at = 0; at < 5; at++) {
      running.push(gate.run(`2001:db8:1:1::${at}`, async () => void done.push(`many ${at}`)));
    }
    running.push(gate.run("192.0.2.2", async () => void done.push("one")));
    first.end();
    await Promise.all(running);
    expect(done.indexOf("one")).toBe(1);
    expect(done).toHaveLength(6);
  });

  test("leaves places for others, however much one household asks", async () => {
    const gate = createGate({ places: 2, placesEach: 1 });
    const slow = createWork();
    const many = [gate.run("192.0.2.1", slow.run), gate.run("192.0.2.1", slow.run)];
    expect(await gate.run("192.0.2.2", async () => "through")).toBe("through");
    slow.end();
    await Promise.all(many);
  });

  test("refuses who has waited too long, and says when to come back", async () => {
    const gate = createGate({ places: 1, placesEach: 1, waitMs: 20 });
    const slow = createWork();
    const running = gate.run("192.0.2.1", slow.run);
    let wasDone = false;
    const refused = gate.run("192.0.2.2", async () => {
      wasDone = true;
    });
    await expect(refused).rejects.toMatchObject({ kind: "busy", headers: { "retry-after": "2" } });
    slow.end();
    await running;
    await sleep(5);
    expect(wasDone).toBe(false);
    expect(await gate.run("192.0.2.2", async () => 1)).toBe(1);
  });

  test("refuses at once when too many wait", async () => {
    const gate = createGate({ places: 1, placesEach: 1, mostWaiting: 1, waitMs: 60_000 });
    const slow = createWork();
    const running = [gate.run("192.0.2.1", slow.run), gate.run("192.0.2.1", slow.run)];
    await expect(gate.run("192.0.2.2", slow.run)).rejects.toMatchObject({ kind: "busy" });
    slow.end();
    await Promise.all(running);
  });

  test("a household whose crowd is refused keeps nobody else from waiting", async () => {
    const gate = createGate({ places: 1, placesEach: 1, mostWaiting: 3, mostWaitingEach: 1, waitMs: 60_000 });
    const slow = createWork();
    const running = [gate.run("192.0.2.1", slow.run), gate.run("192.0.2.1", slow.run)];
    await expect(gate.run("192.0.2.1", slow.run)).rejects.toMatchObject({ kind: "busy" });
    running.push(gate.run("192.0.2.2", slow.run));
    slow.end();
    await Promise.all(running);
  });

  test("a place is free again when the work has failed", async () => {
    const gate = createGate({ places: 1, placesEach: 1 });
    await expect(gate.run("192.0.2.1", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await gate.run("192.0.2.1", async () => "yes")).toBe("yes");
  });

  test("lets a household pause for twice as long as its work took, and others go on meanwhile", async () => {
    const gate = createGate({ places: 2, placesEach: 1, rests: true });
    const done: string[] = [];
    const long = async () => {
      await sleep(60);
      done.push("long");
    };
    const many = [gate.run("192.0.2.1", long), gate.run("192.0.2.1", long)];
    await sleep(70);
    for (let at = 0; at < 3; at++) await gate.run("192.0.2.2", async () => void done.push("short"));
    await Promise.all(many);
    expect(done).toEqual(["long", "short", "short", "short", "long"]);
  });

  test("reads what has arrived between long works of its own, however many wait; short ones it does in one go", async () => {
    const gate = createGate({ places: 4, placesEach: 2, isOwnWork: true });
    const countInOneGo = async (ms: number): Promise<number> => {
      let done = 0;
      const work = async () => {
        done += 1;
        for (const end = performance.now() + ms; performance.now() < end; );
      };
      const crowd = Array.from({ length: 20 }, () => gate.run("192.0.2.1", work));
      const seen: number[] = [];
      while (done < crowd.length) {
        const before = done;
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(done - before);
      }
      await Promise.all(crowd);
      return Math.max(...seen);
    };
    // The first two find places, and so do not wait.
    expect(await countInOneGo(3)).toBeLessThanOrEqual(2);
    expect(await countInOneGo(0)).toBeGreaterThan(2);
  });
});
