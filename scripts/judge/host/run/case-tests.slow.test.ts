import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../../base/host/roots";

// The cases of two tasks on the desk, through vitest itself and the configuration that editors find.

const TASKS = [`zz-wrong-${process.pid}`, `zz-unjudged-${process.pid}`] as const;
const [WRONG, UNJUDGED] = TASKS;
const folder = (task: string) => join(TOOL, ".contest", task);

beforeAll(() => {
  const problem = join(TOOL, "problems/knight-moves");
  for (const task of TASKS) {
    mkdirSync(join(folder(task), "cases"), { recursive: true });
    cpSync(join(problem, "problem.ts"), join(folder(task), "problem.ts"));
    cpSync(join(problem, "solution.ts"), join(folder(task), "solution.ts"));
    for (const file of ["sample-1.in", "sample-1.out", "edge-one.in", "edge-one.out"]) {
      cpSync(join(TOOL, "cases/knight-moves", file), join(folder(task), "cases", file));
    }
  }
  edit(join(folder(WRONG), "solution.ts"), "knight moves.\\n", "knight jumps.\\n");
  edit(
    join(folder(UNJUDGED), "problem.ts"),
    "judges:",
    'unjudged: "its validator is missing", judges:',
  );
});
afterAll(() => {
  for (const task of TASKS) rmSync(folder(task), { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, text.replace(from, to));
}

it("shows expected and found of a wrong case as a difference, and why a case is skipped", () => {
  const vitest = join(TOOL, "node_modules/vitest/vitest.mjs");
  const words = ["run", "--config", "vitest.cases.config.mts", "--reporter", "verbose", ...TASKS];
  const env = { ...process.env, NO_COLOR: "1", CI: "" };
  const ended = spawnSync(process.execPath, [vitest, ...words], {
    cwd: TOOL,
    encoding: "utf8",
    env,
  });
  const { status, stdout, stderr } = ended;
  expect(status).toBe(1);
  expect(stdout).toMatch(/× .*solution\.ts > zz-wrong-\d+ > edge-one/);
  expect(stderr).toMatch(/Error: WA: line 1, token 10: expected "moves\.", found "jumps\."/);
  expect(stderr).toMatch(/^- To get from a1 to h8 takes 6 knight moves\.$/m);
  expect(stderr).toMatch(/^\+ To get from a1 to h8 takes 6 knight jumps\.$/m);
  expect(stdout).toMatch(/Tests +2 failed \| 2 skipped/);
  expect(stdout).toMatch(/sample-1.* \[not judged: its validator is missing\]/);
});

it("names large cases before they are made, and bare vitest has none of these tests", () => {
  const vitest = join(TOOL, "node_modules/vitest/vitest.mjs");
  const list = (...words: string[]) =>
    spawnSync(process.execPath, [vitest, "list", ...words, "problems/knight-moves-grid/"], {
      cwd: TOOL,
      encoding: "utf8",
    }).stdout;
  expect(list("--config", "vitest.cases.config.mts")).toMatch(/> large-1$/m);
  expect(list()).not.toMatch(/solution\.ts >/);
});
