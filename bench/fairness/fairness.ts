import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { markdownTable, type Section } from "../report/results-file.ts";
import { startServer } from "../running-server.ts";
import { inMs, timingOf } from "../speed/timing.ts";
import { act, type Deed, fillSite, keyOf, NAMES } from "../visitor.ts";
import { ATTACKS } from "./attacks.ts";

const ATTACKER = fileURLToPath(new URL("./attacker.ts", import.meta.url));
/** Requests that the worst visitor keeps under way. */
const AT_ONCE = 40;
/** Times that each thing is asked for, by the other visitor. */
const TIMES = 50;
/** How much longer the other visitor may wait than when nobody else is there. */
const BUDGET = 3;

/** A visitor who asks for one thing after another. */
interface Visitor {
  readonly origin: string;
  readonly key: string;
  /** As a proxy reports it; two networks in turns, so that limits of requests are not what is measured. */
  readonly addresses: readonly [string, string];
}

/** Milliseconds that each request took, and how many were not granted. */
interface Waited {
  readonly times: readonly number[];
  readonly refused: number;
}

async function measure({ origin, key, addresses }: Visitor, deed: Deed): Promise<Waited> {
  const times: number[] = [];
  let refused = 0;
  for (let nth = 0; nth < TIMES; nth++) {
    const { ms, isGranted } = await act({ origin, key, address: addresses[nth % 2] ?? "" }, deed, nth);
    times.push(ms);
    if (!isGranted) refused++;
    await wait(20);
  }
  return { times, refused };
}

async function measureAll(visitor: Visitor): Promise<Record<Deed, Waited>> {
  const waited: Partial<Record<Deed, Waited>> = {};
  for (const deed of NAMES) waited[deed] = await measure(visitor, deed);
  return waited as Record<Deed, Waited>;
}

async function attacked<Value>(
  name: string,
  { origin, key }: Visitor,
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly statuses: string }> {
  const attacker: ChildProcess = spawn(
    process.execPath,
    [ATTACKER, origin, name, String(AT_ONCE), key, "198.51.100.7"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let said = "";
  attacker.stdout?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (said === "") await wait(50);
  await wait(1_000);
  try {
    const value = await work();
    if (attacker.exitCode !== null) throw new Error(`The visitor who sends ${name} ended by itself.`);
    const ended = once(attacker, "exit");
    attacker.kill("SIGTERM");
    await ended;
    const statuses = Object.entries(JSON.parse(said) as Record<string, number>);
    return { value, statuses: statuses.map(([status, count]) => `${count} x ${status}`).join(", ") };
  } finally {
    attacker.kill("SIGKILL");
  }
}

/**
 * What a visitor waits for while another, from one address, keeps forty requests of one kind under way: a page, a search,
 * signing in and a deck, against the same without the other. The site is a public one on the embedded database.
 */
export async function measureFairness(cardsDir: string | undefined): Promise<Section> {
  const dataDir = await mkdtemp(join(tmpdir(), "deckwright-bench-fair-"));
  const own = await startServer(dataDir, cardsDir, { AUTH_AUTOCONFIRM: "on" });
  await fillSite(own.origin, await keyOf(own.origin)).finally(() => own.stop());
  const server = await startServer(dataDir, cardsDir, {
    PUBLIC_URL: "https://decks.example.org",
    TRUSTED_PROXIES: "127.0.0.1",
  });
  try {
    const key = await keyOf(server.origin);
    let last = 0;
    // Each time somebody else, so that limits of requests are not what is measured.
    const visitor = (): Visitor => {
      last += 1;
      return { origin: server.origin, key, addresses: [`203.0.113.${last}`, `192.0.2.${last}`] };
    };
    await measureAll(visitor());
    const before = await measureAll(visitor());
    const attacks: {
      readonly name: string;
      readonly waited: Record<Deed, Waited>;
      readonly statuses: string;
    }[] = [];
    for (const { name } of ATTACKS) {
      const { value, statuses } = await attacked(name, visitor(), () => measureAll(visitor()));
      attacks.push({ name, waited: value, statuses });
      await wait(2_500);
    }
    const after = await measureAll(visitor());
    // From before and after: of fifty alone, the slowest three make the figure, and with it every ratio.
    const quietP95 = (deed: Deed) => timingOf([...before[deed].times, ...after[deed].times]).p95;
    const rows = attacks.map(({ name, waited, statuses }) => {
      const cells = NAMES.map((deed) => {
        const { times, refused } = waited[deed];
        const { p95 } = timingOf(times);
        const ratio = p95 / quietP95(deed);
        return `${inMs(p95)}, ${ratio.toFixed(1)}${ratio > BUDGET ? " (over)" : ""}${refused > 0 ? `, ${refused} refused` : ""}`;
      });
      return [name, ...cells, statuses];
    });
    return {
      title: "Fairness",
      command: "npm run bench -- fairness",
      body: [
        markdownTable(
          ["the other does", ...NAMES, "what the other was answered"],
          [["nothing", ...NAMES.map((deed) => inMs(quietP95(deed))), ""], ...rows],
        ),
        "",
        `p95 of ${TIMES}, and how many times that of a quiet server it is (${TIMES} before and ${TIMES} after all others); the budget is`,
        `${BUDGET} times. The other keeps ${AT_ONCE} requests under way from one address, from a process on the same machine, at the`,
        "lowest priority.",
      ].join("\n"),
    };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
