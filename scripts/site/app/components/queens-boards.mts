import { FLAWED, type QueensStep, SEVEN } from "#lessons/facts/n-queens";
import type { PopulationPart } from "#problems/n-queens-genetic/view";
import type { LitCode } from "./lesson-code.mts";
import type { FramePart } from "./use-lesson.mts";

/** What a step of the lesson on n queens puts on the page. */
export interface QueensLessonBoard {
  /** Queens that stand by hand, rows from 0; else the run is shown. */
  readonly rows?: readonly number[];
  /** The generation of the run. */
  readonly at?: number;
  /** How much of the population is shown. */
  readonly shows?: PopulationPart;
  readonly hidden?: readonly FramePart[];
  /** How far a couple is drawn. */
  readonly couple?: "parents" | "children" | "mutants";
  readonly code?: LitCode;
}

export const QUEENS_BOARDS: Readonly<Record<QueensStep, QueensLessonBoard>> = {
  question: { rows: SEVEN, hidden: ["sentence", "figures"] },
  array: { rows: SEVEN, hidden: ["sentence", "figures"] },
  maximum: { rows: SEVEN },
  fitness: { rows: FLAWED },
  population: { at: 0, shows: "boards", hidden: ["sentence", "figures"], code: ["genetic", 1] },
  fitnesses: { at: 0, shows: "fitness", code: ["genetic", 3] },
  selection: { at: 0, shows: "threshold", code: ["genetic", 5] },
  couples: { at: 0, shows: "threshold", couple: "parents", code: ["genetic", 8] },
  cut: { at: 0, shows: "threshold", couple: "children", code: ["genetic", 9, 10, 11] },
  mutation: { at: 0, shows: "threshold", couple: "mutants", code: ["genetic", 12, 13] },
  repeat: { at: 1, shows: "threshold", code: ["genetic", 2, 14, 15] },
  measured: { at: 1, shows: "threshold", code: ["genetic", 3, 4] },
  yours: { at: 1, shows: "threshold" },
};
