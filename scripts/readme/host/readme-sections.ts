import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "glob";
import { ROOT } from "../../base/host/repository";
import { findSlugs } from "../../problem/host/find-slugs";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import { problemPage } from "../../targets/targets";

/**
 * The generated parts of README.md by name, made from cards and problem.ts files. `slowestMs` tells
 * how long each problem's slowest case took.
 */
export function readmeSections(
  slowestMs: ReadonlyMap<string, number> = new Map(),
): Readonly<Record<string, string>> {
  const problems = findSlugs([]).map((slug) => ({
    slug,
    problem: problemOf(slug),
    slowest: slowestMs.get(slug)?.toFixed() ?? "–",
  }));
  return { library: librarySection(), problems: problemsSection(problems) };
}

interface Entry {
  readonly slug: string;
  readonly problem: Problem;
  readonly slowest: string;
}

function problemsSection(entries: readonly Entry[]): string {
  const rows = entries.map(({ slug, problem, slowest }) => {
    const judges = problem.judges.map(({ judge, id }) => {
      const name = `${judge} ${id.slice(id.lastIndexOf("/") + 1)}`;
      const page = problemPage(judge, id);
      return page ? `[${name}](${page})` : name;
    });
    const where = judges.join(", ") || "our own";
    const used = importsOf(slug).map((name) => `\`${name}\``);
    const how = `${problem.technique} | ${used.join(" ")}`;
    return `| [${problem.title}](problems/${slug}) | ${where} | ${how} | ${slowest} ms |`;
  });
  const spoilers = entries.map(
    ({ slug, problem }) => `| ${slug} | ${problem.tags.join(", ")} | ${problem.difficulty} |`,
  );
  return `${entries.length} problems.

| problem | judge and id | technique | library used | slowest case |
|---|---|---|---|---|
${rows.join("\n")}

<details><summary>Tags and difficulty: they spoil practice</summary>

| problem | tags | difficulty |
|---|---|---|
${spoilers.join("\n")}

</details>`;
}

function librarySection(): string {
  const files = globSync("lib/*/*.ts", {
    cwd: ROOT,
    posix: true,
    ignore: "lib/*/*.{test,bench,twin,verify}.ts",
  });
  const rows = files.sort().map((file) => {
    const title = /^\/\*\*\n \* (\w+): ([\s\S]*?)\.?\n \*\n/.exec(read(file));
    const what = title?.[2]?.replace(/\n \* /g, " ") ?? "";
    return `| [${title?.[1] ?? file}](${file}) | ${what} |`;
  });
  return `| module | what it is |\n|---|---|\n${rows.join("\n")}`;
}

/** Modules of lib that a solution imports, but for reading and writing. */
function importsOf(slug: string): string[] {
  const source = read(`problems/${slug}/solution.ts`);
  return [...source.matchAll(/from "\.\.\/\.\.\/lib\/([^"]+)"/g)]
    .map((match) => basename(match[1]!))
    .filter((name) => !["run-program", "scanner", "writer"].includes(name));
}

function problemOf(slug: string): Problem {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  if (!problem) throw new Error(`problems/${slug}/problem.ts is missing`);
  return problem;
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}
