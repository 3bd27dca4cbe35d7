import { lesson as coinsEn } from "./chessboard-coins.en";
import { COINS_EXAMPLES, COINS_STEPS, coinsFacts } from "./facts/chessboard-coins";
import { KNIGHT_EXAMPLES, KNIGHT_STEPS, knightFacts } from "./facts/knight-moves";
import { QUEENS_EXAMPLES, QUEENS_STEPS, queensFacts } from "./facts/n-queens";
import { SLIDING_EXAMPLES, SLIDING_STEPS, slidingFacts } from "./facts/sliding-puzzle";
import { STONES_EXAMPLES, STONES_STEPS, stonesFacts } from "./facts/stone-piles";
import { lesson as knightEn } from "./knight-moves.en";
import type { Language } from "./languages";
import type { Lesson } from "./lesson";
import { lesson as queensEn } from "./n-queens.en";
import { lesson as slidingEn } from "./sliding-puzzle.en";
import { lesson as stonesEn } from "./stone-piles.en";
import type { Words } from "./words";
import { words as en } from "./words.en";

/** A text in English and in the languages that have it. */
export type Translated<Text> = { readonly en: Text } & { readonly [key in Language]?: Text };

/** A lesson: what it shows, and its words by language. */
export interface Course<Step extends string, Example extends string, Facts> {
  readonly steps: readonly Step[];
  readonly examples: readonly Example[];
  /** The numbers of its texts, computed when the site is built. */
  readonly facts: () => Facts;
  readonly texts: Translated<Lesson<Step, Example, Facts>>;
}

/** A course whose steps and facts are its own business. */
export type AnyCourse = Course<string, string, never>;

const course = <Step extends string, Example extends string, Facts>(
  own: Course<Step, Example, Facts>,
) => own as unknown as AnyCourse;

/** The languages of the site's words. A language of a lesson must be here too. */
export const WORDS: Translated<Words> = { en };

/** The lessons by their pages. A language is added by its import and its name in `texts`. */
export const COURSES: Readonly<Record<string, AnyCourse>> = {
  "knight-moves": course({
    ...{ steps: KNIGHT_STEPS, examples: KNIGHT_EXAMPLES, facts: knightFacts },
    texts: { en: knightEn },
  }),
  "stone-piles": course({
    ...{ steps: STONES_STEPS, examples: STONES_EXAMPLES, facts: stonesFacts },
    texts: { en: stonesEn },
  }),
  "chessboard-coins": course({
    ...{ steps: COINS_STEPS, examples: COINS_EXAMPLES, facts: coinsFacts },
    texts: { en: coinsEn },
  }),
  "sliding-puzzle": course({
    ...{ steps: SLIDING_STEPS, examples: SLIDING_EXAMPLES, facts: slidingFacts },
    texts: { en: slidingEn },
  }),
  "n-queens": course({
    ...{ steps: QUEENS_STEPS, examples: QUEENS_EXAMPLES, facts: queensFacts },
    texts: { en: queensEn },
  }),
};
