import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { TOOL } from "../../base/host/roots";
import { findSlugs } from "../../problem/host/find-slugs";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import { statementPage } from "../../targets/targets";

/** The index of all problems, for problems/README.md; tags and difficulty stand folded below it. */
export function problemsSection(): string {
  const problems = findSlugs([]).map((slug) => ({ slug, problem: problemOf(slug) }));
  const rows = problems.map(({ slug, problem }) => {
    const used = libraryOf(slug).map((name) => `\`${name}\``);
    const where = judgesOf(problem) || "our own";
    return `| [${problem.title}](${slug}) | ${where} | ${used.join(" ")} |`;
  });
  const spoilers = problems.map(({ slug, problem }) => {
    return `| ${slug} | ${problem.technique} | ${problem.tags.join(", ")} | ${problem.difficulty} |`;
  });
  return `${problems.length} problems.

| problem | judge and id | library used |
|---|---|---|
${rows.join("\n")}

<details><summary>Technique, tags and difficulty: they spoil practice</summary>

| problem | technique | tags | difficulty |
|---|---|---|---|
${spoilers.join("\n")}

</details>`;
}

function judgesOf(problem: Problem): string {
  const judges = problem.judges.map((entry) => {
    const { judge, id } = entry;
    const name = `${judge} ${id.slice(id.lastIndexOf("/") + 1)}`;
    const page = statementPage(entry);
    return page ? `[${name}](${page})` : name;
  });
  return judges.join(", ");
}

/** The modules of lib that a solution imports, except those for reading and writing. */
function libraryOf(slug: string): string[] {
  const source = readFileSync(join(TOOL, "problems", slug, "solution.ts"), "utf8");
  return [...source.matchAll(/from "\.\.\/\.\.\/lib\/([^"]+)"/g)]
    .map((match) => basename(match[1]!))
    .filter((name) => !["run-program", "scanner", "writer"].includes(name));
}

function problemOf(slug: string): Problem {
  const problem = problemExport<Problem>(slug, "problem.ts", "problem");
  if (!problem) throw new Error(`problems/${slug}/problem.ts is missing`);
  return problem;
}
