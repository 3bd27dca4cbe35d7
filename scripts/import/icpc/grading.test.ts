import { describe, expect, test } from "vitest";
import type { Verdict } from "../../problem/verdict";
import { domjudgeGrading } from "./domjudge-grading";
import { groupTree } from "./group-tree";
import { legacyGrading } from "./legacy-grading";

/**
 * The testdata.yaml of folders, such as "secret: min on; a: 30": a number is accept_score, -3 reject_score, on
 * or break on_reject, other words flags. Each row of the tables was worked out by hand from the hosts' rules.
 */
function tree(groups: string, cases: readonly string[]) {
  const files = groups.split("; ").map((group) => {
    const [folder, ...words] = group.split(/:? /) as [string, ...string[]];
    const flags = words.filter((word) => !/^-?\d+$|^on$|^break$/.test(word)).join(" ");
    const lines = words.flatMap((word) => {
      if (word === "on") return ["on_reject: continue"];
      if (word === "break") return ["on_reject: break"];
      return /\d/.test(word) ? [`${word[0] === "-" ? "reject" : "accept"}_score: ${word}`] : [];
    });
    if (flags !== "") lines.unshift(`grader_flags: ${flags}`);
    const bytes = new TextEncoder().encode(`${lines.join("\n")}\n`);
    const place = folder === "data" ? "" : `${pathOf(folder)}/`;
    return { path: `data/${place}testdata.yaml`, sizeBytes: bytes.length, read: () => bytes };
  });
  return groupTree(files, cases);
}

/** a/1 is in secret. */
const pathOf = (name: string) => name.replace(/^(?!secret|sample)/, "secret/");

/** The cases of "a/1 AC, b/1 WA". */
const results = (verdicts: string) =>
  verdicts.split(", ").map((row) => {
    const [name, verdict] = row.split(" ") as [string, Verdict];
    return { name: pathOf(name), verdict };
  });

const TWO = ["secret/a/1", "secret/b/1"];
const FOUR = ["secret/a/1", "secret/a/2", "secret/b/1", "secret/b/2"];

describe("Kattis' rules: a case gives accept_score or reject_score, a group what its flags make of them", () => {
  test.each<[title: string, groups: string, verdicts: string, Verdict, points: number]>([
    ["the least of two groups", "secret: min on; a: 30; b: 50", "a/1 AC, b/1 AC", "AC", 30],
    ["their mean", "secret: avg on; a: 20; b: 40", "a/1 AC, b/1 AC", "AC", 30],
    ["the greatest, one failed", "secret: max on; a: 20; b: 40", "a/1 AC, b/1 WA", "WA", 20],
    // Flags and scores come from above.
    ["a sum, going on", "secret: 5 on", "a/1 AC, a/2 WA, b/1 AC, b/2 AC", "WA", 15],
    // At the first wrong case of each group, and at the first wrong group.
    ["a sum, broken off", "secret: 5", "a/1 AC, a/2 WA, b/1 AC, b/2 AC", "WA", 5],
    [
      "min within groups, sum above: one wrong case takes its group's points",
      "data: on; secret: sum on; a: min 30; b: min 70",
      ...(["a/1 AC, a/2 AC, b/1 TLE, b/2 AC", "TLE", 30] as const),
    ],
    ["reject_score", "secret: 10 -3 on", "a/1 AC, b/1 WA", "WA", 7],
    ["always_accept", "secret: always_accept on", "1 AC, 2 WA", "AC", 1],
    ["any accepted", "secret: accept_if_any_accepted sum on", "1 WA, 2 AC", "AC", 1],
    ["a crash is worse than the wrong answer before", "secret: on", "1 WA, 2 RE, 3 TLE", "RE", 0],
    ["first_error", "secret: first_error on", "1 WA, 2 RE", "WA", 0],
    [
      "ignore_sample",
      "data: ignore_sample on; sample: 0; secret: 4 on",
      ...(["sample/1 WA, 1 AC, 2 AC", "AC", 8] as const),
    ],
  ])("%s", (_, groups, verdicts, verdict, points) => {
    const all = results(verdicts);
    const names = all.map(({ name }) => name);
    expect(legacyGrading(tree(groups, names), true)(all)).toEqual({ verdict, points });
  });

  test("a checker's points stand in place of accept_score", () => {
    const grading = legacyGrading(tree("secret: 5", TWO), true);
    const [first, second] = results("a/1 AC, b/1 AC");
    expect(grading([{ ...first!, points: 2 }, second!])).toEqual({ verdict: "AC", points: 7 });
  });
});

describe("DOMjudge's rules: a group gives its accept_score once, and takes nothing from above", () => {
  test.each<[title: string, groups: string, verdicts: string, Verdict, points: number]>([
    ["two cases", "secret: on; a: 30; b: 50", "a/1 AC, a/2 AC, b/1 AC, b/2 AC", "AC", 80],
    ["a wrong case", "secret: on; a: 30; b: 50", "a/1 AC, a/2 WA, b/1 AC, b/2 AC", "WA", 50],
    // Behind the first group that failed.
    ["broken off", "secret: break; a: 30; b: 50", "a/1 WA, a/2 AC, b/1 AC, b/2 AC", "WA", 0],
    // A group without accept_score gives nothing, whatever stands above.
    ["no score", "secret: 9 on; a: 30", "a/1 AC, a/2 AC, b/1 AC, b/2 AC", "AC", 30],
    ["the greatest", "secret: max on; a: 30; b: 50", "a/1 AC, a/2 AC, b/1 RE, b/2 AC", "RE", 30],
  ])("%s", (_, groups, verdicts, verdict, points) => {
    const grading = domjudgeGrading(tree(`data: on; ${groups}`, FOUR));
    expect(grading(results(verdicts))).toEqual({ verdict, points });
  });
});
