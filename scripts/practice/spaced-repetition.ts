import type { Attempt } from "./attempt";

/**
 * Leitner's boxes: the higher the box, the longer until a problem comes back. "easy" raises a problem by
 * two boxes, "hard" by one; "again" or giving up returns it to the first box. A problem
 * solved with a hint does not count as easy.
 */
export const BOX_DAYS = [1, 3, 7, 16, 35, 80] as const;

const DAY_MS = 86_400_000;

export interface Standing {
  readonly slug: string;
  /** Index into BOX_DAYS. */
  readonly box: number;
  /** Milliseconds since 1970, as `due`. */
  readonly last: number;
  readonly due: number;
  readonly isSolved: boolean;
  readonly attempts: number;
  /** Of the last attempt. */
  readonly hints: number;
}

/** The standing of every problem that was tried; `timeOf` converts a time to milliseconds. */
export function standings(
  attempts: readonly Attempt[],
  timeOf: (at: string) => number,
): Map<string, Standing> {
  const bySlug = new Map<string, Standing>();
  for (const { slug, at, solved, hints, grade } of attempts) {
    const before = bySlug.get(slug);
    const lift = !solved || grade === "again" ? undefined : grade === "easy" && hints === 0 ? 2 : 1;
    const from = before?.box ?? -1;
    const box = lift === undefined ? 0 : Math.min(from + lift, BOX_DAYS.length - 1);
    const last = timeOf(at);
    bySlug.set(slug, {
      slug,
      box,
      last,
      due: last + BOX_DAYS[box]! * DAY_MS,
      isSolved: solved,
      attempts: (before?.attempts ?? 0) + 1,
      hints,
    });
  }
  return bySlug;
}

/** The most overdue problem, else one never tried (chosen by `chance` in [0, 1)), else none. */
export function pickDue(
  slugs: readonly string[],
  standings: ReadonlyMap<string, Standing>,
  now: number,
  chance: number,
): string | undefined {
  const due = slugs
    .flatMap((slug) => standings.get(slug) ?? [])
    .filter((standing) => standing.due <= now)
    .sort((a, b) => overdue(b, now) - overdue(a, now));
  if (due[0]) return due[0].slug;
  const fresh = slugs.filter((slug) => !standings.has(slug));
  return fresh[Math.floor(chance * fresh.length)];
}

/** How late it is, relative to its waiting time: two days late is little after eighty days. */
function overdue({ due, box }: Standing, now: number): number {
  return (now - due) / BOX_DAYS[box]!;
}
