/**
 * polynomialFactors: the irreducible factors of a polynomial modulo a prime, and how often each divides it.
 *
 * Use     polynomialFactors(f, 7)
 * Time    O(n³ + n² log p) on average for n terms: 100 terms modulo 998244353 in 0.2 s
 * Space   O(n²), 8 bytes a coefficient of x^(i p) modulo f
 * Limits  p a prime below 2^30, not checked to be one; up to 2^11 terms, the lowest first, residues in [0, p)
 * Errors  RangeError: another modulus, a term that is no residue, too many terms, an f that is 0
 * Source  D. Cantor and H. Zassenhaus, "A new algorithm for factoring polynomials over finite fields" (1981),
 *         after the multiplicities and the degrees are known; own code
 * Tested  polynomial-factors.test.ts: against trial division by all polynomials; verify: library-checker
 *         factorization_of_polynomials
 */
import { Mod } from "../number/mod";
import { Random } from "../sequence/random";

/** The highest term of each factor is 1; the highest term of f is left out. Factors of degree 1 come first. */
export function polynomialFactors(
  f: Int32Array,
  p: number,
): { factor: Int32Array; multiplicity: number }[] {
  const mod = new Mod(p);
  if (f.length > 2 ** 11) {
    throw new RangeError(`polynomialFactors: expected at most 2^11 terms, got ${f.length}`);
  }
  for (let i = 0; i < f.length; i++) {
    if (f[i]! >>> 0 < p) continue;
    throw new RangeError(`polynomialFactors: expected residues in [0, ${p}), got ${f[i]} at ${i}`);
  }
  const ring = new Ring(mod);
  const monic = ring.gcd(f, new Int32Array(0));
  if (monic.length === 0) throw new RangeError("polynomialFactors: every polynomial divides 0");
  return ring
    .squareFree(monic)
    .flatMap(({ factor: product, multiplicity }) =>
      ring.irreducible(product).map((factor) => ({ factor, multiplicity })),
    )
    .sort((a, b) => a.factor.length - b.factor.length);
}

/** Polynomials modulo p, without zeros at their upper ends. */
class Ring {
  private readonly mod: Mod;
  private readonly random = new Random(1);

  constructor(mod: Mod) {
    this.mod = mod;
  }

  /** Products of different irreducible factors, and how often these divide f. */
  squareFree(f: Int32Array): { factor: Int32Array; multiplicity: number }[] {
    const { mod } = this;
    const p = mod.m;
    const products: { factor: Int32Array; multiplicity: number }[] = [];
    let rest: Int32Array = f;
    for (let unit = 1; rest.length > 1; unit *= p) {
      const derivative = rest.slice(1).map((term, i) => mod.mul(term, (i + 1) % p));
      // What divides often stays often but once, if that is not a multiple of p.
      let often: Int32Array = this.gcd(rest, derivative);
      let product: Int32Array = this.divide(rest, often).quotient;
      for (let count = 1; product.length > 1; count++) {
        const common = this.gcd(product, often);
        const factor = this.divide(product, common).quotient;
        if (factor.length > 1) products.push({ factor, multiplicity: unit * count });
        product = common;
        often = this.divide(often, common).quotient;
      }
      // A power of p is left: g(x)^p is g(x^p).
      rest = often.filter((_, i) => i % p === 0);
    }
    return products;
  }

  /** The irreducible factors of a product of different ones. */
  irreducible(f: Int32Array): Int32Array[] {
    const factors: Int32Array[] = [];
    let rest = f;
    const powers = this.frobenius(f);
    let power: Int32Array = Int32Array.of(0, 1); // x^(p^degree) modulo f
    for (let degree = 1; rest.length > 2 * degree; degree++) {
      power = this.raised(this.divide(power, f).remainder, powers);
      const product = this.gcd(rest, this.sum(power, Int32Array.of(0, 1), this.mod.m - 1));
      factors.push(...this.ofDegree(product, degree));
      rest = this.divide(rest, product).quotient;
    }
    if (rest.length > 1) factors.push(rest);
    return factors;
  }

  /** The factors of a product of different ones of that degree. */
  private ofDegree(f: Int32Array, degree: number): Int32Array[] {
    const { mod } = this;
    if (f.length === 1) return [];
    const factors: Int32Array[] = [];
    const products: Int32Array[] = [f];
    while (products.length > 0) {
      const product = products.pop()!;
      if (product.length === degree + 1) {
        factors.push(product);
        continue;
      }
      const powers = degree === 1 ? [] : this.frobenius(product);
      const terms = Int32Array.from({ length: product.length - 1 }, () =>
        this.random.int(0, mod.m - 1),
      );
      // Modulo each factor a number: the sum (p = 2) or the product of the conjugates, and its power 0, 1 or -1.
      let conjugate = trimmed(terms);
      let value = conjugate;
      for (let i = 1; i < degree; i++) {
        conjugate = this.raised(conjugate, powers);
        value = mod.m === 2 ? this.sum(value, conjugate, 1) : this.times(value, conjugate, product);
      }
      if (mod.m > 2) value = this.power(value, (mod.m - 1) / 2, product);
      const part = this.gcd(product, this.sum(value, Int32Array.of(1), mod.m - 1));
      const isSplit = part.length > 1 && part.length < product.length;
      products.push(...(isSplit ? [part, this.divide(product, part).quotient] : [product]));
    }
    return factors;
  }

  /** x^(i p) modulo f, for i below its degree. */
  private frobenius(f: Int32Array): Int32Array[] {
    const step = this.power(this.divide(Int32Array.of(0, 1), f).remainder, this.mod.m, f);
    const powers: Int32Array[] = [Int32Array.of(1)];
    for (let i = 1; i < f.length - 1; i++) powers.push(this.times(powers[i - 1]!, step, f));
    return powers;
  }

  /** g^p: the sum of g[i] x^(i p). */
  private raised(g: Int32Array, powers: readonly Int32Array[]): Int32Array {
    const { mod } = this;
    const result = new Int32Array(powers.length);
    g.forEach((factor, i) => {
      const power = powers[i]!;
      for (let j = 0; j < power.length; j++) {
        result[j] = mod.add(result[j]!, mod.mul(power[j]!, factor));
      }
    });
    return trimmed(result);
  }

  private power(base: Int32Array, exponent: number, f: Int32Array): Int32Array {
    let power = this.divide(Int32Array.of(1), f).remainder;
    for (const bit of exponent.toString(2)) {
      power = this.times(power, power, f);
      if (bit === "1") power = this.times(power, base, f);
    }
    return power;
  }

  private times(a: Int32Array, b: Int32Array, f: Int32Array): Int32Array {
    const { mod } = this;
    const product = new Int32Array(a.length + b.length);
    for (let i = 0; i < a.length; i++) {
      const factor = mod.by(a[i]!);
      for (let j = 0; j < b.length; j++) {
        product[i + j] = mod.add(product[i + j]!, factor.times(b[j]!));
      }
    }
    return this.divide(trimmed(product), f).remainder;
  }

  private sum(a: Int32Array, b: Int32Array, factor: number): Int32Array {
    const { mod } = this;
    const sum = new Int32Array(Math.max(a.length, b.length));
    sum.set(a);
    for (let i = 0; i < b.length; i++) sum[i] = mod.add(sum[i]!, mod.mul(factor, b[i]!));
    return trimmed(sum);
  }

  private divide(a: Int32Array, b: Int32Array): { quotient: Int32Array; remainder: Int32Array } {
    const { mod } = this;
    const rest = a.slice();
    const degree = b.length - 1;
    const quotient = new Int32Array(Math.max(0, a.length - degree));
    const scale = mod.inverse(b[degree]!);
    for (let at = quotient.length - 1; at >= 0; at--) {
      quotient[at] = mod.mul(rest[at + degree]!, scale);
      const factor = mod.by(mod.sub(0, quotient[at]!));
      for (let i = 0; i < degree; i++) rest[at + i] = mod.add(rest[at + i]!, factor.times(b[i]!));
    }
    return { quotient, remainder: trimmed(rest.subarray(0, degree)) };
  }

  /** With a highest term 1. */
  gcd(a: Int32Array, b: Int32Array): Int32Array {
    let [left, right] = [trimmed(a), trimmed(b)];
    while (right.length > 0) [left, right] = [right, this.divide(left, right).remainder];
    const gcd = left.slice();
    if (gcd.length > 0) this.mod.scale(gcd, this.mod.inverse(gcd[gcd.length - 1]!));
    return gcd;
  }
}

function trimmed(terms: Int32Array): Int32Array {
  let end = terms.length;
  while (end > 0 && terms[end - 1] === 0) end--;
  return terms.subarray(0, end);
}
