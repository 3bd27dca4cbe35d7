import type { CheckResult } from "../problem/check-result";

/** One run of a program on one case, as the host measured it. */
export interface Execution {
  readonly exitCode: number;
  /** Name of the signal that ended it, if a signal did. */
  readonly signal?: string;
  /** Why the host stopped it, if it did. `disk`: it waited for one; `starved`: the machine gave it no processor. */
  readonly stopped?: "time" | "idle" | "disk" | "starved" | "memory" | "output" | "cancelled";
  /**
   * True when other programs of the same user left it so few processes and threads that starting one may
   * have failed.
   */
  readonly crowded?: boolean;
  /** User and system time of the whole process tree. */
  readonly timeMs: number;
  /** Where the system tells no CPU time: `timeMs` is the wall time. */
  readonly clock?: "wall";
  readonly wallMs: number;
  /** Wall time in which no process of the tree was running or runnable. */
  readonly idleMs: number;
  /** Peak resident memory; undefined if the system does not report it. */
  readonly memoryMiB?: number;
  /** The source of time and memory: see Report in host/box/supervisor.ts. */
  readonly accounts?: string;
  /** Whether the supervisor may see the descriptors of programs. */
  readonly sees?: boolean;
  /** True when the output equals the expected one byte for byte; then `output` is read only on access. */
  readonly same?: boolean;
  /** Cut at one byte more than the limit. */
  readonly output: Uint8Array;
  /** True when stdout or stderr is longer than the limit. */
  readonly flooded: boolean;
  /** The end of its stderr; places in the bundle are replaced by places in the sources. */
  readonly stderr: string;
  /** All of it as it came, cut as the output is, where it is longer than that end. */
  readonly wholeStderr?: Uint8Array;
  /** What may mend it, where what it wrote to stderr says so. */
  readonly hint?: string;
  /** The interactor's verdict, in interactive problems. */
  readonly interaction?: CheckResult;
  /** What both sides said: a line a line, "> " before those of the program, "< " before the others. */
  readonly transcript?: string;
  /** Which side waits for what, if program and interactor both wait. */
  readonly deadlock?: string;
  /** That it kept an interactor busy without an end. */
  readonly endless?: string;
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

/**
 * The time that counts against the limit: V8's collector threads can use more than one CPU second a
 * second.
 */
export function chargedMs({ timeMs, wallMs }: Pick<Execution, "timeMs" | "wallMs">): number {
  return Math.min(timeMs, wallMs);
}
