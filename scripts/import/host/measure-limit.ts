import { rmSync } from "node:fs";
import { join } from "node:path";
import type { OpenJudgeHost } from "../../judge/host/engine/open-judge-host";
import { layOut, packageLimits } from "../packages/host/package-problem";
import {
  inJudgingOrder,
  isAccepted,
  LONG_MS,
  limitFrom,
  outcomeOf,
  programOf,
} from "../submissions/host/run-submission";
import { packageSubmissions } from "../submissions/package-submissions";
import type { ReadPackage } from "./read-packages";

export interface MeasuredLimit {
  readonly timeMs: number;
  /** The accepted submission that gave it. */
  readonly slowest: string;
  readonly slowestMs: number;
}

/**
 * The time limit that the format gives a package without one: a multiple of its slowest accepted
 * submission, run here on every case. Undefined where none of them can be run, or none is accepted,
 * and after Ctrl-C. Each one that cannot count is reported with the reason.
 */
export async function measureLimit(
  read: ReadPackage,
  host: OpenJudgeHost,
  interrupted: AbortSignal,
  say: (line: string) => void,
): Promise<MeasuredLimit | undefined> {
  const laidOut = layOut(read.name, read.draft);
  let [slowest, slowestMs] = ["", 0];
  try {
    const limits = { ...packageLimits(read.draft), timeMs: LONG_MS };
    const accepted = inJudgingOrder(packageSubmissions(read.package)).filter(isAccepted);
    for (const [at, submission] of accepted.entries()) {
      const program = await programOf(submission, join(laidOut.folder, `submission-${at}`));
      if (interrupted.aborted) return undefined;
      if (typeof program === "string") {
        say(`  ${submission.name} does not count: ${program}`);
        continue;
      }
      // One case at a time: a neighbour on the machine would make it slower.
      const outcome = await outcomeOf(laidOut, program, limits, host, { jobs: 1 }, interrupted);
      if (interrupted.aborted) return undefined;
      if (outcome.verdict !== "AC") {
        const where = outcome.worst ? ` on ${outcome.worst.name}` : "";
        say(`  ${submission.name} does not count: ${outcome.verdict}${where}`);
      } else if (outcome.slowestMs > slowestMs) {
        [slowest, slowestMs] = [submission.name, outcome.slowestMs];
      }
    }
  } finally {
    rmSync(laidOut.folder, { recursive: true, force: true });
  }
  if (slowest === "") return undefined;
  return { timeMs: limitFrom(slowestMs, read.draft.timeMultiplier), slowest, slowestMs };
}
