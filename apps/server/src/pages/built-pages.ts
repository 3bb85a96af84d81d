import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isPageModule } from "./pages.ts";
import { createStaticRoutes } from "./static-files.ts";

const build = new URL("../../../web/build/", import.meta.url);
const renderer = new URL("server/index.js", build);

/** Pages of the web build. @throws Error when there is none, or one of another version. */
export async function openBuiltPages() {
  if (!existsSync(renderer))
    throw new Error("The web app is not built yet. Start with npm start, which builds it.");
  const module: unknown = await import(renderer.href);
  if (!isPageModule(module)) throw new Error("The web build is of another version. Run npm start again.");
  const { servePage } = module;
  return {
    renderer: async () => servePage,
    files: createStaticRoutes(fileURLToPath(new URL("client", build))),
    hasPolicies: true,
  };
}
