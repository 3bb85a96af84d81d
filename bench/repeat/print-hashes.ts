// Builds the repeated decks in a process of its own and prints their hashes.
import { openBench } from "../setup.ts";
import { hashesOf } from "./decks-of.ts";

const { engine } = await openBench();
process.stdout.write(JSON.stringify(hashesOf(engine)));
