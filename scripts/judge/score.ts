import type { Case } from "../problem/case";
import type { CaseResult } from "./judge-event";

/** The points of a problem: of each group that is accepted whole, and of each case by itself. */
export interface Score {
  readonly got: number;
  readonly of: number;
  readonly groups: readonly { readonly name: string; readonly got: number; readonly of: number }[];
}

/** Undefined where no case is worth anything. */
export function scoreOf(
  cases: readonly Case[],
  results: readonly Pick<CaseResult, "name" | "verdict">[],
): Score | undefined {
  const accepted = new Set(
    results.filter(({ verdict }) => verdict === "AC").map(({ name }) => name),
  );
  const groups = new Map<string, { of: number; isWhole: boolean }>();
  let [got, of] = [0, 0];
  for (const { name, group, points } of cases) {
    if (points === undefined) continue;
    if (group === undefined) {
      of += points;
      if (accepted.has(name)) got += points;
      continue;
    }
    const known = groups.get(group) ?? { of: points, isWhole: true };
    groups.set(group, { of: known.of, isWhole: known.isWhole && accepted.has(name) });
  }
  if (of === 0 && groups.size === 0) return undefined;
  const scored = [...groups].map(([name, group]) => {
    return { name, got: group.isWhole ? group.of : 0, of: group.of };
  });
  for (const group of scored) {
    got += group.got;
    of += group.of;
  }
  return { got, of, groups: scored };
}

/** "score 30 of 100: 1 30/30, 2 0/70" */
export function scoreText({ got, of, groups }: Score): string {
  const parts = groups.map((group) => `${group.name} ${group.got}/${group.of}`);
  return `score ${got} of ${of}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}
