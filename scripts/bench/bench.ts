import type { TargetName } from "../problem/problem";
import type { Conclude } from "./bench-result";

/** One piece of work that several contenders do. A `*.bench.ts` file exports `benches: readonly Bench[]`. */
export type Bench = FunctionBench | ProcessBench;

export interface Work {
  /** The work and its size, in under 60 characters. */
  readonly work: string;
  /** Seed of the input, if it is random. */
  readonly seed?: number;
}

/** Work inside a process: the first run (cold) and later ones (warm) are reported separately. */
export interface FunctionBench extends Work {
  readonly kind: "function";
  readonly contenders: readonly FunctionContender[];
}

/** Work of whole processes, start included: CPU time of the process and all its children. */
export interface ProcessBench extends Work {
  readonly kind: "process";
  /** Called once before all processes, not timed. */
  readonly prepare?: () => Promise<void>;
  /** The input of each process; empty if left out. */
  readonly stdin?: () => string | Uint8Array;
  /** Throws when an output is wrong. Without it all outputs must be the same bytes. */
  readonly check?: (output: Uint8Array, stdin: Uint8Array) => void;
  /**
   * Peak memory allowed to our contender beyond Node's own start; more ends the run with exit code
   * 1.
   */
  readonly mostMBAboveStart?: number;
  /** The judge under whose runtime our programs run, unless --node was given; this Node without it. */
  readonly target?: TargetName;
  readonly contenders: readonly ProcessContender[];
  readonly conclude?: Conclude;
}

/** The others are compared with `ours`; `plain` is the code that one would write without a library. */
export type FunctionContender =
  | {
      readonly role: "ours" | "plain";
      readonly name: string;
      readonly prepare: Prepare;
      readonly once?: true;
      readonly note?: Note;
    }
  | {
      readonly role: "peer";
      /** Name of the npm package, as in scripts/bench/package.json. */
      readonly name: string;
      /** What to import where the package itself has no main module. */
      readonly entry?: string;
      /** Distinguishes several entries of one package. */
      readonly variant?: string;
      /** Gets the result of `import(name)`; declare as much of its type as you use. */
      readonly prepare: (module: never) => Run;
      /** Runs in one process only, since it is far too slow to matter. */
      readonly once?: true;
      readonly note?: Note;
    }
  | CppContender;

/** Not timed, called before every run: makes the input and returns the work on it. */
export type Prepare = () => Run;

/** The timed work. Returns a checksum that must be equal for all contenders. */
export type Run = (keep: Keep) => number;

/**
 * Holds the structure until the next run. Garbage is collected between runs: without a living
 * instance V8 drops the hidden class and the code compiled for it, and the next run would not be
 * warm.
 */
export type Keep = (structure: unknown) => void;

/** Called once after the last run: a line beneath the times, such as the worst case. */
export type Note = () => string;

export interface Missing {
  readonly missing: string;
}

export type ProcessContender =
  | {
      readonly role: "ours" | "plain";
      readonly name: string;
      /** A TypeScript program, from the root of the repository; bundled to one file before it runs. */
      readonly program: string;
    }
  | {
      readonly role: "ours" | "plain";
      readonly name: string;
      /** Any command, run in the root of the repository, or why there is none. */
      readonly command: readonly string[] | (() => readonly string[] | Missing);
    }
  | CppContender;

export interface CppContender {
  readonly role: "cpp";
  readonly name: string;
  /** A path from scripts/bench/cpp: "graph/dijkstra.cpp". */
  readonly source: string;
  readonly args?: readonly string[];
}

/** What a worker prints: CPU milliseconds of the first run, of the later ones, checksum and note. */
export interface WorkerReport {
  readonly coldMs: number;
  readonly warmMs: readonly number[];
  readonly checksum: number;
  readonly note?: string;
}
