/**
 * linearDiophantine: all integers x and y with a x + b y = c.
 *
 * Use     const solution = linearDiophantine(3, 5, 11); solution?.x; solution?.stepX; solution?.within(0, 10, 0, 10)
 * Time    O(log min(|a|, |b|))
 * Space   none
 * Limits  safe integers, a and b not both 0; the parts are BigInts, so nothing is rounded
 * Errors  RangeError: what is no safe integer, a = b = 0, a bound that is not a number; undefined where
 *         there is no solution
 * Source  Bézout; Knuth, "The Art of Computer Programming", vol. 2, 4.5.2
 * Tested  linear-diophantine.test.ts: against all x and y of a square; verify: Luogu P5656
 */
import { shown } from "../io/shown";
import { extendedGcd } from "./gcd";

/** The solutions are (x + k stepX, y + k stepY) for all integers k. */
class DiophantineSolutions {
  /** The least x from 0 on; where b is 0, the only x. */
  readonly x: bigint;
  readonly y: bigint;
  /** From 0 on. */
  readonly stepX: bigint;
  /** If stepX is 0, it is 1. */
  readonly stepY: bigint;

  constructor(x: bigint, y: bigint, stepX: bigint, stepY: bigint) {
    this.x = x;
    this.y = y;
    this.stepX = stepX;
    this.stepY = stepY;
  }

  /**
   * The first and last k whose x lies in [lowX, highX] and whose y in [lowY, highY]; Infinity stands for
   * no bound. Undefined if there is none, or if they do not end at both sides.
   */
  within(
    lowX: number,
    highX: number,
    lowY: number,
    highY: number,
  ): readonly [first: bigint, last: bigint] | undefined {
    let [first, last]: (bigint | undefined)[] = [undefined, undefined];
    const sides: [bigint, bigint, number, number][] = [
      [this.x, this.stepX, lowX, highX],
      [this.y, this.stepY, lowY, highY],
    ];
    for (const [start, step, low, high] of sides) {
      if (Number.isNaN(low) || Number.isNaN(high)) {
        throw new RangeError(`DiophantineSolutions.within: ${low} and ${high} are no bounds`);
      }
      if (low > high || low === Infinity || high === -Infinity) return undefined;
      const least = low === -Infinity ? undefined : BigInt(Math.ceil(low)) - start;
      const most = high === Infinity ? undefined : BigInt(Math.floor(high)) - start;
      if (step === 0n) {
        if ((least ?? 0n) > 0n || (most ?? 0n) < 0n) return undefined;
        continue;
      }
      const [from, to] = step > 0n ? [least, most] : [most, least];
      if (from !== undefined) {
        const k = -floorQuotient(-from, step);
        if (first === undefined || k > first) first = k;
      }
      if (to !== undefined) {
        const k = floorQuotient(to, step);
        if (last === undefined || k < last) last = k;
      }
    }
    return first === undefined || last === undefined || first > last ? undefined : [first, last];
  }
}

export function linearDiophantine(
  a: number,
  b: number,
  c: number,
): DiophantineSolutions | undefined {
  for (const part of [a, b, c]) {
    if (Number.isSafeInteger(part)) continue;
    throw new RangeError(`linearDiophantine: expected safe integers, got ${shown(part)}`);
  }
  const [g, s] = extendedGcd(a, b);
  if (g === 0) throw new RangeError("linearDiophantine: a and b must not both be 0");
  if (c % g !== 0) return undefined;
  const scale = BigInt(c / g);
  if (b === 0) return new DiophantineSolutions(BigInt(c / a), 0n, 0n, 1n);
  const sign = b < 0 ? -1n : 1n;
  const stepX = (sign * BigInt(b)) / BigInt(g);
  const stepY = (-sign * BigInt(a)) / BigInt(g);
  const some = BigInt(s) * scale;
  const x = some - floorQuotient(some, stepX) * stepX;
  return new DiophantineSolutions(x, (BigInt(c) - BigInt(a) * x) / BigInt(b), stepX, stepY);
}

/** floor(a / b); b is not 0. */
function floorQuotient(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return quotient * b !== a && a < 0n !== b < 0n ? quotient - 1n : quotient;
}
