import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { problemFolder, problemPath, TOOL, WORKSPACE } from "../../base/host/roots";
import { bundle } from "../../bundle/host/bundle";
import { moduleFile } from "../../bundle/host/module-file";
import { isChecked } from "../../judge/host/check/interactor";
import { expectedVerdict } from "../../problem/expected-verdict";
import { readCaseOrigins } from "../../problem/host/case-origins";
import { exampleFile } from "../../problem/host/example-file";
import { findCases } from "../../problem/host/find-cases";
import { ensureLargeCases } from "../../problem/host/generate-cases";
import { problemExport } from "../../problem/host/problem-module";
import type { CheckerChoice, Problem, TargetName } from "../../problem/problem";
import { statementOf } from "../../problem/readme-parts";
import type { ExportedProblem, PackageFile, Submission } from "../exported-problem";
import type { Format } from "../format";
import { type ReadCase, validatedCases } from "./exact-cases";
import { refuseUncompiled } from "./refuse-uncompiled";
import { checkerProgram, interactorProgram } from "./standalone-program";

const COMPARE = join(TOOL, "scripts/export/host/programs/compare.cpp");

/** Reads a problem as a format wants it: cases made, programs bundled. */
export async function readProblem(
  slug: string,
  format: Format,
  leastMemoryMiB = 0,
  doing: (line: string) => void = () => {},
  keepsAll = false,
): Promise<ExportedProblem> {
  const facts = problemExport<Problem>(slug, "problem.ts", "problem");
  if (!facts) throw missing(slug, "problem.ts");
  const refusal = facts.unjudged ?? format.refusal?.(facts) ?? programRefusal(facts, format);
  if (refusal !== undefined) {
    const message = `${slug}: ${format.title} has no place for ${refusal}`;
    throw new ExpectedError(message, "another --format");
  }
  refuseUncompiled(slug, facts, format);
  for (const file of ["README.md", "validate.ts", "solution.ts"]) {
    if (!existsSync(join(problemFolder(slug), file))) throw missing(slug, file);
  }
  const memoryLimitMiB = Math.max(facts.memoryLimitMiB, leastMemoryMiB);
  const problem: Problem = { ...facts, memoryLimitMiB };
  const { checker, interactor } = problem;
  const needsChecker = !interactor && !format.hasChecker(checker);
  const { submissions, modules } = await submissionsOf(slug, format.target);
  return {
    slug,
    problem,
    readme: statementOf(readFileSync(join(problemFolder(slug), "README.md"), "utf8")),
    ...(await validatedCases(slug, format, casesOf(slug, doing), keepsAll)),
    submissions,
    sources: sourcesOf(slug, modules),
    compareSource: readFileSync(COMPARE, "utf8"),
    ...(needsChecker && { checker: await checkerProgram(slug, checker, format) }),
    ...(interactor && { interactor: await interactorProgram(slug, interactor, format) }),
    isAnswerFree: interactor === "own" && readsInputAlone(slug),
    owner: owner(),
  };
}

function missing(slug: string, file: string): ExpectedError {
  const hint = `write it as ${exampleFile(file)} is`;
  return new ExpectedError(`${problemPath(slug)}/${file} is missing`, hint);
}

/** As the template has it: of its arguments the interactor takes the first. */
function readsInputAlone(slug: string): boolean {
  const source = readFileSync(join(problemFolder(slug), "interact.ts"), "utf8");
  const [rest = "", ...others] = source.split("process.argv").slice(1);
  const before = source.slice(0, source.indexOf("process.argv"));
  return (
    others.length === 0 && rest.startsWith(".slice(2)") && /\[\w+(?: = "")?\] = $/.test(before)
  );
}

/** A program of an imported package goes only to a host that calls it in the same way. */
function programRefusal({ checker, interactor }: Problem, { convention }: Format) {
  const other = convention === "icpc" ? "testlib" : "icpc";
  const isOther = (choice: CheckerChoice | Problem["interactor"]) =>
    typeof choice === "object" && (other in choice || "isPeg" in choice);
  if (isChecked(interactor)) return "a checker that judges what its interactor writes";
  if (isOther(checker)) return `a checker that is called as ${other}'s are`;
  return isOther(interactor) ? `an interactor that is called as ${other}'s are` : undefined;
}

function casesOf(slug: string, doing: (line: string) => void): ReadCase[] {
  ensureLargeCases(slug, doing);
  const { cases, troubles } = findCases(slug);
  const [trouble] = troubles;
  if (trouble) throw new ExpectedError(trouble.message, trouble.hint);
  const origins = readCaseOrigins(slug);
  const open = cases.find(({ name, expected }) => !expected || origins[name]?.anyAnswer);
  if (open) {
    const message = `${slug}/${open.name} has no answer to compare with: packages need one`;
    throw new ExpectedError(message, "write its .out file, or a checker, or remove the case");
  }
  const read = cases.map(({ name, input, expected }) => {
    const { from, group, points, flags, timeShare, memoryShare } = origins[name] ?? {};
    const bytes = readFileSync(input);
    const lines = asLines(bytes);
    return {
      name,
      isSample: from === "statement" || name.startsWith("sample-"),
      input: lines,
      isMended: lines !== bytes,
      output: asLines(readFileSync(expected!)),
      ...(group !== undefined && { group }),
      ...(points !== undefined && { points }),
      ...(flags && { flags }),
      ...(timeShare !== undefined && { timeShare }),
      ...(memoryShare !== undefined && { memoryShare }),
    };
  });
  return [...read.filter(({ isSample }) => isSample), ...read.filter(({ isSample }) => !isSample)];
}

/** Line ends as LF, also at the end, and no byte-order mark: the formats ask for it. */
function asLines(bytes: Buffer): Uint8Array {
  const start = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 3 : 0;
  const content = start === 0 ? bytes : bytes.subarray(start);
  if (!content.includes(13) && (content.length === 0 || content.at(-1) === 10)) return content;
  const text = content.toString("latin1").replace(/\r\n?/g, "\n");
  return Buffer.from(text.endsWith("\n") ? text : `${text}\n`, "latin1");
}

async function submissionsOf(slug: string, target: TargetName) {
  const folder = problemPath(slug);
  const wrong = join(problemFolder(slug), "wrong");
  const names = existsSync(wrong) ? readdirSync(wrong).filter((name) => name.endsWith(".ts")) : [];
  const solution = await bundle(`${folder}/solution.ts`, { target });
  const submissions: Submission[] = [{ name: slug, code: solution.code, verdict: "AC" }];
  for (const name of names.sort()) {
    const verdict = expectedVerdict(readFileSync(join(wrong, name), "utf8"));
    if (verdict === undefined) continue;
    const { code } = await bundle(`${folder}/wrong/${name}`, { target });
    submissions.push({ name: name.replace(/\.ts$/, ""), code, verdict });
  }
  return { submissions, modules: solution.sources };
}

/** The problem's folder and the modules of the library that its solution uses. */
function sourcesOf(slug: string, modules: readonly string[]): PackageFile[] {
  const folder = problemPath(slug);
  const names = readdirSync(problemFolder(slug)).filter((name) => /\.(ts|md|cpp)$/.test(name));
  const paths = [
    ...names.map((name) => `${folder}/${name}`),
    ...modules.filter((path) => !path.startsWith(folder)),
  ];
  return paths.map((path) => ({ path, content: readFileSync(moduleFile(path)) }));
}

/** Whom the workspace's licence names, if it has one. */
function owner(): string {
  const file = join(WORKSPACE, "LICENSE");
  const license = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /^Copyright \(c\) \d+ (.*)$/m.exec(license)?.[1]?.trim() ?? "unknown";
}
