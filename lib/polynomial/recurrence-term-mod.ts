/**
 * recurrenceTermMod: a far term of a linearly recurrent sequence modulo any number below 2^30.
 *
 * Use     recurrenceTermMod(Int32Array.of(0, 1), Int32Array.of(1, 1), 10n ** 18n, 1000000007)
 * Time    O(d² log k) up to a length d of 64, O(d log d log k) above, six times that of recurrenceTerm
 * Space   60 bytes a term of the power of two above 2 d
 * Limits  m in [1, 2^30), prime or not; d up to 2^21; k ≥ 0 a safe integer or a BigInt
 * Errors  RangeError: another m, terms that are no residues, fewer first terms than the recurrence is
 *         long, another k
 * Source  A. Bostan and R. Mori, "A simple and fast algorithm for computing the N-th term of a linearly
 *         recurrent sequence" (2021); own code
 * Tested  recurrence-term-mod.test.ts: against term after term; verify: CSES 1723
 */
import { Mod } from "../number/mod";
import { checkResidues } from "./check-terms";
import { convolutionMod } from "./convolution-mod";

/** a[k], where a[i] = c[0] · a[i - 1] + c[1] · a[i - 2] + … for i ≥ c.length; of a the first terms are given. */
export function recurrenceTermMod(
  a: Int32Array,
  c: Int32Array,
  k: number | bigint,
  m: number,
): number {
  const mod = new Mod(m);
  checkResidues("recurrenceTermMod", a, m);
  checkResidues("recurrenceTermMod", c, m);
  const d = c.length;
  if (a.length < d || d > 2 ** 21) {
    throw new RangeError(
      `recurrenceTermMod: expected as many first terms as coefficients, up to 2^21, got ${a.length} and ${d}`,
    );
  }
  if ((typeof k === "number" && !Number.isSafeInteger(k)) || k < 0) {
    throw new RangeError(`recurrenceTermMod: k must be an integer from 0 on, got ${k}`);
  }
  if (k < d) return a[Number(k)]!;
  if (d === 0) return 0;
  // The sequence is the series p / q.
  let q = new Int32Array(d + 1);
  q[0] = 1 % m;
  for (let i = 0; i < d; i++) q[i + 1] = mod.sub(0, c[i]!);
  let p = convolutionMod(a.subarray(0, d), q, m).subarray(0, d);
  // p(x) / q(x) = p(x) q(-x) / w(x²), and of p(x) q(-x) the even or the odd terms go on.
  for (const bit of BigInt(k).toString(2).split("").reverse()) {
    const mirrored = q.map((term, i) => (i % 2 === 1 ? mod.sub(0, term) : term));
    p = everySecond(convolutionMod(p, mirrored, m), Number(bit));
    q = everySecond(convolutionMod(q, mirrored, m), 0);
  }
  return p[0]!; // k is 0, and q(0) is 1
}

function everySecond(terms: Int32Array, start: number): Int32Array<ArrayBuffer> {
  const half = new Int32Array((terms.length - start + 1) >> 1);
  for (let i = 0; i < half.length; i++) half[i] = terms[2 * i + start]!;
  return half;
}
