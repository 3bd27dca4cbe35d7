/** "69 tests skipped", then a line for each reason, the most frequent first; empty if none was skipped. */
export function skipSummary(reasons: readonly string[]): string[] {
  if (reasons.length === 0) return [];
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const lines = [...counts].sort(([, a], [, b]) => b - a);
  const total = `${reasons.length} test${reasons.length > 1 ? "s" : ""} skipped`;
  return [total, ...lines.map(([reason, count]) => `  ${count}  ${reason}`)];
}
