import type { TestProject } from "vitest/node";
import { CHROMIUM, startServer } from "./harness.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the server of all journeys answers. */
    origin: string;
  }
}

/** Starts the one server that journeys share, each with members of its own: a first start takes several seconds. */
export default async function shareServer(
  project: TestProject,
): Promise<(() => Promise<unknown>) | undefined> {
  if (CHROMIUM === undefined) return undefined;
  const server = await startServer();
  project.provide("origin", server.origin);
  return () => server.stop();
}
