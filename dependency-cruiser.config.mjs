// The import directions of the whole repository, in one table. A folder may import itself and what its row lists, folders
// or single files;
// nothing else of ours. `scripts/check/imports.ts` runs it and counts files, so that it cannot pass on nothing.
const pure = ["packages/cards", "packages/decks", "packages/rules", "packages/engine"];
const served = [...pure, "packages/art", "packages/contract", "packages/host", "db"];
const may = {
  "packages/cards": [],
  "packages/decks": ["packages/cards"],
  "packages/rules": ["packages/cards", "packages/decks"],
  "packages/engine": ["packages/cards", "packages/decks", "packages/rules"],
  "packages/art": ["packages/engine"],
  "packages/contract": ["packages/decks"],
  "packages/host": [...pure, "packages/contract"],
  db: [],
  "apps/server": served,
  "apps/cli": served,
  "apps/web": [...pure, "packages/art", "packages/contract"],
  // A PostgreSQL of its own for servers that are measured from outside.
  bench: [...pure, "packages/host", "db/testing/postgres-cluster.ts"],
  // Of the server nothing but the stand-in of a language model, which is no code of ours that runs.
  e2e: ["packages/contract", "apps/server/testing/scripted-model.ts"],
  scripts: [...pure, "packages/host", "db"],
};
const ours = `^(${Object.keys(may).join("|")})/`;
const test = "[.](test|verify)[.]tsx?$|/testing/";

const directions = Object.entries(may).map(([folder, allowed]) => ({
  name: `${folder.replace("/", "-")}-imports-only-its-row`,
  severity: "error",
  // Tests of a pure package may load real cards through the host; shipped code may not.
  from: { path: `^${folder}/`, pathNot: folder.startsWith("packages/") ? test : [] },
  to: {
    path: ours,
    pathNot: `^(${[folder, ...allowed].map((each) => (each.endsWith(".ts") ? `${each}$` : `${each}/`)).join("|")})`,
  },
}));

/** The engine's folders, lowest first: each may import itself and those before it. */
const engineFloors = [
  "data", // rows and figures; no logic
  "tags", // what a card's text says it does
  "rank", // what real decks teach: which cards are played together, combos
  "forms", // what a format's form means for building
  "intent", // a sentence read as a wish
  "plan", // a wish with everything decided that it left open
  "mana", // lands
  "score", // what a card is worth, as a sum of named terms
  "select", // the cards of a deck
  "analyze", // figures about any deck
  "goldfish", // a deck played alone, thousands of times
  "explain", // reasons and texts
  "suggest", // additions to a deck, and what could stand in for its cards
  "article", // an article about a deck, from what all of the above say of it
  "build", // whole decks, from a request to the answer
];
const engineFolder = (floor) => `^packages/engine/${floor === "data" ? "" : "src/"}${floor}/`;
const engineOrder = engineFloors.map((floor, at) => ({
  name: `engine-${floor}-imports-only-below`,
  severity: "error",
  comment: "See the floors above; src/types.ts and src/random.ts lie below all of them, src/engine.ts above.",
  from: { path: engineFolder(floor), pathNot: test },
  to: { path: [...engineFloors.slice(at + 1).map(engineFolder), "^packages/engine/src/engine[.]ts$"] },
}));

export default {
  forbidden: [
    ...directions,
    ...engineOrder,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "pure-packages-do-no-io",
      severity: "error",
      comment:
        "cards, decks, rules, engine, art and contract run in the browser, a worker, the server and the benchmark alike.",
      from: { path: "^packages/(cards|decks|rules|engine|art|contract)/src/", pathNot: test },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "package-tests-stay-below-apps",
      severity: "error",
      from: { path: "^packages/.*[.]test[.]ts$" },
      to: { path: "^(apps|db|bench|e2e)/" },
    },
    {
      name: "features-do-not-import-each-other",
      severity: "error",
      comment: "Compose features in apps/web/src/app.",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "web-flows-one-way",
      severity: "error",
      comment: "lib, then data, then ui, then features, then app.",
      from: { path: "^apps/web/src/(lib|data|ui)/" },
      to: { path: "^apps/web/src/(features|app)/" },
    },
    {
      name: "web-lib-knows-no-backend",
      severity: "error",
      from: { path: "^apps/web/src/lib/" },
      to: { path: "^apps/web/src/(data|ui)/" },
    },
    {
      name: "web-data-draws-nothing",
      severity: "error",
      from: { path: "^apps/web/src/data/" },
      to: { path: "^apps/web/src/ui/" },
    },
    {
      name: "only-data-calls-the-backend",
      severity: "error",
      comment: "One client with one session. Biome keeps `fetch` out of the other folders.",
      from: { path: "^apps/web/src/", pathNot: "^apps/web/src/data/" },
      to: { path: "node_modules/@supabase/" },
    },
    {
      name: "features-do-not-import-app",
      severity: "error",
      from: { path: "^apps/web/src/features/" },
      to: { path: "^apps/web/src/app/" },
    },
    {
      name: "server-modules-meet-in-main",
      severity: "error",
      comment:
        "A server module takes another by parameter, wired in site.ts; platform/ and ports/ are shared.",
      from: { path: "^apps/server/src/([^/]+)/", pathNot: test },
      to: { path: "^apps/server/src/[^/]+/", pathNot: "^apps/server/src/($1|platform|ports)/" },
    },
    {
      name: "not-to-tests",
      severity: "error",
      from: { pathNot: `${test}|^(bench|e2e)/` },
      to: { path: test },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|[+]types/|[?](url|raw)$|^@fontsource" },
    },
    {
      name: "declared-dependencies-only",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "apps/web/(build|[.]react-router)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
