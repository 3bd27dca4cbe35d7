import type { Usage } from "../../../runner/host/plain-processes";
import { latenessOfThis } from "./lateness";

const LOOK_MS = 250;

/** What programs have used since they were first looked at; the first one is the judge's own. */
export interface Use {
  /** CPU time of each. */
  readonly cpuMs: readonly number[];
  /** With the time that each waited for a processor. */
  readonly busyMs: readonly number[];
  /** How long none of them worked, waited for a processor, or for this process to come to its work. */
  readonly stillMs: number;
}

/** Looks at programs that run together, until `end`. What they use does not depend on the clock. */
export function watchUse(
  programs: readonly (() => Promise<Usage | undefined>)[],
  lookMs: number,
  look: (use: Use) => void,
): { use(): Use; end(): void } {
  const everyMs = Math.max(LOOK_MS, lookMs);
  const heart = latenessOfThis();
  const [cpuMs, busyMs] = [programs.map(() => 0), programs.map(() => 0)];
  let [stillMs, at, workBefore, isLooking] = [0, performance.now(), 0, false];
  const use = () => ({ cpuMs, busyMs, stillMs });
  const looking = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    const usages = await Promise.all(programs.map((usage) => usage()));
    isLooking = false;
    for (const [index, usage] of usages.entries()) {
      cpuMs[index] = Math.max(cpuMs[index]!, usage?.cpuMs ?? 0);
      busyMs[index] = Math.max(busyMs[index]!, cpuMs[index]! + (usage?.waitMs ?? 0));
    }
    const now = performance.now();
    const work = heart.lateMs() + busyMs.reduce((sum, ms) => sum + ms, 0);
    const pauseMs = Math.min(now - at, everyMs) - (work - workBefore);
    if (pauseMs > 0 && !usages.some((usage) => usage?.wantsToRun)) stillMs += pauseMs;
    [at, workBefore] = [now, work];
    look(use());
  }, everyMs);
  const end = () => {
    clearInterval(looking);
    heart.end();
  };
  return { use, end };
}
