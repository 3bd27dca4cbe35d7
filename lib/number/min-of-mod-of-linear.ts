/**
 * minOfModOfLinear: the least value of (a · i + b) mod m for i in [0, n).
 *
 * Use     minOfModOfLinear(n, m, a, b)
 * Time    O(log m)
 * Space   none
 * Limits  n and m in [1, 2^50], a and b in [0, m)
 * Errors  RangeError for anything else
 * Source  Euclid's algorithm on the least step up and the least step down: folklore, own code
 * Tested  programs.test.ts: against min-of-mod-of-linear.twin.ts; min-of-mod-of-linear.test.ts; verify:
 *         library-checker min_of_mod_of_linear
 */
export function minOfModOfLinear(n: number, m: number, a: number, b: number): number {
  checkRange("n", n, 1, LIMIT);
  checkRange("m", m, 1, LIMIT);
  checkRange("a", a, 0, m - 1);
  checkRange("b", b, 0, m - 1);
  // `upCost` steps of i add `up`, `downCost` steps subtract `down`: no other differences are as small.
  let up = a;
  let upCost = 1;
  let down = m - a;
  let downCost = 1;
  let least = b;
  let left = n - 1; // steps of i
  while (up > 0 && downCost <= left) {
    if (least >= down) {
      const times = Math.min(Math.floor(least / down), Math.floor(left / downCost));
      least -= times * down;
      left -= times * downCost;
      continue;
    }
    if (up >= down) {
      const times = Math.floor(up / down);
      up -= times * down;
      upCost += times * downCost;
      if (up === 0) break;
    }
    // The largest step down that is not more than `least`, or else the least one above 0.
    const wanted = Math.ceil((down - least) / up);
    const times = Math.min(wanted, Math.floor((down - 1) / up));
    down -= times * up;
    downCost += times * upCost;
  }
  return least;
}

function checkRange(name: string, value: number, low: number, high: number): void {
  if (Number.isInteger(value) && value >= low && value <= high) return;
  const range = `an integer in [${low}, ${high}]`;
  throw new RangeError(`minOfModOfLinear: ${name} must be ${range}, got ${value}`);
}

const LIMIT = 2 ** 50;
