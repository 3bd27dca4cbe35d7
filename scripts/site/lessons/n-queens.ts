import type { QueensExample, QueensFacts, QueensStep } from "./facts/n-queens";
import type { Lesson } from "./lesson";

/** The words of the lesson on n queens. */
export type QueensLesson = Lesson<QueensStep, QueensExample, QueensFacts>;
