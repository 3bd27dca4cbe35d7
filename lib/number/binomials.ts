/**
 * Binomials: binomial coefficients modulo a prime, from tables of factorials and their inverses.
 *
 * Use     const nCr = new Binomials(1000, 998244353); nCr.choose(10, 3); nCr.factorial(5); nCr.inverseFactorial(5)
 * Time    O(size) once, 2 products an entry; choose 2 products
 * Space   8 bytes an entry
 * Limits  arguments in [0, size), size in [1, p]; p a prime below 2^30 (or any modulus without a
 *         prime factor below size)
 * Errors  RangeError: a size outside [1, p], a factorial without inverse, an argument outside
 * Source  folklore, own code
 * Tested  binomials.test.ts: against Pascal's triangle; verify: library-checker
 *         binomial_coefficient_prime_mod
 */
import { Mod } from "./mod";

export class Binomials {
  readonly mod: Mod;
  private readonly factorials: Int32Array;
  private readonly inverses: Int32Array;

  constructor(size: number, p: number) {
    const mod = new Mod(p);
    if (!Number.isInteger(size) || size < 1 || size > p) {
      throw new RangeError(`Binomials: size must be an integer in [1, ${p}], got ${size}`);
    }
    const factorials = new Int32Array(size);
    const inverses = new Int32Array(size);
    factorials[0] = 1 % p;
    for (let i = 1; i < size; i++) factorials[i] = mod.mul(factorials[i - 1]!, i);
    inverses[size - 1] = mod.inverse(factorials[size - 1]!);
    for (let i = size - 1; i > 0; i--) inverses[i - 1] = mod.mul(inverses[i]!, i);
    this.mod = mod;
    this.factorials = factorials;
    this.inverses = inverses;
  }

  /** n!, n in [0, size). */
  factorial(n: number): number {
    this.checkArgument("factorial", n);
    return this.factorials[n]!;
  }

  /** 1 / n!, n in [0, size). */
  inverseFactorial(n: number): number {
    this.checkArgument("inverseFactorial", n);
    return this.inverses[n]!;
  }

  /** How many sets of k out of n: 0 for integers k < 0 and k > n. n in [0, size). */
  choose(n: number, k: number): number {
    this.checkArgument("choose", n);
    if (k < 0 || k > n) return 0;
    this.checkArgument("choose", k);
    const { mod } = this;
    return mod.mul(this.factorials[n]!, mod.mul(this.inverses[k]!, this.inverses[n - k]!));
  }

  /** How many sequences of k different ones out of n: 0 for integers k < 0 and k > n. */
  permutations(n: number, k: number): number {
    this.checkArgument("permutations", n);
    if (k < 0 || k > n) return 0;
    this.checkArgument("permutations", k);
    return this.mod.mul(this.factorials[n]!, this.inverses[n - k]!);
  }

  private checkArgument(method: string, n: number): void {
    if (n >>> 0 === n && n < this.factorials.length) return;
    const size = this.factorials.length;
    throw new RangeError(`Binomials.${method}: expected an integer in [0, ${size}), got ${n}`);
  }
}
