import type { Submitted } from "../problem/host/submissions";
import type { Attempt } from "./attempt";

const DAY_MS = 86_400_000;

/**
 * The attempts, and for each problem that a judge accepted without one within a day an attempt that solved
 * it. `written` makes the time of an attempt.
 */
export function withAccepted(
  attempts: readonly Attempt[],
  submitted: readonly Submitted[],
  written: (at: number) => string,
): Attempt[] {
  const accepted = submitted.flatMap(({ name: slug, submissions }) => {
    const first = submissions.find(({ verdict }) => verdict === "AC");
    if (!first) return [];
    const isKnown = attempts.some(
      (one) => one.slug === slug && Math.abs(Date.parse(one.at) - first.at) < DAY_MS,
    );
    const at = written(first.at);
    const cost = { seconds: 0, runs: 0, hints: 0 };
    return isKnown ? [] : [{ slug, at, solved: true, ...cost, grade: "hard" as const }];
  });
  return [...attempts, ...accepted].sort((a, b) => a.at.localeCompare(b.at));
}
