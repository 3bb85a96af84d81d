// A client of its own process, so that what it computes is not held against the server: asks for searches over as many
// connections as it is told, each as soon as the last one was answered, and prints the milliseconds of each. It reads no
// more of an answer than it must, since it shares the machine's cores with the server.
import { connect } from "node:net";

const [origin = "", connections = "50", requests = "4000", encoding = "gzip", fresh = "0"] =
  process.argv.slice(2);
const { host, hostname, port } = new URL(origin);

/** Requests before the ones that count. */
const WARM_UP = 4_000;

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

const COLORS = ["w", "u", "b", "r", "g", "wu", "ub", "br", "rg", "gw"];
const TYPES = ["creature", "instant", "sorcery", "artifact", "enchantment", "human", "legendary"];

/** A search that nobody asked for before, with hits; there are some thousand of them. */
function freshQuery(number: number): string {
  const color = COLORS[number % COLORS.length];
  const type = TYPES[Math.floor(number / COLORS.length) % TYPES.length];
  const most = 16 - Math.floor(number / (COLORS.length * TYPES.length));
  return `id<=${color} t:${type} mv<=${most}`;
}

/** A connection that reads all its answers into one buffer: collecting what they leave behind would stop the clock. */
interface Line {
  /** Sends a request, waits for the whole answer, and counts its bytes by their announced number. */
  ask(query: string): Promise<void>;
  close(): void;
}

function openLine(): Promise<Line> {
  return new Promise((resolveLine, rejectLine) => {
    let head = "";
    let left = -1;
    let done: () => void = () => {};
    let fail: (reason: Error) => void = rejectLine;
    const take = (length: number, buffer: Uint8Array): void => {
      let bytes = length;
      if (left < 0) {
        head += Buffer.from(buffer.buffer, buffer.byteOffset, length).toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        const announced = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
        if (!/^HTTP\/1\.1 200 /.test(head) || announced === undefined) {
          fail(new Error(`A search was answered with ${head.slice(0, end)}`));
          return;
        }
        left = Number(announced);
        bytes = head.length - end - 4;
      }
      left -= bytes;
      if (left <= 0) done();
    };
    const socket = connect({
      port: Number(port),
      host: hostname,
      onread: {
        buffer: Buffer.alloc(2 ** 16),
        callback: (length, buffer) => {
          take(length, buffer);
          return true;
        },
      },
    });
    socket.on("error", (error) => fail(error));
    socket.once("connect", () =>
      resolveLine({
        ask: (query) =>
          new Promise((resolve, reject) => {
            head = "";
            left = -1;
            done = resolve;
            fail = reject;
            const path = `/api/cards/search?q=${encodeURIComponent(query)}`;
            socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${encoding}\r\n\r\n`);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

const lines = await Promise.all(Array.from({ length: Number(connections) }, openLine));
const every = Number(fresh) > 0 ? Math.round(1 / Number(fresh)) : 0;

function queryAt(number: number): string {
  const isFresh = every > 0 && number % every === 0;
  return isFresh ? freshQuery(number / every) : known(number);
}

function known(number: number): string {
  return QUERIES[number % QUERIES.length] ?? "";
}

/** Asks `count` times over all connections at once, and gives the milliseconds of each. */
async function askAll(count: number, query: (number: number) => string): Promise<number[]> {
  const times: number[] = [];
  let asked = 0;
  await Promise.all(
    lines.map(async (line) => {
      while (asked < count) {
        const started = performance.now();
        await line.ask(query(asked++));
        times.push(performance.now() - started);
      }
    }),
  );
  return times;
}

// Both ends compile what they run while they run it for the first time.
await askAll(WARM_UP, known);
const times = await askAll(Number(requests), queryAt);
for (const line of lines) line.close();
process.stdout.write(JSON.stringify(times));
