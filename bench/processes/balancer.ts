import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Deals requests to servers in turn, as the balancer before a site does. */
export interface Balancer {
  readonly origin: string;
  /** From now on these are asked. */
  deal(origins: readonly string[]): void;
  close(): void;
}

/**
 * Opens a balancer that asks the next server where one takes no connection, and, as they all do, where one ends it without an
 * answer to a request that may be asked twice.
 */
export async function openBalancer(): Promise<Balancer> {
  let origins: readonly string[] = [];
  let turn = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const server = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming);
    turn += 1;
    const inTurn = origins.map((_, at) => origins[(turn + at) % origins.length] ?? "");
    for (const origin of inTurn) {
      const isAnswered = await pass(origin, incoming, body, outgoing, agent);
      if (isAnswered) return;
    }
    outgoing.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deal: (those) => {
      origins = those;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Asks one server. @returns Whether somebody has answered, or may have heard what must not be asked twice. */
function pass(
  origin: string,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  agent: Agent,
): Promise<boolean> {
  const { method = "GET", url = "/", headers } = incoming;
  return new Promise((resolve) => {
    const passed = request(new URL(url, origin), { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once("close", () => resolve(true));
    });
    passed.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" || method === "GET") return resolve(false);
      outgoing.writeHead(502).end();
      resolve(true);
    });
    passed.end(body);
  });
}
