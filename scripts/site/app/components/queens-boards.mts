import { FLAWED, type QueensStep, SEVEN } from "#lessons/facts/n-queens";
import type { PopulationPart } from "#problems/n-queens-genetic/view";
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
}

export const QUEENS_BOARDS: Readonly<Record<QueensStep, QueensLessonBoard>> = {
  question: { rows: SEVEN, hidden: ["sentence", "figures"] },
  array: { rows: SEVEN, hidden: ["sentence", "figures"] },
  maximum: { rows: SEVEN },
  fitness: { rows: FLAWED },
  population: { at: 0, shows: "boards", hidden: ["sentence", "figures"] },
  fitnesses: { at: 0, shows: "fitness" },
  selection: { at: 0, shows: "threshold" },
  couples: { at: 0, shows: "threshold", couple: "parents" },
  cut: { at: 0, shows: "threshold", couple: "children" },
  mutation: { at: 0, shows: "threshold", couple: "mutants" },
  repeat: { at: 1, shows: "threshold" },
  measured: { at: 1, shows: "threshold" },
  yours: { at: 1, shows: "threshold" },
};
