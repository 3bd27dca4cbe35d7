import { existsSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { problemFolder } from "../../base/host/roots";
import { checkers } from "../../judge/checkers/checkers";
import { usualLimits } from "../../judge/host/prepare/usual-limits";
import { findSlugs } from "../../problem/host/find-slugs";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import { submitPage } from "../../submit/host/submit-page";
import {
  judgeOf,
  type MachineName,
  machine,
  machineNames,
  nodeNamed,
} from "../../targets/machines";
import { runtimeName } from "../../targets/target";
import { defaultTarget, judgeTitle, statementPage } from "../../targets/targets";
import type { TaskFacts } from "../desk-state";
import type { ListedProblem } from "../engine-message";

const CHECKERS = Object.keys(checkers);

const RUNTIMES = machineNames.map((judge) => {
  const { runtime } = machine(judge);
  const { title } = machine(judgeOf(judge)!);
  return { judge, title: `${title}, ${runtimeName(runtime)}` };
});

/** What problem.ts says, for the page; a problem.ts that cannot be read is a fault among the facts. */
export function taskFacts(slug: string, judge: MachineName | undefined): TaskFacts {
  try {
    const problem = problemExport<Problem>(slug, "problem.ts", "problem");
    const { timeMs, memoryMiB } = usualLimits(problem, judge);
    const checker = problem?.checker ?? "tokens";
    const target =
      judge ?? defaultTarget(problem?.judges ?? []) ?? nodeNamed(process.versions.node);
    const submitTo = submitPage(slug, target);
    return {
      submitTitle: machine(target).title,
      ...("address" in submitTo && { submitPage: submitTo.address }),
      timeLimitMs: timeMs,
      memoryLimitMiB: memoryMiB,
      ownTimeLimitMs: problem?.timeLimitMs ?? timeMs,
      ownMemoryLimitMiB: problem?.memoryLimitMiB ?? memoryMiB,
      checkers: CHECKERS,
      checker: typeof checker === "string" ? checker : Object.keys(checker)[0]!,
      isInteractive: problem?.interactor !== undefined,
      hasView: existsSync(join(problemFolder(slug), "view.ts")),
      judges: (problem?.judges ?? []).map((entry) => {
        const page = statementPage(entry);
        return { title: judgeTitle(entry.judge), ...(page !== undefined && { page }) };
      }),
      runtimes: RUNTIMES,
    };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return { ...NO_FACTS, fault: `${error.message} (try: ${error.hint})` };
  }
}

const NO_FACTS: TaskFacts = {
  timeLimitMs: 2000,
  memoryLimitMiB: 512,
  ownTimeLimitMs: 2000,
  ownMemoryLimitMiB: 512,
  checkers: CHECKERS,
  checker: "tokens",
  isInteractive: false,
  hasView: false,
  judges: [],
  runtimes: RUNTIMES,
};

/** The problems of the repository; one whose problem.ts cannot be read has its slug for a title. */
export function listProblems(): ListedProblem[] {
  return findSlugs([]).map((slug) => {
    try {
      return { slug, title: problemExport<Problem>(slug, "problem.ts", "problem")?.title ?? slug };
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      return { slug, title: slug };
    }
  });
}
