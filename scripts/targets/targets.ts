import type { JudgeEntry, JudgeName, TargetName } from "../problem/problem";
import { aoj } from "./aoj";
import { atcoder } from "./atcoder";
import { beecrowd } from "./beecrowd";
import { classicPages, classicTitles } from "./classics";
import { codeforces } from "./codeforces";
import { cses } from "./cses";
import { dmoj } from "./dmoj";
import { domjudge } from "./domjudge";
import { eolymp } from "./eolymp";
import { hackerearth } from "./hackerearth";
import { hackerrank } from "./hackerrank";
import { kattis } from "./kattis";
import { libraryChecker } from "./library-checker";
import { luogu } from "./luogu";
import { spoj } from "./spoj";
import type { Target } from "./target";

/** Every judge that takes JavaScript. The compiler requires a line here for every name of TargetName. */
export const targets: Readonly<Record<TargetName, Target>> = {
  codeforces,
  atcoder,
  kattis,
  spoj,
  cses,
  aoj,
  hackerrank,
  hackerearth,
  eolymp,
  luogu,
  dmoj,
  "library-checker": libraryChecker,
  beecrowd,
  domjudge,
};

export const targetNames = Object.keys(targets) as TargetName[];

export function isTarget(judge: string): judge is TargetName {
  return Object.hasOwn(targets, judge);
}

/** The first judge of the problem that takes JavaScript. */
export function defaultTarget(judges: readonly JudgeEntry[]): TargetName | undefined {
  return judges.map((entry) => entry.judge).find((judge) => isTarget(judge));
}

/** The page with the statement: where the problem was found, else by its id. */
export function statementPage({ judge, id, page }: JudgeEntry): string | undefined {
  return page ?? problemPage(judge, id);
}

/** What a judge of any kind is called: "Library Checker", "UVa". */
export function judgeTitle(judge: JudgeName): string {
  return isTarget(judge) ? targets[judge].title : classicTitles[judge];
}

/** The page with the statement by its id, on judges of every kind. */
export function problemPage(judge: JudgeName, id: string): string | undefined {
  return isTarget(judge) ? targets[judge].problemPage(id) : classicPages[judge](id);
}
