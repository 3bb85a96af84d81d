// Does one act of the operator's where no server runs that could: `deckwright admin` starts it, writes the request to its standard
// input, and reads the answer from its standard output. What was compiled once is kept, as at the start of the server.
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

process.env.NODE_COMPILE_CACHE ||= fileURLToPath(new URL("../../../.cache/compiled", import.meta.url));
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { runAdminCommand } = await import("./admin-run.ts");
flushCompileCache();
await runAdminCommand();
