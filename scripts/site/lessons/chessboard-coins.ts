import type { CoinsExample, CoinsFacts, CoinsStep } from "./facts/chessboard-coins";
import type { Lesson } from "./lesson";

/** The words of the lesson on coins on a chessboard. */
export type CoinsLesson = Lesson<CoinsStep, CoinsExample, CoinsFacts>;
