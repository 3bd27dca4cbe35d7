import type { OtherLimits, Problem, TargetName } from "../../../problem/problem";
import { type Limits, USUAL_FILES, USUAL_PROCESSES } from "../../../runner/execution";
import { targets } from "../../../targets/targets";

const OUTPUT_MIB = 64;

/** The limits of a problem, or of none, on a judge. */
export function usualLimits(problem: Problem | undefined, target: TargetName | undefined): Limits {
  const entry = problem?.judges.find(({ judge }) => judge === target);
  // The nearest word counts: of the problem on this judge, of the problem, of the judge.
  const words: readonly (OtherLimits | undefined)[] = [entry, problem, target && targets[target]];
  const nearest = (name: keyof OtherLimits) =>
    words.map((word) => word?.[name]).find((limit) => limit !== undefined);
  return {
    timeMs: entry?.timeLimitMs ?? problem?.timeLimitMs ?? 2000,
    memoryMiB: entry?.memoryLimitMiB ?? problem?.memoryLimitMiB ?? 512,
    outputBytes: Math.round((nearest("outputLimitMiB") ?? OUTPUT_MIB) * 2 ** 20),
    processes: nearest("processLimit") ?? USUAL_PROCESSES,
    files: nearest("fileLimit") ?? USUAL_FILES,
  };
}
