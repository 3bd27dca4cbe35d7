import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TOOL } from "../../../base/host/roots";
import { scratchFolder } from "../../../base/host/scratch-folder";

export const CASES = 10;

/** Library modules that the solutions use in turn: an edit of one touches a tenth of the problems. */
export const MODULES = 10;
export const EDITED_MODULE = "lib/growth/plus-0.ts";

/** A repository of its own with `count` small problems of ten cases each; the caller removes it. */
export function syntheticRepository(count: number): string {
  const root = scratchFolder();
  for (const entry of [
    "scripts",
    "lib",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "biome.json",
  ]) {
    const isSource = (path: string) =>
      !/\/node_modules$|\.(test|bench|verify|twin)\.ts$/.test(path);
    cpSync(join(TOOL, entry), join(root, entry), { recursive: true, filter: isSource });
  }
  symlinkSync(join(TOOL, "node_modules"), join(root, "node_modules"));
  writeFileSync(join(root, ".gitignore"), "node_modules\n.cache/\n");
  mkdirSync(join(root, "lib/growth"));
  for (let at = 0; at < MODULES; at++) {
    writeFileSync(join(root, `lib/growth/plus-${at}.ts`), moduleText(at));
  }
  for (let at = 0; at < count; at++) writeProblem(root, at);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=bench", "-c", "user.email=bench@localhost", ...words], {
      cwd: root,
      stdio: "ignore",
    });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "growth: make a repository");
  return root;
}

function slugAt(at: number): string {
  return `p-${`${at}`.padStart(4, "0")}`;
}

function writeProblem(root: string, at: number): void {
  const slug = slugAt(at);
  const [problem, cases] = [join(root, "problems", slug), join(root, "cases", slug)];
  for (const folder of [problem, cases]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(problem, "problem.ts"), problemText(slug));
  writeFileSync(join(problem, "solution.ts"), solutionText(at));
  const origins: string[] = [];
  for (let number = 0; number < CASES; number++) {
    const name = `case-${number}`;
    const value = at * CASES + number + 1;
    writeFileSync(join(cases, `${name}.in`), `${value}\n`);
    writeFileSync(join(cases, `${name}.out`), `${value}\n`);
    origins.push(`  "${name}": { "from": "hand", "why": "growth" }`);
  }
  writeFileSync(join(cases, "cases.json"), `{\n${origins.join(",\n")}\n}\n`);
}

function problemText(slug: string): string {
  return `import type { Problem } from "../../scripts/problem/problem";

export const problem = {
  title: "${slug}",
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  checker: "tokens",
  judges: [],
  bounds: {},
  technique: "",
  tags: [],
  difficulty: "easy",
} as const satisfies Problem;
`;
}

/** A module that adds `more`; with more than one way to write it, so that an edit is a real one. */
export function moduleText(at: number, more = 0): string {
  return `/** plus${at}: a number and ${more}. */
export function plus${at}(n: number): number {
  return n + ${more};
}
`;
}

function solutionText(at: number): string {
  const module = at % MODULES;
  return `/** ${slugAt(at)}: prints the number that it reads. */
import { plus${module} } from "../../lib/growth/plus-${module}";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";

export function solve(input: Uint8Array): Uint8Array {
  const n = plus${module}(new Scanner(input).int());
  return new Writer().int(n).newline().result();
}

if (require.main === module) runProgram(solve);
`;
}
