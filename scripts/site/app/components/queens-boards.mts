import { FLAWED, type QueensStep, SEVEN } from "#lessons/facts/n-queens";

/** What a step of the lesson on n queens puts on the page. */
export interface QueensLessonBoard {
  /** Queens that stand by hand, rows from 0; else the run is shown. */
  readonly rows?: readonly number[];
  /** The generation of the run. */
  readonly at?: number;
  /** How far a couple is drawn. */
  readonly couple?: "parents" | "children" | "mutants";
}

export const QUEENS_BOARDS: Readonly<Record<QueensStep, QueensLessonBoard>> = {
  question: { rows: SEVEN },
  array: { rows: SEVEN },
  maximum: { rows: SEVEN },
  fitness: { rows: FLAWED },
  population: { at: 0 },
  fitnesses: { at: 0 },
  selection: { at: 1 },
  couples: { at: 1, couple: "parents" },
  cut: { at: 1, couple: "children" },
  mutation: { at: 1, couple: "mutants" },
  repeat: { at: 2 },
  measured: { at: 2 },
  yours: { at: 2 },
};
