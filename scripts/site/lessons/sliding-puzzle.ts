import type { SlidingExample, SlidingFacts, SlidingStep } from "./facts/sliding-puzzle";
import type { Lesson } from "./lesson";

/** The words of the lesson on sliding puzzles. */
export type SlidingLesson = Lesson<SlidingStep, SlidingExample, SlidingFacts>;
