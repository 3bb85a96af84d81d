import type { TestProject } from "vitest/node";
import { CHROMIUM, prepareData, SECRET, startServer } from "./harness.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the server of all journeys answers. */
    origin: string;
    /** Where the one answers whose members need no code by mail, and whose operator may do what the journeys ask. */
    memberOrigin: string;
  }
}

/**
 * Starts the two servers that journeys share, each with members of its own: a start takes several seconds. Names of members
 * are a journey's own, and decks that it shares are seen by all the others.
 */
export default async function shareServers(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (CHROMIUM === undefined) {
    project.provide("origin", "");
    project.provide("memberOrigin", "");
    return undefined;
  }
  const dropData = prepareData();
  const servers = await Promise.all([
    startServer(),
    startServer({ AUTH_AUTOCONFIRM: "on", JWT_KEYS: SECRET }),
  ]);
  project.provide("origin", servers[0].origin);
  project.provide("memberOrigin", servers[1].origin);
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    dropData();
  };
}
