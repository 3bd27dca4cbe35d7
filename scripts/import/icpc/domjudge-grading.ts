import type { GradedCase, Grading } from "../../judge/events/grading";
import type { Verdict } from "../../problem/verdict";
import { aggregate } from "./aggregate";
import type { GroupNode } from "./group-tree";

interface Result {
  readonly verdict: Verdict;
  readonly score: number;
}

/**
 * DOMjudge's rules for the same files: a group without groups gives its accept_score once, where all of its
 * cases are accepted, else 0, unless a checker gives points; a group of groups adds up what these give, or
 * takes the least, the greatest or the mean. Nothing is taken from the folder above, and a verdict is that of
 * the first case which is not accepted.
 */
export function domjudgeGrading(root: GroupNode): Grading {
  return (results) => {
    const byName = new Map(results.map((result) => [result.name, result]));
    const { verdict, score } = gradeOf(root, byName);
    return { verdict, points: score };
  };
}

function gradeOf({ items, own }: GroupNode, byName: ReadonlyMap<string, GradedCase>): Result {
  const { flags = [], stopsAtReject = true, accept } = own;
  const groups = items.filter((item) => typeof item !== "string");
  let verdict: Verdict = "AC";
  const scores: number[] = [];
  if (groups.length > 0) {
    for (const group of groups) {
      if (flags.includes("ignore_sample") && group.path === "sample") continue;
      const result = gradeOf(group, byName);
      scores.push(result.score);
      if (verdict === "AC") verdict = result.verdict;
      if (result.verdict !== "AC" && stopsAtReject) break;
    }
    return { verdict, score: aggregate(scores, flags) };
  }
  const cases = items.flatMap((name) => byName.get(name as string) ?? []);
  for (const result of cases) {
    if (result.points !== undefined)
      scores.push(/^(AC|WA)$/.test(result.verdict) ? result.points : 0);
    if (verdict === "AC") verdict = result.verdict;
  }
  if (scores.length === 0 && accept !== undefined && cases.length > 0) {
    scores.push(verdict === "AC" ? accept : 0);
  }
  return { verdict, score: aggregate(scores, flags) };
}
