import { resolve } from "node:path";

/** Where cards are and where the project keeps its own files. */
export interface Environment {
  readonly cardsDir: string | undefined;
  readonly dataDir: string;
  /** The folder that file names on the command line are relative to: npm runs scripts in the project's own. */
  readonly startedIn: string;
}

/** Reads the environment. An empty variable counts as absent. */
export function readEnvironment(env: NodeJS.ProcessEnv, cwd: string): Environment {
  return {
    cardsDir: env.CARDS_DIR ? resolve(cwd, env.CARDS_DIR) : undefined,
    dataDir: resolve(cwd, env.DATA_DIR || ".deckwright"),
    startedIn: env.INIT_CWD || cwd,
  };
}
