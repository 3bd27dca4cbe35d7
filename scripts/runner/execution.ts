import type { CheckResult } from "../problem/check-result";

/** One run of a program on one case, as the host measured it. */
export interface Execution {
  readonly exitCode: number;
  /** Name of the signal that ended it, where one did. */
  readonly signal?: string;
  /** Why the host stopped it, where it did. `starved`: the machine gave it no processor. */
  readonly stopped?: "time" | "idle" | "starved" | "memory" | "output" | "cancelled";
  /** User and system time of the whole process tree. */
  readonly timeMs: number;
  readonly wallMs: number;
  /** Wall time in which nothing of the tree ran or wanted to run. */
  readonly idleMs: number;
  /** Peak resident memory; undefined where the system does not tell. */
  readonly memoryMiB?: number;
  /** Who added up time and memory: see Report in host/supervisor.ts. */
  readonly accounts?: string;
  /** True when the output is the expected one byte for byte; then it is read only when asked for. */
  readonly same?: boolean;
  /** Cut at one byte more than the limit. */
  readonly output: Uint8Array;
  /** True when stdout or stderr is longer than the limit. */
  readonly flooded: boolean;
  /** The end of what it wrote to stderr, places in the bundle told as places in the sources. */
  readonly stderr: string;
  /** What the interactor said of it, in interactive problems. */
  readonly interaction?: CheckResult;
  /** Who waits for whom, where program and interactor both wait. */
  readonly deadlock?: string;
}

/** Infinity where there is no limit. */
export interface Limits {
  readonly timeMs: number;
  readonly memoryMiB: number;
  readonly outputBytes: number;
  /** Processes and threads at once, in tiers A to C. */
  readonly processes?: number;
  /** Open files of one process, in tiers A to C. */
  readonly files?: number;
}

export const USUAL_PROCESSES = 512;
export const USUAL_FILES = 1024;

/** What is held against the time limit: V8's collector threads can use more than a second a second. */
export function chargedMs({ timeMs, wallMs }: Pick<Execution, "timeMs" | "wallMs">): number {
  return Math.min(timeMs, wallMs);
}
