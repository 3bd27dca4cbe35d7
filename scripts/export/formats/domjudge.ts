import type { ExportedProblem } from "../exported-problem";
import type { Format } from "../format";
import { htmlPage } from "../html";
import { hasDefaultValidator, sourceFiles, sourceOf } from "../icpc-parts";
import { statementBlocks, statementParts } from "../statement";
import { legacyFiles, legacyRefusal, legacyYaml } from "./icpc";

/** DOMjudge's variant of the legacy package: no folder on top, and the time limit in an ini. */
export const domjudge: Format = {
  title: "DOMjudge",
  convention: "icpc",
  validExit: 42,
  invalidExit: 43,
  target: "domjudge",
  hasChecker: hasDefaultValidator,
  holds: [],
  zipName: (slug) => slug,
  topFolder: () => "",
  refusal: legacyRefusal,
  files: (problem) => [
    { path: "domjudge-problem.ini", content: ini(problem) },
    { path: "problem.yaml", content: legacyYaml(problem) },
    { path: "problem_statement/problem.html", content: statementHtml(problem) },
    ...legacyFiles(problem),
    ...sourceFiles(problem),
  ],
  notes: () => ["JavaScript has to be allowed on the server: Jury → Languages"],
};

function ini({ slug, problem }: ExportedProblem): string {
  const short = slug.replace(/[^A-Za-z0-9_-]/g, "").slice(0, 40);
  return [
    `name = ${quoted(problem.title)}`,
    `timelimit = ${problem.timeLimitMs / 1000}`,
    `externalid = ${quoted(slug)}`,
    `short-name = ${quoted(short)}`,
    "",
  ].join("\n");
}

/** In single quotes PHP's ini reader takes every character but the quote as it is. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "’")}'`;
}

function statementHtml({ readme, problem }: ExportedProblem): string {
  const blocks = statementBlocks(statementParts(readme), false);
  const limits = `Time ${problem.timeLimitMs / 1000} s, memory ${problem.memoryLimitMiB} MiB.`;
  const source = sourceOf(problem);
  return htmlPage(problem.title, [
    { kind: "paragraph", text: source === undefined ? limits : `${limits} Known as ${source}.` },
    ...blocks,
  ]);
}
