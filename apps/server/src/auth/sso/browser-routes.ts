import { Hono } from "hono";
import type { AppContext, AppEnv } from "../../platform/http/context.ts";
import type { AuthParts } from "../parts.ts";
import { readFormRequest } from "../request.ts";
import { serviceProvider, writeMetadata } from "./assertion.ts";
import { requireSaml } from "./begin.ts";
import { finishSso } from "./finish.ts";

/** A response as a form holds it, with what the form adds. */
const MAX_FORM = 512 * 1024;

/**
 * What browsers and identity providers ask of single sign-on, below `/sso/saml`: the page by which they learn of this site, and
 * where they have a browser post what they say.
 */
export function createSsoBrowserRoutes(parts: AuthParts): Hono<AppEnv> {
  const ours = serviceProvider(parts.settings.url);
  const routes = new Hono<AppEnv>();
  routes.get("/metadata", async (c) => {
    requireSaml(parts);
    return c.body(await writeMetadata(ours), 200, {
      "content-type": "application/samlmetadata+xml; charset=utf-8",
      "cache-control": "public, max-age=600",
      ...(c.req.query("download") === "true"
        ? { "content-disposition": 'attachment; filename="metadata.xml"' }
        : {}),
    });
  });
  routes.post("/acs", (c) => answerPost(parts, c));
  return routes;
}

async function answerPost(parts: AuthParts, c: AppContext): Promise<Response> {
  requireSaml(parts);
  const request = await readFormRequest(c, MAX_FORM);
  return parts.gate.run(request.address, async () => {
    await parts.limits.take({ limit: "sso", of: { network: request.address } });
    const { location = parts.settings.siteUrl } = await finishSso(parts, request);
    return c.body(null, 303, { location });
  });
}
