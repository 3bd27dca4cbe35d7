import { readFileSync } from "node:fs";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { hintsOf, statementOf } from "../problem/readme-parts";
import { type Attempt, parseHistory } from "./attempt";
import { BOX_DAYS, pickDue, standings } from "./spaced-repetition";

const attempt = (slug: string, day: number, more: Partial<Attempt> = {}): Attempt => ({
  slug,
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  solved: true,
  seconds: 60,
  runs: 1,
  hints: 0,
  grade: "hard",
  ...more,
});
const stand = (...attempts: Attempt[]) => standings(attempts, Date.parse);
const day = (count: number) => Date.UTC(2026, 0, count);

describe("the history", () => {
  it("is read line by line, in order of time, without lines that hold no attempt", () => {
    const good = [attempt("b", 2), attempt("a", 1)].map((entry) => JSON.stringify(entry));
    const bad = ["{", "null", "[]", "{}", JSON.stringify({ ...attempt("c", 3), grade: "great" })];
    bad.push(JSON.stringify({ ...attempt("c", 3), at: "yesterday" }), '"x"', "\0");
    const { attempts, broken } = parseHistory([...bad, ...good, "", "  "].join("\n"));
    expect(attempts.map(({ slug }) => slug)).toEqual(["a", "b"]);
    expect(broken).toBe(bad.length);
    expect(parseHistory("")).toEqual({ attempts: [], broken: 0 });
  });
});

describe("spaced repetition", () => {
  it("lifts by one for hard, by two for easy, and starts again otherwise", () => {
    const boxes = (...attempts: Attempt[]) => stand(...attempts).get("a")!.box;
    expect(boxes(attempt("a", 1))).toBe(0);
    expect(boxes(attempt("a", 1, { grade: "easy" }))).toBe(1);
    expect(boxes(attempt("a", 1, { grade: "easy", hints: 1 }))).toBe(0);
    expect(boxes(attempt("a", 1), attempt("a", 2), attempt("a", 5))).toBe(2);
    expect(boxes(attempt("a", 1, { grade: "easy" }), attempt("a", 2, { grade: "again" }))).toBe(0);
    expect(boxes(attempt("a", 1, { grade: "easy" }), attempt("a", 2, { solved: false }))).toBe(0);
    const often = Array.from({ length: 20 }, (_, at) => attempt("a", at + 1, { grade: "easy" }));
    expect(boxes(...often)).toBe(BOX_DAYS.length - 1);
  });

  it("picks the most overdue, then one never tried, then none", () => {
    const known = stand(attempt("a", 1), attempt("b", 3), attempt("c", 1, { grade: "easy" }));
    const pick = (now: number, chance = 0, slugs = ["a", "b", "c", "d", "e"]) =>
      pickDue(slugs, known, now, chance);
    expect(pick(day(5))).toBe("a"); // due for three days, b for one, c for one of three
    expect(pick(day(3))).toBe("a");
    expect(pick(day(1))).toBe("d");
    expect(pick(day(1), 0.99)).toBe("e");
    expect(pick(day(1), 0, ["a", "b"])).toBeUndefined();
  });
});

describe("a README", () => {
  const folds =
    "# T\n\nText.\n\n## Hints\n\n<details><summary>1</summary>\n\nOne.\n\n</details>\n<details><summary>Why two?</summary>\n\nTwo.\n\n</details>\n\n## Idea\n\nSecret\n";

  it("gives its statement without the hints, and its hints one by one", () => {
    expect(statementOf(folds)).toBe("# T\n\nText.\n");
    expect(hintsOf(folds)).toEqual(["One.", "Why two? Two."]);
    expect(hintsOf("# T\n\n## Idea\n\n1. x\n")).toEqual([]);
  });

  it.each(
    globSync("problems/*/README.md", { posix: true }),
  )("%s has hints and hides its idea", (file) => {
    const readme = readFileSync(file, "utf8");
    expect(hintsOf(readme).length).toBeGreaterThanOrEqual(1);
    expect(hintsOf(readme).join("\n")).not.toMatch(/<\/?(details|summary)>|^## /m);
    expect(statementOf(readme)).toMatch(/^## Input/m);
    expect(statementOf(readme)).not.toMatch(/^## (Idea|Hints)|<details/m);
  });
});
