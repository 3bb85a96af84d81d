import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const node = {
  environment: "node" as const,
  // Tests that load the full cards share one snapshot of them.
  env: { DATA_DIR: join(root, ".cache/test-data"), SEED_DECKS: "off" },
  testTimeout: 30_000,
  hookTimeout: 120_000,
};

/**
 * Unit tests share modules with the files before them: loading those anew took a third of their time. These do not, and
 * say why.
 */
const ALONE = [
  // How time grows with a text: code that other tests have run may be compiled for what they asked of it.
  "packages/engine/src/intent/parse-intent.test.ts",
  "packages/decks/src/text/hostile.test.ts",
  "packages/rules/src/bundled.test.ts",
  "packages/cards/src/facts/facts.test.ts",
  "packages/host/src/search/conformance.test.ts",
  // What a process takes of memory, and what is collected of it.
  "db/src/folder-lock.test.ts",
  "packages/host/src/pool/memory-watch.test.ts",
];

/** Migrated databases on the PostgreSQL of `TEST_DATABASE_URL`, for tests to have copies of. */
const TEMPLATES = ["db/testing/template-databases.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Counted only with --coverage: `npm test -- coverage` puts the figures into bench/RESULTS.md.
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.ts", "apps/*/src/**/*.{ts,tsx}", "db/src/**/*.ts"],
      exclude: ["**/*.{test,verify}.{ts,tsx}", "**/testing/**", "**/*.d.ts"],
      reporter: ["json-summary"],
      reportsDirectory: join(root, ".cache/coverage"),
      reportOnFailure: true,
    },
    projects: [
      {
        test: {
          ...node,
          name: "unit",
          include: ["{packages,apps/server,apps/cli,bench,scripts,db}/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...ALONE],
          isolate: false,
          globalSetup: TEMPLATES,
        },
      },
      { test: { ...node, name: "unit-alone", include: ALONE } },
      {
        oxc: { jsx: { runtime: "automatic" } },
        test: { ...node, name: "web", include: ["apps/web/src/**/*.test.{ts,tsx}"], isolate: false },
      },
      {
        test: {
          ...node,
          name: "verify",
          include: ["{packages,apps,bench,scripts,db}/**/*.verify.ts"],
          exclude: ["**/node_modules/**"],
          fileParallelism: false,
          globalSetup: TEMPLATES,
        },
      },
      {
        test: {
          ...node,
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["e2e/shared-server.ts"],
          // Files share a browser with those before them.
          isolate: false,
          testTimeout: 60_000,
          // A page listens once its scripts are there, which on a busy machine takes more than the usual second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
