/**
 * totientsBelow: Euler's totients of all numbers below a limit, and the values of Möbius' function.
 *
 * Use     const phi = totientsBelow(100)
 * Time    O(n)
 * Space   8 bytes a number; 5 for mobiusBelow
 * Limits  limit in [0, 2^27]; entry 0 is 0
 * Errors  RangeError for any other limit
 * Source  from the smallest prime factors: folklore, own code
 * Tested  totients-below.test.ts: against counting and trial division; verify: library-checker
 *         sum_of_totient_function through totientSum
 */
import { smallestFactors } from "./smallest-factors";

export function totientsBelow(limit: number): Int32Array {
  checkLimit("totientsBelow", limit);
  const smallest = smallestFactors(limit);
  const totients = new Int32Array(limit);
  totients[1] = 1; // ignored where there is no entry 1
  for (let n = 2; n < limit; n++) {
    const p = smallest[n]!;
    const rest = (n / p) | 0;
    totients[n] = Math.imul(totients[rest]!, smallest[rest] === p ? p : p - 1);
  }
  return totients;
}

/** 0 where a square divides the number, else 1 or -1 for an even or odd number of prime factors. */
export function mobiusBelow(limit: number): Int8Array {
  checkLimit("mobiusBelow", limit);
  const smallest = smallestFactors(limit);
  const mobius = new Int8Array(limit);
  mobius[1] = 1; // ignored where there is no entry 1
  for (let n = 2; n < limit; n++) {
    const p = smallest[n]!;
    const rest = (n / p) | 0;
    mobius[n] = smallest[rest] === p ? 0 : -mobius[rest]!;
  }
  return mobius;
}

function checkLimit(name: string, limit: number): void {
  if (Number.isInteger(limit) && limit >= 0 && limit <= 2 ** 27) return;
  throw new RangeError(`${name}: limit must be an integer in [0, 2^27], got ${limit}`);
}
