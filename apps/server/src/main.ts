// The server's front door. It comes before everything else because only modules that are loaded after it profit: code that
// was read, stripped of its types and compiled once is kept, and the next start takes half the time.
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Worker threads learn of the folder from their environment. A folder that cannot be written to only costs the time.
process.env.NODE_COMPILE_CACHE ||= fileURLToPath(new URL("../../../.cache/compiled", import.meta.url));
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const [{ runServer }, { openBuiltPages }] = await Promise.all([
  import("./start.ts"),
  import("./pages/built-pages.ts"),
]);
await runServer(openBuiltPages);
