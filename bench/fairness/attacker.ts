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
const statuses: Record<number, number> = {};

async function goOn(): Promise<never> {
  for (;;) {
    const { path, init = {} } = attack?.request(sent++, key) ?? { path: "/" };
    const headers = { ...init.headers, "x-forwarded-for": address };
    const response = await fetch(`${origin}${path}`, { ...init, headers });
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  }
}

process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit(0));
});
process.stdout.write("\n");
await Promise.all(Array.from({ length: Number(atOnce) }, goOn));
