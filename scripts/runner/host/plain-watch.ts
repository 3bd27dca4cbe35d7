import { setTimeout as pause } from "node:timers/promises";
import type { Execution, Limits } from "../execution";
import { LOOK_MS, USAGE_IS_TOLD, type Usage, usageOf } from "./plain-processes";

/**
 * How far over its time limit a program may run, so that the judge can distinguish doubtful from clear
 * cases.
 */
const CPU_SLACK = 1.35;
const WINDOW_MS = 100;
const IDLE_LEAST_MS = 1000;
/** If a waiting program cannot be distinguished from one without a processor, it may wait longer. */
const UNSURE_FACTOR = 3;

export interface Watched {
  readonly stopped?: Execution["stopped"];
  /** The last sample; undefined if the system reports none. */
  readonly cpuMs?: number;
  readonly peakMiB?: number;
  readonly idleMs: number;
}

/** Watches a process until it ends or must be stopped. */
export async function watch(
  pid: number,
  ended: Promise<unknown>,
  written: () => number,
  { timeMs, memoryMiB, outputBytes }: Limits,
): Promise<Watched> {
  const start = performance.now();
  const over = ended.then(() => true);
  let [seen, window]: [Usage | undefined, { at: number; usage?: Usage }] = [
    undefined,
    { at: start },
  ];
  let [peakMiB, idleMs] = [0, 0];
  const watched = (stopped?: Execution["stopped"]): Watched => ({
    ...(stopped && { stopped }),
    ...(seen && { cpuMs: seen.cpuMs, peakMiB }),
    idleMs,
  });
  for (;;) {
    if (await Promise.race([over, pause(LOOK_MS, false)])) return watched();
    const usage = await usageOf(pid);
    const now = performance.now();
    const ranMs = now - start;
    if (usage) {
      seen = usage;
      peakMiB = Math.max(peakMiB, usage.memoryMiB);
      if (now - window.at >= WINDOW_MS) {
        const before = window.usage ?? { cpuMs: 0, waitMs: 0 };
        const busy = usage.cpuMs - before.cpuMs + (usage.waitMs ?? 0) - (before.waitMs ?? 0);
        // If we ourselves did not sample for long, at most two windows count as idle.
        if (!usage.wantsToRun) {
          idleMs += Math.max(0, Math.min(now - window.at - busy, 2 * WINDOW_MS));
        }
        window = { at: now, usage };
      }
    }
    const patience = seen?.waitMs === undefined ? UNSURE_FACTOR : 1;
    if (written() > outputBytes) return watched("output");
    if (peakMiB > memoryMiB) return watched("memory");
    if ((seen?.cpuMs ?? 0) > CPU_SLACK * timeMs) return watched("time");
    if (seen && idleMs > patience * Math.max(IDLE_LEAST_MS, timeMs)) return watched("idle");
    // Without samples only the wall time can stop it.
    if (!USAGE_IS_TOLD && ranMs > UNSURE_FACTOR * timeMs + IDLE_LEAST_MS) return watched("time");
    if (ranMs > 10 * timeMs + 20_000) return watched("starved");
  }
}
