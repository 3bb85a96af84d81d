// The server for working on it: pages straight from their sources, changed in the browser as files are saved.
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { isPageModule } from "./pages/pages.ts";
import { runServer } from "./start.ts";

const root = fileURLToPath(new URL("../../web", import.meta.url));

await runServer(async (server) => {
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    renderer: async () => {
      const module: unknown = await vite.ssrLoadModule("./src/app/serve.ts");
      if (!isPageModule(module)) throw new Error("apps/web/src/app/serve.ts exports no servePage.");
      return module.servePage;
    },
    hasPolicies: false,
    before: (app) => (request, response) => vite.middlewares(request, response, () => app(request, response)),
    close: () => vite.close(),
  };
});
