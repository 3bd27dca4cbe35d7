import { isAbsolute } from "node:path";
import { isCompared } from "../case";
import type { Problem } from "../problem";
import { readCaseOrigins } from "./case-origins";
import { casesBeside } from "./cases-beside";
import { findCases } from "./find-cases";
import { problemExport } from "./problem-module";

/** How many cases of a problem, or beside a program at an absolute path, are run and compared with nothing. */
export function uncomparedCases(slug: string): number {
  if (isAbsolute(slug)) return casesBeside(slug).cases.filter((one) => !isCompared(one)).length;
  // An interactor needs no answer.
  if (problemExport<Problem>(slug, "problem.ts", "problem")?.interactor !== undefined) return 0;
  const origins = readCaseOrigins(slug);
  return findCases(slug).cases.filter((testCase) => {
    const { anyAnswer, hidden } = origins[testCase.name] ?? {};
    return anyAnswer === true || hidden === true || !isCompared(testCase);
  }).length;
}
