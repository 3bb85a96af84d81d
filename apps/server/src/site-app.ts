import { type Handler, Hono, type MiddlewareHandler } from "hono";
import type { Backend } from "./backend.ts";
import type { Health } from "./health.ts";
import { compress } from "./platform/http/compress.ts";
import type { AppEnv } from "./platform/http/context.ts";
import { toFailure } from "./platform/http/failure.ts";
import type { RequestLog } from "./platform/http/request-log.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";

/** The parts that make up the site; each is made elsewhere and knows nothing of the others. */
export interface SiteParts {
  readonly requestLog: RequestLog;
  readonly isHttps: boolean;
  readonly health: () => Promise<Health>;
  /** At `/metrics`. */
  readonly metrics: Hono<AppEnv>;
  /** Below `/functions/v1`. */
  readonly functions: Hono<AppEnv>;
  /** Everything that needs the database; none in tests of the rest. */
  readonly backend?: Backend;
  /** Below `/api`. */
  readonly cards: Hono<AppEnv>;
  /** Below `/share`. */
  readonly pictures: Hono<AppEnv>;
  /** Files for crawlers, at the root. */
  readonly crawlers: Hono<AppEnv>;
  /** Files of the web build; none in development. */
  readonly files?: Hono<AppEnv>;
  /** Everything else. */
  readonly pages: Handler<AppEnv>;
  /** False in development, where tools add inline scripts. */
  readonly hasPolicies: boolean;
}

/** Gives each part its place below the root, behind what every request goes through. */
export function createApp(parts: SiteParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use("*", logRequests(parts.requestLog));
  app.use("*", securityHeaders({ isHttps: parts.isHttps, policies: parts.hasPolicies }));
  app.use("*", compress);
  app.get("/healthz", async (c) => {
    const health = await parts.health();
    return c.json(health, health.status === "ready" ? 200 : 503, { "cache-control": "no-store" });
  });
  app.route("/metrics", parts.metrics);
  app.route("/functions/v1", parts.functions);
  app.route("/api", parts.cards);
  app.route("/share", parts.pictures);
  app.route("/", parts.crawlers);
  if (parts.backend) {
    app.route("/auth/v1", parts.backend.auth);
    app.route("/rest/v1", parts.backend.rest);
    app.route("/brew-blog", parts.backend.feed);
    if (parts.backend.mailbox) app.route("/mailbox", parts.backend.mailbox);
    if (parts.backend.payments) app.route("/payments", parts.backend.payments);
    if (parts.backend.till) app.route("/till", parts.backend.till.pages);
  }
  app.all("/storage/v1/*", (c) =>
    c.json({ statusCode: "404", error: "Bucket not found", message: "Bucket not found" }, 404),
  );
  // Its WebSockets are answered before requests come here; there is no other way to it.
  app.all("/realtime/v1/*", (c) =>
    c.json({ message: "Connect by WebSocket, at /realtime/v1/websocket." }, 404),
  );
  if (parts.files) app.route("/", parts.files);
  app.all("*", parts.pages);
  app.onError((error, c) => {
    const failure = toFailure(error);
    c.set("failure", failure);
    // The page renderer shows its own errors; this is for when it fails itself, so it says little, and no stack.
    return c.text(`${failure.message}\nRequest ${c.get("requestId")}`, failure.status, {
      ...failure.headers,
    });
  });
  return app;
}

/** What every request that comes to the app goes through first and last. */
function logRequests(requestLog: RequestLog): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const logged = requestLog.begin(c.env, c.req.header("x-forwarded-for"));
    c.set("requestId", logged.requestId);
    c.set("address", logged.address);
    await next();
    c.res.headers.set("x-request-id", logged.requestId);
    const { method, path } = c.req;
    requestLog.end(logged, { method, path, status: c.res.status, failure: c.get("failure") });
  };
}
