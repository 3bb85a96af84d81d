// A visitor who does the worst there is, in a process of its own: keeps so many requests of one kind under way until it is
// killed.
import { constants, setPriority } from "node:os";
import { ATTACKS } from "./attacks.ts";

// A visitor has a machine of their own: what this one takes of ours must not count against the server.
setPriority(constants.priority.PRIORITY_LOW);

const [origin = "", name = "", atOnce = "40", key = "", address = ""] = process.argv.slice(2);
const attack = ATTACKS.find((each) => each.name === name);
if (!attack) throw new Error(`There is no attack called ${name}.`);
let sent = 0;
const statuses: Record<string, number> = {};

/** What one request came to: the status of its answer, or that there was none, as where a body is refused while it is sent. */
async function outcomeOf(path: string, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(`${origin}${path}`, init);
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return "cut off";
  }
}

async function goOn(): Promise<never> {
  for (;;) {
    const { path, init = {} } = attack?.request(sent++, key) ?? { path: "/" };
    const headers = { ...init.headers, "x-forwarded-for": address };
    const outcome = await outcomeOf(path, { ...init, headers });
    statuses[outcome] = (statuses[outcome] ?? 0) + 1;
  }
}

process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit(0));
});
process.stdout.write("\n");
await Promise.all(Array.from({ length: Number(atOnce) }, goOn));
