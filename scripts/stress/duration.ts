const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of "30s", "500ms", "2m" or "1.5h"; undefined for anything else. */
export function durationMs(text: string): number | undefined {
  const [, count, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * UNITS[unit!]!;
}
