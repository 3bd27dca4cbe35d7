import type { KnightExample, KnightFacts, KnightLine, KnightStep } from "./facts/knight-moves";
import type { Lesson } from "./lesson";

/** The words of the lesson on knight moves. */
export interface KnightLesson extends Lesson<KnightStep, KnightExample, KnightFacts> {
  /** The pseudocode, line by line; the indentation is added. */
  readonly lines: Readonly<Record<KnightLine, string>>;
}
