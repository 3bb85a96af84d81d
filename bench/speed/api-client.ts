// A client of its own process, so that what it computes is not held against the server: asks for searches over as many
// connections as it is told, each as soon as the last one was answered, and prints the milliseconds of each.
import { Agent, get } from "node:http";

const [origin = "", connections = "50", requests = "4000", encoding = "gzip"] = process.argv.slice(2);

/** Searches as visitors make them, of few hits and of many. */
const QUERIES = [
  "t:elf",
  "c:rg mv<=3",
  "kw:flying pow>=4",
  "f:modern t:creature",
  "e:m10",
  "is:commander id:esper",
  "usd>=20",
  "t:dragon order:usd",
  "a:guay",
  "r:mythic",
  "t:goblin unique:prints",
  "id<=ug t:creature",
  "is:shockland",
  "year=2015",
  "otag:ramp",
  "lightning",
];

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];

function ask(query: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const url = `${origin}/api/cards/search?q=${encodeURIComponent(query)}`;
    get(url, { agent, headers: { "accept-encoding": encoding } }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${query} was answered with ${response.statusCode}.`));
      response.resume().on("end", () => resolve(performance.now() - started));
    }).on("error", reject);
  });
}

for (const query of QUERIES) await ask(query);
let asked = 0;
await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    while (asked < Number(requests)) {
      asked++;
      times.push(await ask(QUERIES[asked % QUERIES.length] ?? ""));
    }
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify(times));
