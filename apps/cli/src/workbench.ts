import type { Search } from "@deckwright/cards/search/create-search.ts";
import type { Engine } from "@deckwright/engine/engine.ts";
import type { LoadedCards } from "@deckwright/host/cards/load.ts";
import type { Rules } from "@deckwright/rules/validate.ts";
import type { Environment } from "./environment.ts";
import type { LoadingSign } from "./loading-sign.ts";
import type { Screen } from "./streams.ts";

/** What commands work with. Each part is loaded once, when it is first needed. */
export interface Workbench {
  cards(): Promise<LoadedCards>;
  rules(): Promise<Rules>;
  engine(): Promise<Engine>;
  search(): Promise<Search>;
}

/**
 * Opens a workbench. Nothing is loaded yet, not even the code: help and mistakes are answered at once.
 * @param stderr Hears that what was learned cannot be used, where it cannot.
 */
export function openWorkbench(
  environment: Environment,
  sign: LoadingSign,
  stderr: Pick<Screen, "write">,
): Workbench {
  const cards = once(async () => {
    const { loadCards } = await import("@deckwright/host/cards/load.ts");
    const { TAGGER } = await import("@deckwright/engine/tags/tagger.ts");
    try {
      return await loadCards({
        dataDir: environment.dataDir,
        ...(environment.cardsDir === undefined ? {} : { cardsDir: environment.cardsDir }),
        tagger: TAGGER,
        onProgress: ({ file, bytes, totalBytes }) => sign.show(file, bytes, totalBytes),
      });
    } finally {
      sign.clear();
    }
  });
  const engine = once(async () => {
    const { openEngine } = await import("@deckwright/host/pool/open-engine.ts");
    const { readEngineFigures } = await import("@deckwright/host/pool/engine-figures.ts");
    const [{ table, names }, figures] = await Promise.all([cards(), readEngineFigures()]);
    if (figures.problem !== "") stderr.write(`deckwright: ${figures.problem}\n`);
    return openEngine(table, names, figures);
  });
  const rules = once(async () => {
    const { createRules } = await import("@deckwright/rules/validate.ts");
    const { table, names } = await cards();
    return createRules(table, names);
  });
  const search = once(async () => {
    const { createSearch } = await import("@deckwright/cards/search/create-search.ts");
    const { createRegexGuard } = await import("@deckwright/host/search/regex-guard.ts");
    const { createFormatPools } = await import("@deckwright/rules/format-pools.ts");
    const { table, names } = await cards();
    const made = createSearch(table, {
      guard: createRegexGuard(),
      today: new Date().toISOString().slice(0, 10),
      formats: createFormatPools(table, names),
    });
    made.prepare();
    return made;
  });
  return { cards, rules, engine, search };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
