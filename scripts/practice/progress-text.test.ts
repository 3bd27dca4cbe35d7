import { expect, it } from "vitest";
import type { Attempt } from "./attempt";
import { progressText } from "./progress-text";
import { standings } from "./spaced-repetition";

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 0, 15, 12); // a Thursday
const dayOf = (time: number) => Math.floor(time / DAY_MS);

function attempt(slug: string, daysAgo: number, more: Partial<Attempt> = {}): Attempt {
  const at = new Date(now - daysAgo * DAY_MS).toISOString();
  return { slug, at, solved: true, seconds: 75, runs: 2, hints: 1, grade: "hard", ...more };
}

function text(attempts: Attempt[], problems: { slug: string; family: string }[]): string {
  const known = standings(attempts, Date.parse);
  return progressText({ problems, standings: known, attempts, now, dayOf });
}

it("shows families, calendar and the last attempts", () => {
  const problems = ["a", "b", "c", "d"].map((slug) => ({
    slug,
    family: slug < "d" ? "games" : "grids",
  }));
  const attempts = [
    attempt("a", 8),
    attempt("b", 3, { solved: false, grade: "again" }),
    attempt("d", 0),
    attempt("d", 0, { seconds: 3675, grade: "easy", hints: 0 }),
  ];
  const progress = text(attempts, problems);
  expect(progress).toContain("games  ox.  1/3\ngrids  #  1/1\n");
  expect(progress.split("\n").slice(5, 12)).toEqual([
    `Mon ${" .".repeat(25)} 1`,
    `Tue ${" .".repeat(26)}`,
    `Wed ${" .".repeat(24)} 1 .`,
    `Thu ${" .".repeat(25)} 2`,
    `Fri ${" .".repeat(25)}`,
    `Sat ${" .".repeat(25)}`,
    `Sun ${" .".repeat(25)}`,
  ]);
  expect(progress).toMatch(/^d +today +easy +1:01:15 +0 hints {2}due in 7 d$/m);
  expect(progress).toMatch(/^b +3 days ago +given up +1:15 +1 hint +due$/m);
  expect(progress).toMatch(/\n\n2 of 4 solved, 2 due: npm run practice\n$/);
});

it("stays within 80 columns, whatever the names and numbers", () => {
  const problems = Array.from({ length: 200 }, (_, at) => ({
    slug: `${"long-".repeat(11)}${at}`,
    family: at < 150 ? "f".repeat(70) : "g",
  }));
  const attempts = problems.flatMap(({ slug }, at) =>
    Array.from({ length: 12 }, () => attempt(slug, at % 90, { seconds: 359_999, hints: 99 })),
  );
  for (const line of text(attempts, problems).split("\n")) {
    expect(line.length, line).toBeLessThanOrEqual(80);
  }
  expect(text([], [])).toContain("0 of 0 solved");
});
