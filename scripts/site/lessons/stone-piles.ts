import type { StonesExample, StonesFacts, StonesStep } from "./facts/stone-piles";
import type { Lesson } from "./lesson";

/** The words of the lesson on stone piles. */
export type StonesLesson = Lesson<StonesStep, StonesExample, StonesFacts>;
