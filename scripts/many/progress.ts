import { counted } from "../base/counted";
import { isFailure } from "../problem/verdict";
import type { JobResult } from "./job-result";

const WIDTH = 30;
const SECOND_MS = 1000;
const MINUTE_S = 60;

/** How far a batch has come, as a line that changes and as the closing line. */
export class Progress {
  readonly sum = { passed: 0, failed: 0, ran: 0, judged: 0, known: 0, refused: 0 };
  readonly anew = new Map<string, number>();
  private readonly total: number | undefined;
  private readonly noun: string;

  /** `total` is how many lines will come, where that is known. */
  constructor(total: number | undefined, noun = "job") {
    this.total = total;
    this.noun = noun;
  }

  add({ verdict, anew }: Pick<JobResult, "verdict" | "anew">, isKnown: boolean): void {
    this.sum[verdict === "ran" ? "ran" : isFailure(verdict) ? "failed" : "passed"]++;
    this.sum[isKnown ? "known" : "judged"]++;
    if (anew !== undefined) this.anew.set(anew, (this.anew.get(anew) ?? 0) + 1);
  }

  /** "[#####-----] 12 of 24 jobs, 1 failed, 3 min left" */
  line(elapsedMs: number): string {
    const { failed, judged, known, refused } = this.sum;
    const done = judged + known + refused;
    const failures = failed > 0 ? [`${failed} failed`] : [];
    if (this.total === undefined) return [counted(done, this.noun), ...failures].join(", ");
    const filled = Math.floor((WIDTH * done) / Math.max(1, this.total));
    const bar = `[${"#".repeat(filled).padEnd(WIDTH, "-")}]`;
    const leftS = ((elapsedMs / SECOND_MS) * (this.total - done)) / judged;
    const left = judged === 0 ? [] : [`${durationOf(leftS)} left`];
    return `${bar} ${[`${done} of ${counted(this.total, this.noun)}`, ...failures, ...left].join(", ")}`;
  }

  /** What has to be said at the end, a line each; the last is the closing line. */
  closing(isInterrupted: boolean): string[] {
    const { passed, failed, ran, judged, known, refused } = this.sum;
    const rest = [
      ...(ran > 0 ? [`${ran} skipped`] : []),
      ...(refused > 0 ? [counted(refused, "error")] : []),
    ];
    const from = known > 0 ? ` (${judged} judged, ${known} known before)` : "";
    const end = isInterrupted ? " (interrupted)" : "";
    return [
      ...[...this.anew].map(
        ([why, count]) => `note: ${counted(count, "job")} will be judged anew next time: ${why}`,
      ),
      [`${passed} passed`, `${failed} failed`, ...rest].join(", ") + from + end,
    ];
  }
}

function durationOf(seconds: number): string {
  return seconds < MINUTE_S ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / MINUTE_S)} min`;
}
