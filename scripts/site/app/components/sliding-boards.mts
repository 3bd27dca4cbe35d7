import { BOARDS, type SlidingExample, type SlidingStep } from "#lessons/facts/sliding-puzzle";
import type { Scene } from "#problems/sliding-puzzle/view";
import type { LitCode } from "./lesson-code.mts";
import type { FramePart } from "./use-lesson.mts";

/** What a step of the lesson on sliding puzzles puts on the page. */
export interface SlidingLessonBoard {
  readonly scene: Scene;
  /** Which board of the solution is shown; "last" is the solved one. */
  readonly at?: number | "last";
  readonly hidden?: readonly FramePart[];
  /** What is shown beside the board. */
  readonly panel?: "pairs" | "reachable" | "distances" | "tree" | "bounds";
  /** How many boards A* has expanded in its tree. */
  readonly expansions?: number;
  readonly code?: LitCode;
}

export const SLIDING_BOARDS: Readonly<Record<SlidingStep, SlidingLessonBoard>> = {
  question: { scene: BOARDS.three, at: 0, hidden: ["sentence", "figures", "lists"] },
  way: { scene: BOARDS.three, at: "last" },
  inversions: { scene: BOARDS.three, at: 0, panel: "pairs", code: ["solvable", 1, 2, 3] },
  oddWidth: { scene: BOARDS.swapped, panel: "pairs", code: ["solvable", 4] },
  evenWidth: { scene: BOARDS.fifteen, panel: "pairs", code: ["solvable", 5] },
  twoByFour: { scene: BOARDS.twoByFour, panel: "pairs", code: ["solvable", 5] },
  line: { scene: BOARDS.line, panel: "pairs", code: ["solvable", 6] },
  count: { scene: BOARDS.three, at: 0, panel: "reachable" },
  blind: { scene: BOARDS.tree, at: 0, code: ["breadthFirst", 5, 6, 7, 8, 9, 10, 11, 12] },
  depth: { scene: BOARDS.tree, at: 0 },
  deepening: { scene: BOARDS.tree, at: 0 },
  estimates: { scene: BOARDS.twoByFour, panel: "distances" },
  aStar: { scene: BOARDS.tree, at: 0, panel: "tree" },
  stop: { scene: BOARDS.tree, at: 0, panel: "tree", expansions: 12 },
  idaStar: { scene: BOARDS.bounds, at: 0, panel: "bounds", code: ["idaStar", 2, 6, 12] },
  yours: { scene: BOARDS.three, at: 0 },
};

/** The boards of the buttons. */
export const EXAMPLE_BOARDS: Readonly<Record<SlidingExample, Scene>> = {
  three: BOARDS.three,
  fifteen: BOARDS.fifteen,
  twoByFour: BOARDS.twoByFour,
  twoByTwo: BOARDS.twoByTwo,
};
