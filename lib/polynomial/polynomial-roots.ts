/**
 * polynomialRoots: all x with f(x) = 0 modulo 998244353, in rising order, each once.
 *
 * Use     polynomialRoots(f)
 * Time    O(n log² n log p) on average, p the modulus, for n terms: 4000 roots in 1 s
 * Space   O(n), about 100 bytes a term
 * Limits  up to 2^20 terms, the lowest first; residues in [0, 998244353)
 * Errors  RangeError: a term that is no residue, too many terms, an f that is 0
 * Source  D. Cantor and H. Zassenhaus, "A new algorithm for factoring polynomials over finite fields" (1981):
 *         gcds with x^p - x and (x + a)^((p - 1) / 2) - 1; own code
 * Tested  polynomial-roots.test.ts: against products of known factors; verify: library-checker
 *         polynomial_root_finding
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { sqrtMod } from "../number/sqrt-mod";
import { smallInts } from "../sequence/small-ints";
import { checkTerms } from "./check-terms";
import { convolution } from "./convolution";
import { divide } from "./divide";
import { polynomialGcd } from "./polynomial-gcd";
import { seriesInverse } from "./series-inverse";
import { transform998244353 } from "./transform998244353";

export function polynomialRoots(f: Int32Array): Int32Array {
  checkTerms("polynomialRoots", f);
  if (f.length > 2 ** 20) {
    throw new RangeError(`polynomialRoots: expected at most 2^20 terms, got ${f.length}`);
  }
  const monic = polynomialGcd(f, new Int32Array(0)).gcd;
  if (monic.length === 0) throw new RangeError("polynomialRoots: every x is a root of 0");
  const { mod } = transform998244353;
  // x^p - x is the product of all x - r.
  const power = powerModulo(0, MOD998244353, monic);
  const parts = [gcdWithout(power, 1, monic)];
  const roots: number[] = [];
  for (let a = 1; parts.length > 0; a = mod.add(a, 1)) {
    // Each part is a product of different x - r. Of these r about half make r + a a square.
    for (const part of parts.splice(0)) {
      if (part.length === 2) roots.push(mod.sub(0, part[0]!));
      if (part.length === 3) roots.push(...twoRoots(part[1]!, part[0]!));
      if (part.length <= 3) continue;
      const squares = gcdWithout(powerModulo(a, (MOD998244353 - 1) / 2, part), 0, part);
      parts.push(squares, divide(part, squares).quotient);
    }
  }
  return Int32Array.from(roots).sort();
}

/** The roots of x² + b x + c, which has two: (-b ± √(b² - 4 c)) / 2. */
function twoRoots(b: number, c: number): number[] {
  const { mod } = transform998244353;
  const half = mul998244353(b, (MOD998244353 + 1) / 2);
  const gap = sqrtMod(mod.sub(mul998244353(half, half), c), MOD998244353);
  return [mod.sub(gap, half), mod.sub(mod.sub(0, gap), half)];
}

/** gcd(f - x^exponent, part). */
function gcdWithout(f: Int32Array, exponent: number, part: Int32Array): Int32Array {
  const terms = smallInts(Math.max(f.length, exponent + 1));
  terms.set(f);
  terms[exponent] = transform998244353.mod.sub(terms[exponent]!, 1);
  return polynomialGcd(part, terms).gcd;
}

/** (x + a)^exponent modulo f, whose highest term is 1. */
function powerModulo(a: number, exponent: number, f: Int32Array): Int32Array {
  const { mod } = transform998244353;
  const n = f.length - 1;
  if (n <= SHORT) return shortPower(a, exponent, f);
  const inverse = seriesInverse(f.slice().reverse(), n);
  let power = new Int32Array(n);
  power[0] = 1;
  for (const bit of exponent.toString(2)) {
    // Read from the top, the quotient of the square is a series.
    const square = convolution(power, power);
    const top = square.slice(n).reverse();
    const quotient = convolution(top, inverse.subarray(0, n - 1))
      .slice(0, n - 1)
      .reverse();
    const product = convolution(quotient, f);
    for (let i = 0; i < n; i++) power[i] = mod.sub(square[i]!, product[i] ?? 0);
    if (bit === "0") continue;
    const next = new Int32Array(n);
    const last = power[n - 1]!;
    for (let i = 0; i < n; i++) {
      const sum = mod.add(mul998244353(power[i]!, a), i > 0 ? power[i - 1]! : 0);
      next[i] = mod.sub(sum, mul998244353(last, f[i]!));
    }
    power = next;
  }
  return power;
}

/** Up to this degree powers are taken term by term, in one array: most parts are short. */
const SHORT = 32;

function shortPower(a: number, exponent: number, f: Int32Array): Int32Array {
  const { mod } = transform998244353;
  const n = f.length - 1;
  const power = smallInts(n);
  if (n === 0) return power;
  power[0] = 1;
  const square = smallInts(2 * n);
  for (const bit of exponent.toString(2)) {
    square.fill(0);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        square[i + j] = mod.add(square[i + j]!, mul998244353(power[i]!, power[j]!));
      }
    }
    if (bit === "1") {
      for (let i = 2 * n - 1; i >= 0; i--) {
        square[i] = mod.add(mul998244353(square[i]!, a), i > 0 ? square[i - 1]! : 0);
      }
    }
    for (let top = 2 * n - 1; top >= n; top--) {
      const quotient = square[top]!;
      for (let i = 0; i < n; i++) {
        const at = top - n + i;
        square[at] = mod.sub(square[at]!, mul998244353(quotient, f[i]!));
      }
    }
    for (let i = 0; i < n; i++) power[i] = square[i]!;
  }
  return power;
}
