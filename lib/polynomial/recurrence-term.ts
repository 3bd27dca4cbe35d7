/**
 * recurrenceTerm: a far term of a linearly recurrent sequence modulo 998244353.
 *
 * Use     recurrenceTerm(Int32Array.of(0, 1), Int32Array.of(1, 1), 10n ** 18n)
 * Time    O(d log d log k) for a recurrence of length d
 * Space   32 bytes a term of the power of two above 2 d
 * Limits  d up to 2^21; k ≥ 0 a safe integer or a BigInt; residues in [0, 998244353)
 * Errors  RangeError: terms that are no residues, fewer first terms than the recurrence is long, another k
 * Source  A. Bostan and R. Mori, "A simple and fast algorithm for computing the N-th term of a linearly
 *         recurrent sequence" (2021); own code
 * Tested  recurrence-term.test.ts: against term after term; verify: library-checker
 *         kth_term_of_linearly_recurrent_sequence
 */
import { mul998244353 } from "../number/mul998244353";
import { checkTerms, powerOfTwoFrom } from "./check-terms";
import { convolution } from "./convolution";
import { transform998244353 } from "./transform998244353";

/** a[k], where a[i] = c[0] · a[i - 1] + c[1] · a[i - 2] + … for i ≥ c.length; of a the first terms are given. */
export function recurrenceTerm(a: Int32Array, c: Int32Array, k: number | bigint): number {
  checkTerms("recurrenceTerm", a);
  checkTerms("recurrenceTerm", c);
  const d = c.length;
  if (a.length < d || d > 2 ** 21) {
    throw new RangeError(
      `recurrenceTerm: expected as many first terms as coefficients, up to 2^21, got ${a.length} and ${d}`,
    );
  }
  if ((typeof k === "number" && !Number.isSafeInteger(k)) || k < 0) {
    throw new RangeError(`recurrenceTerm: k must be an integer from 0 on, got ${k}`);
  }
  if (k < d) return a[Number(k)]!;
  if (d === 0) return 0;
  const { mod } = transform998244353;
  // The sequence is the series numerator / denominator.
  const denominator = new Int32Array(d + 1);
  denominator[0] = 1;
  for (let i = 0; i < d; i++) denominator[i + 1] = mod.sub(0, c[i]!);
  const numerator = convolution(a.subarray(0, d), denominator).subarray(0, d);
  return new HalvedFraction(numerator, denominator).term(BigInt(k));
}

/**
 * p(x) / q(x) = p(x) q(-x) / w(x²), and of p(x) q(-x) the even or the odd terms go on. Both polynomials
 * are kept as their values at the n-th roots of unity, in bit-reversed order: x and -x stand side by side.
 */
class HalvedFraction {
  private readonly p: Int32Array;
  private readonly q: Int32Array;
  /** 1 / 2x at each even place. */
  private readonly halfInverses: Int32Array;
  /** The powers of the root of order n. */
  private readonly twists: Int32Array;
  private readonly room: Int32Array;

  constructor(numerator: Int32Array, denominator: Int32Array) {
    const n = powerOfTwoFrom(2 * denominator.length - 1);
    this.p = padded(numerator, n);
    this.q = padded(denominator, n);
    transform998244353.forward(this.p);
    transform998244353.forward(this.q);
    this.halfInverses = new Int32Array(n);
    this.halfInverses[n - 1] = HALF; // x^(n - 1) is 1 / x
    transform998244353.forward(this.halfInverses);
    const unit = new Int32Array(n);
    unit[1] = 1;
    transform998244353.forward(unit);
    this.twists = new Int32Array(n / 2);
    this.twists[0] = 1;
    const root = unit[n / 2]!;
    for (let i = 1; i < n / 2; i++) this.twists[i] = mul998244353(this.twists[i - 1]!, root);
    this.room = unit;
  }

  /** The coefficient of x^k. */
  term(k: bigint): number {
    const { p, q } = this;
    const half = p.length / 2;
    for (const bit of k.toString(2).split("").reverse()) {
      this.halve(bit === "1");
      // The values at the (n / 2)-th roots of unity are known; those at the other n-th roots follow.
      this.extend(q);
      this.extend(p);
    }
    // k is 0: the coefficient is p(0) / q(0), and q(0) is 1.
    const terms = p.slice(0, half);
    transform998244353.inverse(terms);
    return terms[0]!;
  }

  private halve(isOdd: boolean): void {
    const { p, q, halfInverses } = this;
    const { mod } = transform998244353;
    for (let i = 0; 2 * i < p.length; i++) {
      const left = mul998244353(p[2 * i]!, q[2 * i + 1]!);
      const right = mul998244353(p[2 * i + 1]!, q[2 * i]!);
      q[i] = mul998244353(q[2 * i]!, q[2 * i + 1]!);
      p[i] = isOdd
        ? mul998244353(mod.sub(left, right), halfInverses[2 * i]!)
        : mul998244353(mod.add(left, right), HALF);
    }
  }

  private extend(values: Int32Array): void {
    const half = values.length / 2;
    const terms = this.room.subarray(0, half);
    terms.set(values.subarray(0, half));
    transform998244353.inverse(terms);
    transform998244353.mod.multiply(terms, this.twists);
    transform998244353.forward(terms);
    values.set(terms, half);
  }
}

function padded(terms: Int32Array, size: number): Int32Array {
  const result = new Int32Array(size);
  result.set(terms);
  return result;
}

const HALF = 499122177; // 1 / 2
