/** What grader_flags make of the scores below a group: their sum where they say nothing; 0 of none. */
export function aggregate(scores: readonly number[], flags: readonly string[]): number {
  const how = flags.findLast((flag) => /^(sum|avg|min|max)$/.test(flag));
  if (scores.length === 0) return 0;
  if (how === "min") return Math.min(...scores);
  if (how === "max") return Math.max(...scores);
  const sum = scores.reduce((total, score) => total + score, 0);
  return how === "avg" ? sum / scores.length : sum;
}
