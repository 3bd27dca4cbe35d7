import type { OtherLimits, Problem } from "../../../problem/problem";
import { type Limits, USUAL_FILES, USUAL_PROCESSES } from "../../../runner/execution";
import { judgeOf, type MachineName, machine } from "../../../targets/machines";

const OUTPUT_MIB = 64;

/** The limits of a problem, or of none, on a judge. */
export function usualLimits(problem: Problem | undefined, target: MachineName | undefined): Limits {
  const entry = target && problem?.judges.find(({ judge }) => judge === judgeOf(target));
  // The nearest word counts: of the problem on this judge, of the problem, of the judge.
  const words: readonly (OtherLimits | undefined)[] = [entry, problem, target && machine(target)];
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
