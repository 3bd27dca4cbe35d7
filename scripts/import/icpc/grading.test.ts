import { describe, expect, test } from "vitest";
import type { Verdict } from "../../problem/verdict";
import { domjudgeGrading } from "./domjudge-grading";
import { groupTree } from "./group-tree";
import { legacyGrading } from "./legacy-grading";

type Groups = Readonly<Record<string, string>>;

/** Each row was worked out by hand from the rules that the hosts publish for testdata.yaml. */
function tree(groups: Groups, cases: readonly string[]) {
  const files = Object.entries(groups).map(([folder, text]) => {
    const bytes = new TextEncoder().encode(text);
    const path = `data/${folder === "" ? "" : `${folder}/`}testdata.yaml`;
    return { path, sizeBytes: bytes.length, read: () => bytes };
  });
  return groupTree(files, cases);
}

const results = (verdicts: Readonly<Record<string, Verdict>>) =>
  Object.entries(verdicts).map(([name, verdict]) => ({ name, verdict }));

const ON = "on_reject: continue\n";
const TWO = ["secret/a/1", "secret/b/1"];
const FOUR = ["secret/a/1", "secret/a/2", "secret/b/1", "secret/b/2"];

describe("Kattis' rules: a case gives accept_score or reject_score, a group what its flags make of them", () => {
  test.each<[string, Groups, Readonly<Record<string, Verdict>>, Verdict, number]>([
    [
      "the least of two groups",
      {
        secret: `grader_flags: min\n${ON}`,
        "secret/a": "accept_score: 30\n",
        "secret/b": "accept_score: 50\n",
      },
      { "secret/a/1": "AC", "secret/b/1": "AC" },
      "AC",
      30,
    ],
    [
      "their mean",
      {
        secret: `grader_flags: avg\n${ON}`,
        "secret/a": "accept_score: 20\n",
        "secret/b": "accept_score: 40\n",
      },
      { "secret/a/1": "AC", "secret/b/1": "AC" },
      "AC",
      30,
    ],
    [
      "the greatest, of which one failed",
      {
        secret: `grader_flags: max\n${ON}`,
        "secret/a": "accept_score: 20\n",
        "secret/b": "accept_score: 40\n",
      },
      { "secret/a/1": "AC", "secret/b/1": "WA" },
      "WA",
      20,
    ],
    [
      "a sum of four cases at 5 each, flags and scores from above, one wrong, going on",
      { secret: `accept_score: 5\n${ON}` },
      { "secret/a/1": "AC", "secret/a/2": "WA", "secret/b/1": "AC", "secret/b/2": "AC" },
      "WA",
      15,
    ],
    [
      "the same, broken off at the first wrong case of each group and at the first wrong group",
      { secret: "accept_score: 5\n" },
      { "secret/a/1": "AC", "secret/a/2": "WA", "secret/b/1": "AC", "secret/b/2": "AC" },
      "WA",
      5,
    ],
    [
      "min within groups, sum above: one wrong case takes its group's points",
      {
        "": ON,
        secret: `grader_flags: sum\n${ON}`,
        "secret/a": "grader_flags: min\naccept_score: 30\n",
        "secret/b": "grader_flags: min\naccept_score: 70\n",
      },
      { "secret/a/1": "AC", "secret/a/2": "AC", "secret/b/1": "TLE", "secret/b/2": "AC" },
      "TLE",
      30,
    ],
    [
      "reject_score",
      { secret: `accept_score: 10\nreject_score: -3\n${ON}` },
      { "secret/a/1": "AC", "secret/b/1": "WA" },
      "WA",
      7,
    ],
    [
      "always_accept",
      { secret: `grader_flags: always_accept\n${ON}` },
      { "secret/1": "AC", "secret/2": "WA" },
      "AC",
      1,
    ],
    [
      "accept_if_any_accepted",
      { secret: `grader_flags: accept_if_any_accepted sum\n${ON}` },
      { "secret/1": "WA", "secret/2": "AC" },
      "AC",
      1,
    ],
    [
      "the worst error: a crash is worse than a wrong answer before it",
      { secret: ON },
      { "secret/1": "WA", "secret/2": "RE", "secret/3": "TLE" },
      "RE",
      0,
    ],
    [
      "first_error",
      { secret: `grader_flags: first_error\n${ON}` },
      { "secret/1": "WA", "secret/2": "RE" },
      "WA",
      0,
    ],
    [
      "ignore_sample",
      {
        "": `grader_flags: ignore_sample\n${ON}`,
        sample: "accept_score: 0\n",
        secret: `accept_score: 4\n${ON}`,
      },
      { "sample/1": "WA", "secret/1": "AC", "secret/2": "AC" },
      "AC",
      8,
    ],
  ])("%s", (_, groups, verdicts, verdict, points) => {
    const grade = legacyGrading(tree(groups, Object.keys(verdicts)), true)(results(verdicts));
    expect(grade).toEqual({ verdict, points });
  });

  test("a checker's points stand in place of accept_score", () => {
    const grading = legacyGrading(tree({ secret: "accept_score: 5\n" }, TWO), true);
    const given = [
      { name: "secret/a/1", verdict: "AC" as const, points: 2 },
      { name: "secret/b/1", verdict: "AC" as const },
    ];
    expect(grading(given)).toEqual({ verdict: "AC", points: 7 });
  });
});

describe("DOMjudge's rules: a group gives its accept_score once, and takes nothing from above", () => {
  test.each<[string, Groups, Readonly<Record<string, Verdict>>, Verdict, number]>([
    [
      "two cases of a group give its points once",
      { secret: ON, "secret/a": "accept_score: 30\n", "secret/b": "accept_score: 50\n" },
      { "secret/a/1": "AC", "secret/a/2": "AC", "secret/b/1": "AC", "secret/b/2": "AC" },
      "AC",
      80,
    ],
    [
      "a group with a wrong case gives 0",
      { secret: ON, "secret/a": "accept_score: 30\n", "secret/b": "accept_score: 50\n" },
      { "secret/a/1": "AC", "secret/a/2": "WA", "secret/b/1": "AC", "secret/b/2": "AC" },
      "WA",
      50,
    ],
    [
      "broken off behind the first group that failed",
      {
        secret: "on_reject: break\n",
        "secret/a": "accept_score: 30\n",
        "secret/b": "accept_score: 50\n",
      },
      { "secret/a/1": "WA", "secret/a/2": "AC", "secret/b/1": "AC", "secret/b/2": "AC" },
      "WA",
      0,
    ],
    [
      "a group without accept_score gives nothing, whatever stands above",
      { secret: `accept_score: 9\n${ON}`, "secret/a": "accept_score: 30\n" },
      { "secret/a/1": "AC", "secret/a/2": "AC", "secret/b/1": "AC", "secret/b/2": "AC" },
      "AC",
      30,
    ],
    [
      "the greatest of two",
      {
        secret: `grader_flags: max\n${ON}`,
        "secret/a": "accept_score: 30\n",
        "secret/b": "accept_score: 50\n",
      },
      { "secret/a/1": "AC", "secret/a/2": "AC", "secret/b/1": "RE", "secret/b/2": "AC" },
      "RE",
      30,
    ],
  ])("%s", (_, groups, verdicts, verdict, points) => {
    const settings = { "": ON, ...groups };
    expect(domjudgeGrading(tree(settings, FOUR))(results(verdicts))).toEqual({ verdict, points });
  });
});
