import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { HERE, problemFolder, typedPath } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { inCaseOrder } from "../../problem/case-order";
import { findSlugs } from "../../problem/host/find-slugs";
import { otherLanguage } from "../../problem/other-language";
import type { Job } from "../job";

export interface FoundJobs {
  readonly jobs: readonly Job[];
  /** Files there that are no programs. */
  readonly others: readonly string[];
}

/** Whether the judge knows the language of a file by its name. */
export function isProgram(file: string): boolean {
  const isOurs = /\.[cm]?[jt]sx?$/i.test(file) && !/\.d\.[cm]?ts$/i.test(file);
  return isOurs || otherLanguage(file) !== undefined;
}

/** Those of a folder of hand-ins, folder/<who>/a.py, or without a problem the programs of the problem that is named. */
export function findJobs(place: string, problem: string | undefined): FoundJobs {
  if (problem === undefined) return jobsOfProblem(place);
  const [slug] = findSlugs([problem]);
  const folder = resolve(HERE, place);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const hint = systemHints().list(resolve(folder, ".."));
    throw new ExpectedError(`there is no folder ${place}`, hint, EXIT.nothingMatched);
  }
  return jobsIn(folder, slug!, filesIn(folder));
}

function jobsOfProblem(word: string): FoundJobs {
  if (!/^[a-z0-9-]+$/i.test(word) && existsSync(resolve(HERE, word, "problem.ts")) === false) {
    const hint = `npm run jobs -- ${word} --problem knight-moves`;
    throw new ExpectedError(`whose cases judge ${word}?`, hint, EXIT.usage);
  }
  const [slug] = findSlugs([word]);
  const folder = problemFolder(slug!);
  const files = filesIn(folder).filter((path) =>
    /^(?:solution\.ts$|(?:wrong|submissions)\/)/.test(path),
  );
  return jobsIn(folder, slug!, files);
}

/** A person's programs in natural order, 2 before 10: the last of them is the last hand-in. */
function jobsIn(folder: string, problem: string, files: readonly string[]): FoundJobs {
  const isByPerson = basename(folder) !== "submissions"; // whose folders are named by verdicts
  const jobs = inCaseOrder(files.filter(isProgram)).map((path) => {
    const [first] = path.split("/");
    const isOfProblem = folder === problemFolder(problem);
    const who = isByPerson && !isOfProblem && first !== path ? first! : path;
    return { who, problem, file: typedPath(join(folder, path)) };
  });
  return { jobs, others: files.filter((path) => !isProgram(path)) };
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isDirectory() ? [] : relative(folder, join(entry.parentPath, entry.name)),
  );
  return paths.map((path) => path.replaceAll("\\", "/"));
}
