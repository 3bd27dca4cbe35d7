/**
 * binarySearch: the last place, from one at which a condition holds towards one at which it does not.
 *
 * Use     const root = binarySearch(0, 1e6, (x) => x * x <= 50); const right = binarySearch(9, -1, (x) => x >= 3);
 *         realBinarySearch(0, 2, (x) => x * x <= 2)
 * Time    one call of the condition for each halving: O(log |wrong - ok|); at most 100 for real numbers
 * Space   none
 * Limits  ok and wrong are both safe integers or both bigints, in either order, and are not asked: the answer
 *         is ok where nothing beside it holds. The condition changes once between them, which is not checked
 * Errors  RangeError: bounds that are equal or no integers, or not finite; TypeError: holds returns no boolean
 * Source  bisection: folklore, own code
 * Tested  binary-search.test.ts: against all places; verify: AOJ ALDS1_4_D
 */
import { shown } from "../io/shown";

export function binarySearch<T extends number | bigint>(
  ok: T,
  wrong: T,
  holds: (x: T) => boolean,
): T {
  if (typeof ok === "bigint" && typeof wrong === "bigint" && ok !== wrong) {
    let [good, bad] = [ok as bigint, wrong as bigint];
    for (let gap = bad - good; gap > 1n || gap < -1n; gap = bad - good) {
      const middle = good + gap / 2n;
      if (isTrue("binarySearch", holds(middle as T))) good = middle;
      else bad = middle;
    }
    return good as T;
  }
  if (!Number.isSafeInteger(ok) || !Number.isSafeInteger(wrong) || ok === wrong) {
    throw new RangeError(
      `binarySearch: expected two different integers or bigints, got ${shown(ok)} and ${shown(wrong)}`,
    );
  }
  let [good, bad] = [ok as number, wrong as number];
  while (Math.abs(bad - good) > 1) {
    // The sum of both may be too large to be exact, and so may their difference; half of each is not.
    const middle = Math.floor(good / 2) + Math.floor(bad / 2) + (good & bad & 1);
    if (isTrue("binarySearch", holds(middle as T))) good = middle;
    else bad = middle;
  }
  return good as T;
}

/** The same over real numbers: as near to the change as doubles are, or after 100 halvings. */
export function realBinarySearch(ok: number, wrong: number, holds: (x: number) => boolean): number {
  if (!Number.isFinite(ok) || !Number.isFinite(wrong)) {
    throw new RangeError(
      `realBinarySearch: expected finite bounds, got ${shown(ok)} and ${shown(wrong)}`,
    );
  }
  let [good, bad] = [ok, wrong];
  for (let step = 0; step < 100; step++) {
    const middle = good / 2 + bad / 2;
    if (middle === good || middle === bad) break;
    if (isTrue("realBinarySearch", holds(middle))) good = middle;
    else bad = middle;
  }
  return good;
}

export function isTrue(name: string, answer: unknown, wish = "holds must return a boolean") {
  if (typeof answer === "boolean") return answer;
  throw new TypeError(`${name}: ${wish}, got ${shown(answer)}`);
}
