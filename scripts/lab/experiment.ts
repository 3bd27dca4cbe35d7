import type { SearchResult } from "../../lib/sliding/search-budget";
import type { AlgorithmName } from "./sliding-algorithms";

/** The parameters of an experiment. */
export interface ExperimentPlan {
  readonly sizes: readonly (readonly [rows: number, columns: number])[];
  readonly algorithms: readonly AlgorithmName[];
  /** Solvable random boards of each size. */
  readonly boards: number;
  readonly seed: number;
  readonly maxStates: number;
  readonly maxBytes: number;
  readonly maxMs: number;
}

/** One search of one board. */
export interface ExperimentRun {
  readonly size: string;
  readonly algorithm: AlgorithmName;
  readonly board: readonly number[];
  readonly result: SearchResult;
}

export type ExperimentEvent =
  | { readonly type: "start"; readonly runs: number; readonly plan: ExperimentPlan }
  | { readonly type: "run"; readonly run: ExperimentRun; readonly done: number }
  /** The tables of this heuristic do not fit boards of this size. */
  | {
      readonly type: "skipped";
      readonly size: string;
      readonly algorithm: AlgorithmName;
      readonly reason: string;
      readonly done: number;
    }
  | { readonly type: "end" };
