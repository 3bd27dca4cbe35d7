/**
 * recurrenceTerms: far terms of a linearly recurrent sequence modulo 998244353, one behind the other.
 *
 * Use     recurrenceTerms(Int32Array.of(0, 1), Int32Array.of(1, 1), 10, 5)
 * Time    O(d log d log k + count log count) for a recurrence of length d
 * Space   16 bytes a bit of k and a term of the power of two above d, and that of seriesInverse
 * Limits  d up to 2^20, count up to 2^22; k ≥ 0 a safe integer or a BigInt; residues in [0, 998244353)
 * Errors  RangeError: terms that are no residues, fewer first terms than the recurrence is long, another k
 *         or count
 * Source  A. Bostan and R. Mori, "A simple and fast algorithm for computing the N-th term of a linearly
 *         recurrent sequence" (2021), section 3: d terms of 1 / q give x^k modulo the characteristic
 *         polynomial; own code
 * Tested  recurrence-terms.test.ts: against term after term; verify: library-checker
 *         consecutive_terms_of_linear_recurrent_sequence
 */
import { mul998244353 } from "../number/mul998244353";
import { checkTermCount, checkTerms, powerOfTwoFrom } from "./check-terms";
import { convolution } from "./convolution";
import { seriesInverse } from "./series-inverse";
import { transform998244353 } from "./transform998244353";

/** a[k] … a[k + count - 1], where a[i] = c[0] · a[i - 1] + c[1] · a[i - 2] + … for i ≥ c.length. */
export function recurrenceTerms(
  a: Int32Array,
  c: Int32Array,
  k: number | bigint,
  count: number,
): Int32Array {
  checkTerms("recurrenceTerms", a);
  checkTerms("recurrenceTerms", c);
  checkTermCount("recurrenceTerms", count);
  const d = c.length;
  if (a.length < d || d > 2 ** 20) {
    throw new RangeError(
      `recurrenceTerms: expected as many first terms as coefficients, up to 2^20, got ${a.length} and ${d}`,
    );
  }
  if ((typeof k === "number" && !Number.isSafeInteger(k)) || k < 0) {
    throw new RangeError(`recurrenceTerms: k must be an integer from 0 on, got ${k}`);
  }
  if (d === 0 || count === 0) return new Int32Array(count);
  // The sequence is the series numerator / q, from its k-th term on another numerator / q.
  const q = new Int32Array(d + 1);
  q[0] = 1;
  for (let i = 0; i < d; i++) q[i + 1] = transform998244353.mod.sub(0, c[i]!);
  const inverse = seriesInverse(q, Math.max(2 * d - 1, count));
  const terms = (first: Int32Array, n: number) => {
    const numerator = convolution(first, q).subarray(0, d);
    return convolution(numerator, inverse.subarray(0, n)).slice(0, n);
  };
  // x^k modulo the characteristic polynomial, its highest term first.
  const power = convolution(q, inverseTerms(q, BigInt(k))).subarray(0, d);
  const firstTerms = terms(a.subarray(0, d), 2 * d - 1);
  return terms(convolution(power, firstTerms).subarray(d - 1, 2 * d - 1), count);
}

/**
 * The terms k - d + 1 … k of 1 / q, where q has the degree d: 1 / q(x) is q(-x) / w(x²), and of 1 / w as
 * many terms up to k / 2 are needed. All polynomials are values at roots of unity in bit-reversed order,
 * where x and -x stand side by side.
 */
function inverseTerms(q: Int32Array, k: bigint): Int32Array {
  const d = q.length - 1;
  const size = powerOfTwoFrom(2 * d + 1);
  const bits = k === BigInt(0) ? "" : k.toString(2);
  const denominators: Int32Array[] = [];
  let next = q;
  for (let level = 0; level < bits.length; level++) {
    const values = new Int32Array(size);
    values.set(next);
    transform998244353.forward(values);
    denominators.push(values);
    next = new Int32Array(size / 2);
    for (let i = 0; i < next.length; i++) {
      next[i] = mul998244353(values[2 * i]!, values[2 * i + 1]!);
    }
    transform998244353.inverse(next);
  }
  let terms = new Int32Array(d);
  terms[d - 1] = 1; // of the index 0, behind zeros
  const room = new Int32Array(size / 2);
  for (const bit of bits) {
    const values = denominators.pop()!;
    room.fill(0);
    room.set(terms);
    transform998244353.forward(room);
    for (let i = 0; i < room.length; i++) {
      const plus = values[2 * i]!;
      values[2 * i] = mul998244353(room[i]!, values[2 * i + 1]!);
      values[2 * i + 1] = mul998244353(room[i]!, plus);
    }
    transform998244353.inverse(values);
    // Terms from x^size on come round to places in front of start.
    const start = bit === "1" ? d : d - 1;
    terms = values.slice(start, start + d);
  }
  return terms;
}
