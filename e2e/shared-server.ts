import type { TestProject } from "vitest/node";
import { CHROMIUM, prepareData, startServer } from "./harness.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the server of all journeys answers. */
    origin: string;
  }
}

/** Starts the one server that journeys share, each with members of its own: a first start takes several seconds. */
export default async function shareServer(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (CHROMIUM === undefined) return undefined;
  const dropData = await prepareData();
  const server = await startServer();
  project.provide("origin", server.origin);
  return async () => {
    await server.stop();
    dropData();
  };
}
