import { stringify } from "yaml";
import type { ExportedProblem, PackageFile } from "../exported-problem";
import type { Format } from "../format";
import {
  dataFiles,
  hasDefaultValidator,
  memoryNotes,
  outputLimitMiB,
  problemUuid,
  programFiles,
  shortName,
  sourceFiles,
  sourceOf,
  submissionFiles,
  validatorFlags,
} from "../icpc-parts";
import { latexOf } from "../latex";
import { statementBlocks, statementParts } from "../statement";

/** The legacy problem package of ICPC and Kattis; problemtools reads this one. */
export const icpc: Format = {
  title: "ICPC problem package, legacy (Kattis, problemtools)",
  convention: "icpc",
  validExit: 42,
  invalidExit: 43,
  target: "kattis",
  hasChecker: hasDefaultValidator,
  holds: [],
  zipName: shortName,
  topFolder: (slug) => `${shortName(slug)}/`,
  refusal: legacyRefusal,
  files: (problem) => [
    { path: "problem.yaml", content: legacyYaml(problem) },
    { path: ".timelimit", content: `${problem.problem.timeLimitMs / 1000}\n` },
    {
      path: "problem_statement/problem.en.tex",
      content: plainName(problem) + statementTex(problem),
    },
    ...legacyFiles(problem),
    ...sourceFiles(problem, "input_validators/validate/sources"),
  ],
  notes: memoryNotes,
};

/** What the legacy format has no place for. */
export function legacyRefusal({ passes, files }: ExportedProblem["problem"]): string | undefined {
  if (passes !== undefined) return "a program that is run in several passes";
  return files ? "files in place of stdin and stdout" : undefined;
}

/** What the legacy package and DOMjudge's variant of it share. */
export function legacyFiles(problem: ExportedProblem): PackageFile[] {
  const validator = problem.interactor ?? problem.checker;
  const name = problem.interactor ? "interact" : "check";
  return [
    ...dataFiles(problem),
    ...programFiles("input_validators/validate", problem.inputValidator),
    ...(validator ? programFiles(`output_validators/${name}`, validator) : []),
    ...submissionFiles(problem),
  ];
}

/** The problem.yaml of the legacy format. */
export function legacyYaml(exported: ExportedProblem): string {
  const { slug, problem, interactor, checker, owner } = exported;
  const isCustom = interactor !== undefined || checker !== undefined;
  const flags = ownFlags(problem) ?? (isCustom ? [] : (validatorFlags(problem.checker) ?? []));
  const source = sourceOf(problem);
  return stringify({
    name: problem.title,
    uuid: problemUuid(slug),
    ...(source !== undefined && { source }),
    license: "permission",
    rights_owner: owner,
    validation: interactor ? "custom interactive" : isCustom ? "custom" : "default",
    ...(flags.length > 0 && { validator_flags: flags.join(" ") }),
    limits: { memory: problem.memoryLimitMiB, output: outputLimitMiB(exported) },
  });
}

/** The arguments of a validator that came with an imported package. */
export function ownFlags({ checker, interactor }: ExportedProblem["problem"]) {
  for (const choice of [interactor, checker]) {
    if (typeof choice === "object" && "icpc" in choice) return choice.flags ?? [];
  }
  return undefined;
}

/** The title for problemtools, which takes it out of the statement, where LaTeX writes it in another way. */
function plainName({ problem }: ExportedProblem): string {
  const isPlain = titleTex(problem.title) === problem.title;
  return isPlain ? "" : `%% plainproblemname: ${problem.title}\n`;
}

function titleTex(title: string): string {
  return latexOf([{ kind: "paragraph", text: title }]).trim();
}

/** The statement in LaTeX, as Kattis and BAPCtools have it. */
export function statementTex({ readme, problem }: ExportedProblem): string {
  const blocks = statementBlocks(statementParts(readme), true);
  return `\\problemname{${titleTex(problem.title)}}\n\n${latexOf(blocks)}`;
}
