import { stringify } from "yaml";
import type { ExportedProblem, PackageFile } from "../exported-problem";
import type { Format } from "../format";
import {
  dataFiles,
  fileName,
  hasDefaultValidator,
  memoryNotes,
  outputLimitMiB,
  placedCases,
  problemUuid,
  programFiles,
  shortName,
  sourceFiles,
  sourceOf,
  submissionFiles,
  validatorFlags,
} from "../icpc-parts";
import { ownFlags, statementTex } from "./icpc";

/** The problem package of version 2025-09; BAPCtools reads it. */
export const icpc202509: Format = {
  title: "ICPC problem package, version 2025-09 (BAPCtools)",
  convention: "icpc",
  validExit: 42,
  invalidExit: 43,
  target: "kattis",
  hasChecker: hasDefaultValidator,
  holds: ["points"],
  zipName: shortName,
  topFolder: (slug) => `${shortName(slug)}/`,
  refusal: ({ files }) => (files ? "files in place of stdin and stdout" : undefined),
  files: (problem) => [
    { path: "problem.yaml", content: problemYaml(problem) },
    { path: "statement/problem.en.tex", content: statementTex(problem) }, // BAPCtools takes no other
    ...groupFiles(problem),
    ...dataFiles(problem),
    ...programFiles("input_validators/validate", problem.inputValidator),
    ...outputValidator(problem),
    ...submissionFiles(problem),
    ...sourceFiles(problem, "generators"),
  ],
  notes: memoryNotes,
};

function problemYaml(exported: ExportedProblem): string {
  const { slug, problem, interactor, cases, owner } = exported;
  const { passes, title, timeLimitMs, memoryLimitMiB } = problem;
  const types = [
    isScoring({ cases }) ? "scoring" : "pass-fail",
    ...(interactor ? ["interactive"] : []),
    ...(passes === undefined ? [] : ["multi-pass"]),
  ];
  const source = sourceOf(problem);
  return stringify({
    problem_format_version: "2025-09",
    type: types.length === 1 ? types[0] : types,
    name: title,
    uuid: problemUuid(slug),
    license: "permission",
    rights_owner: owner,
    credits: credits(owner),
    ...(source !== undefined && { source }),
    limits: {
      time_limit: timeLimitMs / 1000,
      memory: memoryLimitMiB,
      output: outputLimitMiB(exported),
      ...(passes !== undefined && { validation_passes: passes }),
    },
  });
}

/** Each author alone: hosts warn of a name that holds several. */
function credits(owner: string): string | { authors: string[] } {
  const authors = owner.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/).filter(Boolean);
  return authors.length === 1 ? owner : { authors };
}

function isScoring({ cases }: Pick<ExportedProblem, "cases">): boolean {
  return cases.some(({ points }) => points !== undefined);
}

/** Arguments of the output validator and points, which this version keeps in test_group.yaml. */
function groupFiles(problem: ExportedProblem): PackageFile[] {
  const { interactor, checker } = problem;
  const isCustom = interactor !== undefined || checker !== undefined;
  const flags =
    ownFlags(problem.problem) ?? (isCustom ? [] : (validatorFlags(problem.problem.checker) ?? []));
  const args = flags.length > 0 ? { output_validator_args: flags } : {};
  const files: PackageFile[] = [];
  const put = (folder: string, content: object) => {
    if (Object.keys(content).length > 0)
      files.push({ path: `data/${folder}/test_group.yaml`, content: stringify(content) });
  };
  put("sample", args);
  if (!isScoring(problem)) {
    put("secret", args);
    return files;
  }
  const groups = new Map<string, number>();
  let total = 0; // without it the format takes 100, which the groups may not exceed
  for (const { place, testCase } of placedCases(problem)) {
    const [folder, points] = [place.slice(0, place.lastIndexOf("/")), testCase.points ?? 0];
    if (!groups.has(folder)) total += points;
    if (/^secret\/./.test(folder)) groups.set(folder, points);
  }
  put("secret", { ...args, score_aggregation: "sum", max_score: total });
  for (const [folder, points] of groups) {
    put(folder, { ...args, score_aggregation: "min", max_score: points });
  }
  return files;
}

/** This version has one output validator, in a folder of this name. */
function outputValidator({ interactor, checker }: ExportedProblem): PackageFile[] {
  const validator = interactor ?? checker;
  if (!validator) return [];
  const named = validator.files.map((file) => ({ ...file, path: fileName(file.path) }));
  return programFiles("output_validator", { ...validator, files: named });
}
