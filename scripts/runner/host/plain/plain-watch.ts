import { setTimeout as pause } from "node:timers/promises";
import type { Execution, Limits } from "../../execution";
import type { PlainSystem, Usage } from "../plain-processes";

/**
 * How far over its time limit a program may run, so that the judge can distinguish doubtful from clear
 * cases.
 */
const CPU_SLACK = 1.35;
const WINDOW_MS = 100;
/** Output and clock are looked at this often, even where a sample takes longer. */
const TICK_MS = 250;
const IDLE_LEAST_MS = 1000;
/** If a waiting program cannot be distinguished from one without a processor, it may wait longer. */
const UNSURE_FACTOR = 3;
/** A program that talks also waits for the other's process, which is slow to start on Windows. */
const TALK_FACTOR = 10;

export interface Watched {
  readonly stopped?: Execution["stopped"];
  /** The last sample; undefined if the system reports none. */
  readonly cpuMs?: number;
  readonly peakMiB?: number;
  readonly idleMs: number;
}

interface Running {
  readonly pid: number;
  readonly ended: Promise<unknown>;
  written(): number;
  /** Without a limit for the time that it waits. */
  readonly isPatient?: boolean;
  readonly isTalking?: boolean;
}

/** Watches a process until it ends or must be stopped. */
export async function watch(
  system: Pick<PlainSystem, "lookMs" | "alwaysTells" | "usage">,
  { pid, ended, written, isPatient = false, isTalking = false }: Running,
  { timeMs, memoryMiB, outputBytes }: Limits,
): Promise<Watched> {
  const { lookMs, alwaysTells } = system;
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
  const look = lookEach(lookMs, () => system.usage(pid));
  for (;;) {
    const tick = pause(Math.min(lookMs, TICK_MS), false);
    if (await Promise.race([over, tick])) return watched();
    const usage = await look();
    const now = performance.now();
    const ranMs = now - start;
    if (usage) {
      seen = usage;
      peakMiB = Math.max(peakMiB, usage.memoryMiB);
      if (now - window.at >= WINDOW_MS) {
        const before = window.usage ?? { cpuMs: 0, waitMs: 0 };
        const busy = usage.cpuMs - before.cpuMs + (usage.waitMs ?? 0) - (before.waitMs ?? 0);
        // If we ourselves did not sample for long, at most two windows count as idle.
        const mostMs = 2 * Math.max(WINDOW_MS, lookMs);
        if (!usage.wantsToRun) idleMs += Math.max(0, Math.min(now - window.at - busy, mostMs));
        window = { at: now, usage };
      }
    }
    const patience = seen?.waitMs === undefined ? UNSURE_FACTOR : 1;
    const isIdle = seen && idleMs > patience * Math.max(IDLE_LEAST_MS, timeMs);
    if (written() > outputBytes) return watched("output");
    if (peakMiB > memoryMiB) return watched("memory");
    if ((seen?.cpuMs ?? 0) > CPU_SLACK * timeMs) return watched("time");
    if (isIdle && !isPatient) return watched("idle");
    // Without samples only the wall time can stop it.
    const isSilent = !alwaysTells && !seen;
    const factor = isTalking ? TALK_FACTOR : UNSURE_FACTOR;
    if (isSilent && ranMs > factor * timeMs + IDLE_LEAST_MS) return watched("time");
    if (ranMs > 10 * timeMs + (isPatient ? 180_000 : 20_000)) return watched("starved");
  }
}

/** Gives a sample when one is due; one that takes longer than a tick comes with a later call. */
function lookEach(lookMs: number, sample: () => Promise<Usage | undefined>) {
  let dueAt = performance.now() + lookMs;
  let coming: Promise<{ readonly usage: Usage | undefined }> | undefined;
  return async (): Promise<Usage | undefined> => {
    // A timer may come a little early.
    if (!coming && performance.now() < dueAt - 1) return undefined;
    coming ??= sample().then((usage) => ({ usage }));
    const answer = await Promise.race([coming, pause(TICK_MS, undefined)]);
    if (!answer) return undefined;
    coming = undefined;
    dueAt = performance.now() + (lookMs > TICK_MS ? lookMs : 0);
    return answer.usage;
  };
}
