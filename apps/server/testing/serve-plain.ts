// The real server as a process of its own, without a web build.
import { runServer } from "../src/start.ts";
import { plainPages } from "./plain-pages.ts";

await runServer(async () => plainPages);
