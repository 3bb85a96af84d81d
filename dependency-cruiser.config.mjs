// The import directions of the whole repository, in one table. A folder may import itself and what its row lists;
// nothing else of ours. `scripts/check/imports.ts` runs it and counts files, so that it cannot pass on nothing.
const pure = ["packages/cards", "packages/decks", "packages/rules", "packages/engine"];
const served = [...pure, "packages/contract", "packages/host", "db"];
const may = {
  "packages/cards": [],
  "packages/decks": ["packages/cards"],
  "packages/rules": ["packages/cards", "packages/decks"],
  "packages/engine": ["packages/cards", "packages/decks", "packages/rules"],
  "packages/contract": ["packages/decks"],
  "packages/host": [...pure, "packages/contract"],
  db: [],
  "apps/server": served,
  "apps/cli": served,
  "apps/web": [...pure, "packages/contract"],
  bench: [...pure, "packages/host"],
  e2e: ["packages/contract"],
  scripts: [...pure, "packages/host"],
};
const ours = `^(${Object.keys(may).join("|")})/`;
const test = "[.](test|verify)[.]tsx?$|/testing/";

const directions = Object.entries(may).map(([folder, allowed]) => ({
  name: `${folder.replace("/", "-")}-imports-only-its-row`,
  severity: "error",
  // Tests of a pure package may load real cards through the host; shipped code may not.
  from: { path: `^${folder}/`, pathNot: folder.startsWith("packages/") ? test : [] },
  to: { path: ours, pathNot: `^(${[folder, ...allowed].join("|")})/` },
}));

export default {
  forbidden: [
    ...directions,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "pure-packages-do-no-io",
      severity: "error",
      comment:
        "cards, decks, rules, engine and contract run in the browser, a worker, the server and the benchmark alike.",
      from: { path: "^packages/(cards|decks|rules|engine|contract)/src/", pathNot: test },
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
      from: { path: "^apps/web/src/(ui|lib)/" },
      to: { path: "^apps/web/src/(features|app)/" },
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
