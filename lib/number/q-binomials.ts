/**
 * QBinomials: Gaussian binomial coefficients modulo a prime: how many subspaces of dimension k a space of
 * dimension n has over a field of q elements.
 *
 * Use     const binomials = new QBinomials(size, 998244353, 2); binomials.choose(2, 1)
 * Time    O(size) once, 4 products an entry; choose 2 products, and 3 more from the order of q on
 * Space   8 bytes an entry
 * Limits  arguments in [0, size), size in [1, p]; p a prime below 2^30; q in [0, p), for q = 1 they are
 *         the ordinary coefficients
 * Errors  RangeError: a size outside [1, p], a q that is no residue, an argument outside
 * Source  quotients of q-factorials; where q^d = 1, the q-Lucas theorem of G. Olive, "Generalized powers"
 *         (1965): [n, k] = C(n / d, k / d) · [n mod d, k mod d]; own code
 * Tested  programs.test.ts: against q-binomials.twin.ts; q-binomials.test.ts; verify: library-checker
 *         q_binomial_coefficient_prime_mod
 */
import { Binomials } from "./binomials";
import { Mod } from "./mod";

export class QBinomials {
  readonly mod: Mod;
  private readonly size: number;
  /** The first d with 1 + q + … + q^(d - 1) = 0, if it lies below size. */
  private readonly period: number;
  private readonly factorials: Int32Array;
  private readonly inverses: Int32Array;
  private readonly quotients: Binomials;

  constructor(size: number, p: number, q: number) {
    const mod = new Mod(p);
    if (!Number.isInteger(size) || size < 1 || size > p) {
      throw new RangeError(`QBinomials: size must be an integer in [1, ${p}], got ${size}`);
    }
    if (!Number.isInteger(q) || q < 0 || q >= p) {
      throw new RangeError(`QBinomials: q must be a residue in [0, ${p}), got ${q}`);
    }
    const factorials = new Int32Array(size);
    const numbers = new Int32Array(size); // 1 + q + … + q^(i - 1)
    factorials[0] = 1 % p;
    let period = 1;
    for (let number = 1 % p; period < size && number !== 0; period++) {
      numbers[period] = number;
      factorials[period] = mod.mul(factorials[period - 1]!, number);
      number = mod.add(mod.mul(number, q), 1);
    }
    let inverse = mod.inverse(factorials[period - 1]!);
    for (let i = period - 1; i >= 0; i--) {
      const number = numbers[i]!;
      numbers[i] = inverse;
      inverse = mod.mul(inverse, number);
    }
    this.mod = mod;
    this.size = size;
    this.period = period;
    this.factorials = factorials;
    this.inverses = numbers;
    this.quotients = new Binomials(Math.ceil(size / period), p);
  }

  /** 0 for integers k < 0 and k > n. n in [0, size). */
  choose(n: number, k: number): number {
    const { mod } = this;
    const d = this.period;
    this.checkArgument(n);
    if (k < 0 || k > n) return 0;
    this.checkArgument(k);
    if (n < d) return this.below(n, k);
    const rest = this.below(n % d, k % d);
    if (rest === 0) return 0;
    return mod.mul(rest, this.quotients.choose(Math.floor(n / d), Math.floor(k / d)));
  }

  /** The coefficient for arguments below the period. */
  private below(n: number, k: number): number {
    if (k > n) return 0;
    const { mod } = this;
    return mod.mul(this.factorials[n]!, mod.mul(this.inverses[k]!, this.inverses[n - k]!));
  }

  private checkArgument(n: number): void {
    if (n >>> 0 === n && n < this.size) return;
    throw new RangeError(`QBinomials.choose: expected an integer in [0, ${this.size}), got ${n}`);
  }
}
