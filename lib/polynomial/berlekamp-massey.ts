/**
 * berlekampMassey: the shortest linear recurrence of a sequence modulo a prime, 998244353 if none is given.
 *
 * Use     const c = berlekampMassey(Int32Array.of(0, 1, 1, 2, 3, 5, 8)); berlekampMassey(a, 1000000007)
 * Time    O(n · d) for n terms and a recurrence of length d
 * Space   28 bytes a term
 * Limits  p a prime below 2^30, not checked to be one; of a sequence with recurrence length d, 2 d terms
 *         determine it
 * Errors  RangeError: a term that is no residue, another p; Mod.inverse where it meets a factor of p
 * Source  J. L. Massey, "Shift-register synthesis and BCH decoding" (1969); own code
 * Tested  berlekamp-massey.test.ts: against recurrences found by elimination; verify: library-checker
 *         find_linear_recurrence, CSES 1723 modulo 10^9 + 7
 */
import { Mod } from "../number/mod";
import { MOD998244353 } from "../number/mul998244353";
import { checkResidues } from "./check-terms";

/** So many products of 15 and 30 bits, and a residue times 2^15, have an exact sum in doubles. */
const PIECE = 64;
const HALF = 2 ** 15;

/** c with a[i] = c[0] · a[i - 1] + c[1] · a[i - 2] + … for all i from c.length on; c as short as can be. */
export function berlekampMassey(a: Int32Array, p = MOD998244353): Int32Array {
  const mod = new Mod(p);
  checkResidues("berlekampMassey", a, p);
  // current[0] = 1, and the sum of current[j] · a[i - j] is 0 for all i seen that are ≥ length.
  const current = new Int32Array(a.length + 2);
  let older = new Int32Array(a.length + 2); // as it was before the length last grew
  let spare = new Int32Array(a.length + 2);
  const high = Float64Array.from(a, (term) => Math.floor(term / HALF));
  const low = Float64Array.from(a, (term) => term % HALF);
  current[0] = 1;
  older[0] = 1;
  let length = 0;
  let terms = 1; // of `current` that may differ from 0
  let olderTerms = 1;
  let shift = 1; // steps since then
  let olderError = 1;
  for (let i = 0; i < a.length; i++, shift++) {
    let error = 0;
    // terms ≤ i + 1: a term of `current` joins a step at most.
    for (let j = 0; j < terms; ) {
      let [sumHigh, sumLow] = [0, 0];
      for (const end = Math.min(terms, j + PIECE); j < end; j++) {
        sumHigh += current[j]! * high[i - j]!;
        sumLow += current[j]! * low[i - j]!;
      }
      error = mod.reduce(error + (sumHigh % p) * HALF + sumLow);
    }
    if (error === 0) continue;
    const factor = mod.mul(p - error, mod.inverse(olderError));
    const grows = 2 * length <= i;
    if (grows) spare.set(current.subarray(0, terms));
    const before = terms;
    terms = Math.max(terms, olderTerms + shift);
    for (let j = 0; j < olderTerms; j++) {
      current[j + shift] = mod.add(current[j + shift]!, mod.mul(factor, older[j]!));
    }
    if (!grows) continue;
    [older, spare] = [spare, older];
    olderTerms = before;
    olderError = error;
    length = i + 1 - length;
    shift = 0;
  }
  const recurrence = new Int32Array(length);
  for (let j = 0; j < length; j++) recurrence[j] = mod.sub(0, current[j + 1]!);
  return recurrence;
}
