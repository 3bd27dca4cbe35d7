import type { Grading } from "../../judge/events/grading";
import type { CaseWorth } from "../../problem/case-origin";

/** How a subtask makes one share of the shares of its cases. */
export type SubtaskType = "min" | "max" | "sum" | "mul";

export interface Subtask {
  readonly id: string;
  readonly score: number;
  readonly type: SubtaskType;
  /** Subtasks that must be right whole for it to count. */
  readonly needs: readonly string[];
  readonly cases: readonly SubtaskCase[];
}

export interface SubtaskCase {
  readonly key: string;
  /** Its weight in a sum; all weigh the same where it is left out. */
  readonly score?: number;
}

/** Whether groups and cases that add up say the same. */
export function isPlain(subtasks: readonly Subtask[]): boolean {
  const keys = subtasks.flatMap(({ cases }) => cases.map(({ key }) => key));
  const isKept = ({ type, needs }: Subtask) =>
    (type === "min" || type === "sum") && needs.length === 0;
  return subtasks.every(isKept) && new Set(keys).size === keys.length;
}

/** Groups and points of cases, by their keys: the nearest to the subtasks that cases.json can say. */
export function worths(subtasks: readonly Subtask[]): ReadonlyMap<string, CaseWorth> {
  const byKey = new Map<string, CaseWorth>();
  for (const { id, score, type, cases } of subtasks) {
    const whole = weightOf(cases);
    for (const one of cases) {
      if (byKey.has(one.key)) continue;
      const points = whole === 0 ? 0 : (score * (one.score ?? 1)) / whole;
      byKey.set(one.key, type === "sum" ? { points } : { group: id, points: score });
    }
  }
  return byKey;
}

/** The points that a host with such subtasks gives; the first case that is not accepted decides the verdict. */
export function subtaskGrading(subtasks: readonly Subtask[], keys: readonly string[]): Grading {
  const byId = new Map(subtasks.map((subtask) => [subtask.id, subtask]));
  for (const { id, needs } of subtasks) {
    const lost = needs.find((one) => !byId.has(one));
    if (lost !== undefined)
      throw new Error(`subtask ${id} needs subtask ${lost}, which is not there`);
  }
  return (results) => {
    const byName = new Map(results.map((result) => [result.name, result]));
    const share = (key: string, score: number) => {
      const result = byName.get(key);
      if (result?.verdict !== "AC") return 0;
      return Math.min(1, result.share ?? (result.points === undefined ? 1 : result.points / score));
    };
    const done = new Map<string, number>();
    const got = (id: string): number => {
      const earlier = done.get(id);
      if (earlier !== undefined) return earlier;
      done.set(id, 0); // what needs itself gives nothing
      const { score, type, needs, cases } = byId.get(id)!;
      const whole = weightOf(cases);
      const shares = cases.map(({ key, score: weight = 1 }) =>
        share(key, type === "sum" ? (score * weight) / whole : score),
      );
      const own = shareOf(type, shares, cases);
      done.set(id, needs.every((one) => got(one) === 1) ? own : 0);
      return done.get(id)!;
    };
    const points = subtasks.reduce((sum, { id, score }) => sum + score * got(id), 0);
    const verdicts = keys.map((key) => byName.get(key)?.verdict ?? "AC");
    return { verdict: verdicts.find((verdict) => verdict !== "AC") ?? "AC", points };
  };
}

function shareOf(
  type: SubtaskType,
  shares: readonly number[],
  cases: readonly SubtaskCase[],
): number {
  if (shares.length === 0) return 1;
  if (type === "min") return Math.min(...shares);
  if (type === "max") return Math.max(...shares);
  if (type === "mul") return shares.reduce((product, one) => product * one, 1);
  const whole = weightOf(cases);
  const sum = shares.reduce((all, one, at) => all + one * (cases[at]!.score ?? 1), 0);
  return whole === 0 ? 1 : sum / whole;
}

function weightOf(cases: readonly SubtaskCase[]): number {
  return cases.reduce((sum, { score = 1 }) => sum + score, 0);
}
