import { createServer, type RequestListener, type Server } from "node:http";

/** The port cannot be listened on; the message is one line for whoever started the server. */
export class PortError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = "PortError";
  }
}

/** A listening HTTP server whose handler can be exchanged: first one that says "starting", then the app. */
export interface Listener {
  readonly port: number;
  readonly server: Server;
  handle(listener: RequestListener): void;
  /** Accepts no more, lets what runs finish for up to `graceMs`, then cuts the rest. */
  close(graceMs: number): Promise<void>;
}

const SWEEP_MS = 50;

/**
 * Idle connections are kept for longer than proxies keep theirs (60 s in nginx and most balancers): who closes first must be
 * the one who asks, or a request is sent into a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 65_000;

/** @throws PortError when the port is taken or not allowed. */
export function listen(host: string, port: number, first: RequestListener): Promise<Listener> {
  let current = first;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
    current(request, response),
  );
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new PortError(describe(error, host, port), error)),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        server,
        port: typeof address === "object" && address ? address.port : port,
        handle: (listener) => {
          current = listener;
        },
        close: (graceMs) => closeServer(server, graceMs),
      });
    });
  });
}

function describe(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Choose another with PORT.`;
  if (error.code === "EACCES")
    return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`;
  return `HOST ${host} cannot be listened on (${error.code}).`;
}

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection whose last answer has just gone out would otherwise be kept open for more.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}
