import { lesson as coinsBn } from "./chessboard-coins.bn";
import { lesson as coinsEn } from "./chessboard-coins.en";
import { lesson as coinsPl } from "./chessboard-coins.pl";
import { words as exercisesBn } from "./exercises/words.bn";
import { type ExerciseWords, words as exercisesEn } from "./exercises/words.en";
import { words as exercisesPl } from "./exercises/words.pl";
import { COINS_EXAMPLES, COINS_STEPS, coinsFacts } from "./facts/chessboard-coins";
import { KNIGHT_EXAMPLES, KNIGHT_STEPS, knightFacts } from "./facts/knight-moves";
import { QUEENS_EXAMPLES, QUEENS_STEPS, queensFacts } from "./facts/n-queens";
import {
  COUNTED_WHEN_BUILT,
  SLIDING_EXAMPLES,
  SLIDING_STEPS,
  slidingFacts,
} from "./facts/sliding-puzzle";
import { STONES_EXAMPLES, STONES_STEPS, stonesFacts } from "./facts/stone-piles";
import { lesson as knightBn } from "./knight-moves.bn";
import { lesson as knightEn } from "./knight-moves.en";
import { lesson as knightPl } from "./knight-moves.pl";
import { LANGUAGES, type Language } from "./languages";
import type { Lesson } from "./lesson";
import { lesson as queensBn } from "./n-queens.bn";
import { lesson as queensEn } from "./n-queens.en";
import { lesson as queensPl } from "./n-queens.pl";
import type { HomeText, TranslatedHomeText } from "./pages/home";
import { home as homeBn } from "./pages/home.bn";
import { home as homeEn } from "./pages/home.en";
import { home as homePl } from "./pages/home.pl";
import type { StatementTexts } from "./pages/statements";
import { statements as statementsBn } from "./pages/statements.bn";
import { statements as statementsPl } from "./pages/statements.pl";
import { teacher as teacherBn } from "./pages/teacher.bn";
import { type TeacherText, teacher as teacherEn } from "./pages/teacher.en";
import { teacher as teacherPl } from "./pages/teacher.pl";
import { lesson as slidingBn } from "./sliding-puzzle.bn";
import { lesson as slidingEn } from "./sliding-puzzle.en";
import { lesson as slidingPl } from "./sliding-puzzle.pl";
import { lesson as stonesBn } from "./stone-piles.bn";
import { lesson as stonesEn } from "./stone-piles.en";
import { lesson as stonesPl } from "./stone-piles.pl";
import type { Words } from "./words";
import { words as bn } from "./words.bn";
import { words as en } from "./words.en";
import { words as pl } from "./words.pl";

/** A text in English and in the languages that have it. */
export type Translated<Text> = { readonly en: Text } & { readonly [key in Language]?: Text };

/** What English has elsewhere, in the other languages. */
type Others<Text> = { readonly [key in Exclude<Language, "en">]?: Text };

/** A lesson: what it shows, and its words by language. */
export interface Course<Step extends string, Example extends string, Facts> {
  readonly steps: readonly Step[];
  readonly examples: readonly Example[];
  /** The numbers of its texts, computed when the site is built. */
  readonly facts: () => Facts;
  /** The same with what takes seconds to compute, if anything does. */
  readonly builtFacts?: () => Facts;
  readonly texts: Translated<Lesson<Step, Example, Facts>>;
}

/** A course whose steps and facts are its own business. */
export type AnyCourse = Course<string, string, never>;

const course = <Step extends string, Example extends string, Facts>(
  own: Course<Step, Example, Facts>,
) => own as unknown as AnyCourse;

/** The languages of the site's words. A language of a lesson must be here too. */
export const WORDS: Translated<Words> = { en, bn, pl };

/** The words of the exercises. */
export const EXERCISE_WORDS: Translated<ExerciseWords> = {
  en: exercisesEn,
  bn: exercisesBn,
  pl: exercisesPl,
};

/** The first page. */
export const HOMES: { readonly en: HomeText } & Others<TranslatedHomeText> = {
  en: homeEn,
  bn: homeBn,
  pl: homePl,
};

/** The page for teachers. */
export const TEACHER: Translated<TeacherText> = { en: teacherEn, bn: teacherBn, pl: teacherPl };

/** The statements of the five problems; the READMEs have them in English. */
export const STATEMENT_TEXTS: Others<StatementTexts> = { bn: statementsBn, pl: statementsPl };

/** The languages that the site is served in: those with words and a first page. */
export const SERVED = LANGUAGES.filter((language) => WORDS[language] && HOMES[language]);

/** The lessons by their pages. A language is added by its import and its name in `texts`. */
export const COURSES: Readonly<Record<string, AnyCourse>> = {
  "knight-moves": course({
    ...{ steps: KNIGHT_STEPS, examples: KNIGHT_EXAMPLES, facts: knightFacts },
    texts: { en: knightEn, bn: knightBn, pl: knightPl },
  }),
  "stone-piles": course({
    ...{ steps: STONES_STEPS, examples: STONES_EXAMPLES, facts: stonesFacts },
    texts: { en: stonesEn, bn: stonesBn, pl: stonesPl },
  }),
  "chessboard-coins": course({
    ...{ steps: COINS_STEPS, examples: COINS_EXAMPLES, facts: coinsFacts },
    texts: { en: coinsEn, bn: coinsBn, pl: coinsPl },
  }),
  "sliding-puzzle": course({
    ...{ steps: SLIDING_STEPS, examples: SLIDING_EXAMPLES, facts: slidingFacts },
    builtFacts: () => slidingFacts(COUNTED_WHEN_BUILT),
    texts: { en: slidingEn, bn: slidingBn, pl: slidingPl },
  }),
  "n-queens": course({
    ...{ steps: QUEENS_STEPS, examples: QUEENS_EXAMPLES, facts: queensFacts },
    texts: { en: queensEn, bn: queensBn, pl: queensPl },
  }),
};
