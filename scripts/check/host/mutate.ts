import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { execa } from "execa";
import { globSync } from "glob";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { npm } from "../../base/host/npm";
import { CACHE, TOOL } from "../../base/host/roots";
import { nearest } from "../../base/nearest";
import { npmFault } from "../../base/npm-fault";
import { countChanges, survivorLines } from "../surviving-changes";

const FOLDER = join(CACHE, "stryker");
const SOURCES = join(TOOL, "scripts/check/mutation");
const REPORT = ".cache/stryker/incremental.json";
const STRYKER = join(FOLDER, "node_modules/@stryker-mutator/core/bin/stryker.js");

/** The share of changes that tests must notice. */
const NEEDED = 0.95;

/** Changes each module and runs what proves it; reuses the results of earlier runs on the same text. */
export async function mutate(names: readonly string[], jobs: number): Promise<ExitCode> {
  const modules = modulesOf(names);
  await install();
  const config = join(FOLDER, "stryker.config.json");
  writeFileSync(config, JSON.stringify(settings(modules, jobs)));
  const tests = proofsOf(modules);
  const { exitCode } = await execa(process.execPath, [STRYKER, "run", config], {
    cwd: TOOL,
    env: {
      ...{ MUTATE_TESTS: tests.join(" "), MUTATE_MODULES: modules.join(" ") },
      MUTATE_ORIGINALS: TOOL,
    },
    stdio: "inherit",
    reject: false,
  });
  if (exitCode !== 0) return EXIT.notAccepted;
  const { noticed, survivors } = countChanges(
    JSON.parse(readFileSync(join(TOOL, REPORT), "utf8")),
    modules,
  );
  process.stdout.write(`${survivorLines(noticed, survivors).join("\n")}\n`);
  return noticed >= NEEDED * (noticed + survivors.length) ? EXIT.accepted : EXIT.notAccepted;
}

function settings(modules: readonly string[], jobs: number) {
  return {
    mutate: modules,
    testRunner: "vitest",
    plugins: [join(FOLDER, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
    vitest: { configFile: "scripts/check/mutation/vitest.config.mts", related: false },
    coverageAnalysis: "perTest",
    incremental: true,
    incrementalFile: REPORT,
    tempDirName: ".cache/stryker/sandbox",
    // Files that no test of a module of lib reads.
    ignorePatterns: [".cache", ".practice", "scripts/bench/node_modules", "scripts/site"],
    // The text of a message is not part of a module's contract.
    mutator: { excludedMutations: ["StringLiteral"] },
    // Of max-flow's changes 40 % loop for ever: Stryker waits for the limit below, then starts Vitest anew.
    reporters: ["progress-append-only", "clear-text"],
    clearTextReporter: {
      allowColor: process.stdout.isTTY === true,
      reportTests: false,
      reportMutants: false,
    },
    concurrency: jobs,
    timeoutMS: 3_000, // beside 1.5 times what the tests of the change took
  };
}

/** What proves the modules: their own tests, and the tests over all, which MUTATE_MODULES cuts to their part. */
function proofsOf(modules: readonly string[]): string[] {
  const moduleTests = modules.map((module) => module.replace(/([^/]+)\.ts$/, "proof/$1.test.ts"));
  const overAll = globSync("lib/*/proof/programs.test.ts", { cwd: TOOL, posix: true }).sort();
  const edges = ["library-edges", "largest-sizes"].map((name) => `scripts/check/${name}.test.ts`);
  return [...moduleTests.filter((path) => existsSync(join(TOOL, path))), ...overAll, ...edges];
}

/** Modules by file name, by path or by topic. */
function modulesOf(names: readonly string[]): string[] {
  const paths = globSync("lib/*/*.ts", { cwd: TOOL, posix: true }).sort();
  if (names.length === 0) return paths;
  return names.flatMap((name) => {
    const folder = `${name.replace(/\/$/, "")}/`;
    const matches = paths.filter(
      (path) =>
        [path, path.replace(/\.ts$/, ""), basename(path, ".ts")].includes(name) ||
        path.startsWith(folder),
    );
    if (matches.length > 0) return matches;
    const near = nearest(
      basename(name, ".ts"),
      paths.map((path) => basename(path, ".ts")),
    );
    throw new ExpectedError(
      `no module or topic "${name}" of lib`,
      near.length > 0 ? near.join(", ") : "npm run mutate int-queue",
      EXIT.usage,
    );
  });
}

async function install(): Promise<void> {
  if (existsSync(STRYKER)) return;
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync(join(SOURCES, "package.json"), join(FOLDER, "package.json"));
  // vitest is the repository's own, in a folder above .cache.
  const args = ["install", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  const { failed, stderr } = await npm(args, FOLDER);
  if (!failed) return;
  throw new ExpectedError(
    `the mutation tester cannot be installed: ${npmFault(stderr)}`,
    "npm run mutate needs the npm registry at its first use",
  );
}
