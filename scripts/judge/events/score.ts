import type { Case } from "../../problem/case";
import type { CaseResult } from "./case-result";
import type { GradedCase, Grading } from "./grading";

/**
 * The points of a problem: of each group that is accepted whole, and of each case by itself. Where a
 * checker gives points, a case has those, and a group the fewest of its cases. What was compared with nothing
 * does not count.
 */
export interface Score {
  readonly got: number;
  readonly of: number;
  readonly groups: readonly { readonly name: string; readonly got: number; readonly of: number }[];
}

/** Undefined where no case is worth anything. */
export function scoreOf(
  cases: readonly Case[],
  results: readonly Pick<CaseResult, "name" | "verdict" | "points" | "share">[],
): Score | undefined {
  const accepted = new Map(
    results.filter(({ verdict }) => verdict === "AC").map((result) => [result.name, result]),
  );
  const ran = new Set(
    results.filter(({ verdict }) => verdict === "ran").map((result) => result.name),
  );
  const groups = new Map<string, { of: number; got: number }>();
  let [got, of] = [0, 0];
  for (const { name, group, points } of cases) {
    if (points === undefined || ran.has(name)) continue;
    const result = accepted.get(name);
    const gained = result ? (result.points ?? points * (result.share ?? 1)) : 0;
    if (group === undefined) {
      of += points;
      got += gained;
      continue;
    }
    const groupScore = groups.get(group) ?? { of: points, got: Number.POSITIVE_INFINITY };
    groups.set(group, { of: groupScore.of, got: Math.min(groupScore.got, gained) });
  }
  if (of === 0 && groups.size === 0) return undefined;
  const scored = [...groups].map(([name, group]) => {
    return { name, ...group };
  });
  for (const group of scored) {
    got += group.got;
    of += group.of;
  }
  return { got, of, groups: scored };
}

/** The points that a package's host gives, of those that it gives where every case is accepted. */
export function gradedScore(
  cases: readonly Case[],
  results: readonly GradedCase[],
  grading: Grading,
): Score | undefined {
  const got = grading(results).points;
  const best = grading(cases.map(({ name }) => ({ name, verdict: "AC" }))).points;
  return got === undefined || best === undefined ? undefined : { got, of: best, groups: [] };
}

/** "score 30 of 100: 1 30/30, 2 0/70" */
export function scoreText({ got, of, groups }: Score): string {
  const shown = (points: number) => `${Number(points.toFixed(6))}`; // 20 / 3 * 3 is 20
  const parts = groups.map((group) => `${group.name} ${shown(group.got)}/${shown(group.of)}`);
  return `score ${shown(got)} of ${shown(of)}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}
