import { describe, expect, it } from "vitest";
import { view as coins } from "../../../problems/chessboard-coin-game/view";
import { view as knight } from "../../../problems/knight-moves/view";
import { view as queens } from "../../../problems/n-queens-genetic/view";
import { view as sliding } from "../../../problems/sliding-puzzle/view";
import { view as stones } from "../../../problems/stone-pile-grundy/view";
import { PLAYS } from "../plays";
import { LANGUAGES } from "./languages";
import { told } from "./lesson";
import { COURSES, SERVED, WORDS } from "./translations";

const lessons = Object.entries(COURSES).flatMap(([page, course]) =>
  LANGUAGES.flatMap((language) => {
    const lesson = course.texts[language];
    return lesson ? [{ page, language, course, lesson }] : [];
  }),
);

describe.each(lessons)("the lesson of $page in $language", ({ page, language, course, lesson }) => {
  const facts = course.facts();
  const texts = course.steps.map((step) => told(lesson.steps[step]!, facts));

  it("has a page, and its language has the words of the site", () => {
    expect(PLAYS.map((play) => play.page)).toContain(page);
    expect(WORDS[language]).toBeDefined();
  });

  it("says something in every step, with every number, and with marks in pairs", () => {
    expect(texts.length).toBeGreaterThanOrEqual(8);
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(40);
      expect(text).not.toMatch(/undefined|NaN|null|\[object|Infinity/);
      expect(text.split("**").length % 2, text).toBe(1);
      expect(text.split("`").length % 2, text).toBe(1);
    }
  });

  it("writes numbers in Latin digits, as they are typed", () => {
    const all = [lesson.title, lesson.lead, ...texts, ...Object.values(lesson.examples)].join(" ");
    expect(all).not.toMatch(/[০-৯]/);
  });

  it("writes decimal fractions with its own mark: a comma in Polish, else a point", () => {
    const other = language === "pl" ? /\d\.\d/ : /\d,\d{1,2}(?!\d)/;
    for (const text of texts) expect(text).not.toMatch(other);
  });

  it("takes every number of more than one digit from the library", () => {
    for (const step of course.steps) {
      const { text } = lesson.steps[step]!;
      if (typeof text === "string") expect(text, step).not.toMatch(/\b\d{2,}\b/);
    }
  });
});

/** Inputs that the views refuse, each for another reason. */
const REFUSED = [
  ...["x", "1 x", "1 1 x"].map((input) => [stones, input] as const),
  ...["x", "1 x", "1 1 0 1", "1 1 1 x"].map((input) => [coins, input] as const),
  ...["a1", "a1 z9"].map((input) => [knight, input] as const),
  ...["x", "1 x 3", "1 2 x", "1 9 9", "1 1 2 x 0", "1 1 2 0 0"].map(
    (input) => [sliding, input] as const,
  ),
  ...["x", "8 x", "8 9 x", "8 9 5 x", "8 9 5 0 x"].map((input) => [queens, input] as const),
];

it.each(SERVED.filter((code) => code !== "en"))("says in %s why an input is refused", (code) => {
  for (const [view, input] of REFUSED) {
    const reason = () => view.scenes(input, 10);
    expect(reason).toThrow(/^expected/);
    try {
      reason();
    } catch (error) {
      const text = WORDS[code]!.files.unread((error as Error).message);
      expect(text).not.toMatch(/expected|found|got|[a-z]{3,} (of|in) |rows|columns|tile|size/);
    }
  }
});
