import type { Problem } from "../../problem/problem";
import type { Verdict } from "../../problem/verdict";

/** What came of a program on one seed. */
export interface SeedScore {
  readonly seed: number;
  /** The first letters of the SHA-256 of its input. */
  readonly input: string;
  readonly verdict: Verdict;
  /** Where accepted. */
  readonly score?: number;
  /** Why it has no score. */
  readonly message?: string;
  /** CPU time. */
  readonly timeMs: number;
  readonly wallMs: number;
}

/** Whether few or many points are good. */
export type Goal = NonNullable<Problem["score"]>;

export type Scored = SeedScore & { readonly score: number };

export interface Summary {
  readonly scored: readonly Scored[];
  /** How many have no score, by verdict. */
  readonly failed: ReadonlyMap<Verdict, number>;
  readonly sum: number;
  readonly mean: number;
  /** Of natural logarithms; undefined where a score is not above 0. */
  readonly meanLog?: number;
}

export function isScored(result: SeedScore): result is Scored {
  return result.score !== undefined;
}

/** The figures of the seeds that have a score. */
export function summaryOf(results: readonly SeedScore[]): Summary {
  const scored = results.filter(isScored);
  const failed = new Map<Verdict, number>();
  for (const result of results) {
    if (!isScored(result)) failed.set(result.verdict, (failed.get(result.verdict) ?? 0) + 1);
  }
  const total = (value: (score: number) => number) =>
    scored.reduce((sum, { score }) => sum + value(score), 0);
  const sum = total((score) => score);
  const hasLogs = scored.every(({ score }) => score > 0);
  return {
    ...{ scored, failed, sum, mean: sum / scored.length },
    ...(hasLogs && { meanLog: total(Math.log) / scored.length }),
  };
}

/** The mean share of the best score of each seed, 1 where each is the best; undefined where signs differ. */
export function relative(
  results: readonly SeedScore[],
  best: ReadonlyMap<string, number>,
  goal: Goal,
) {
  const shares = results.filter(isScored).map(({ input, score }) => {
    const top = best.get(input) ?? score;
    return top === score ? 1 : goal === "maximise" ? score / top : top / score;
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return shares.every((share) => share >= 0 && share <= 1) ? mean : undefined;
}

/** "98.76 %" */
export function percent(share: number | undefined): string {
  return share === undefined || Number.isNaN(share) ? "-" : `${(100 * share).toFixed(2)} %`;
}

/** Above 0 where the second score is better; any is better than none. */
export function gain(before: number | undefined, now: number | undefined, goal: Goal): number {
  if (before === undefined || now === undefined) {
    return before === now
      ? 0
      : now === undefined
        ? Number.NEGATIVE_INFINITY
        : Number.POSITIVE_INFINITY;
  }
  return goal === "maximise" ? now - before : before - now;
}

/** The score that a scorer prints, as "Score = 123": the last one. */
export function scoreIn(text: string): number | undefined {
  const lines = text.matchAll(/^\s*score\s*=\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?!\S)/gim);
  const last = [...lines].at(-1)?.[1];
  return last === undefined ? undefined : Number(last);
}
