/**
 * factorize: the prime factors of an integer below 2^64, in ascending order, each as often as it divides.
 *
 * Use     factorize(10n ** 18n)
 * Time    O(n^(1/4)) products expected; the product of two primes of 30 bits takes about 2 ms, with
 *         WebAssembly, where it runs, 0.3 ms
 * Space   O(1)
 * Limits  n in [1, 2^64) as a BigInt, or a safe integer; 1 has no factors
 * Errors  RangeError for anything else
 * Source  R. P. Brent, "An improved Monte Carlo factorization algorithm" (1980); own code
 * Tested  programs.test.ts: against factorize.twin.ts; factorize.test.ts; verify: library-checker factorize
 */
import { hasWasm, wasmExports } from "../wasm/wasm-exports";
import { type FactorizeKernel, factorizeWasm } from "./factorize.wasm";
import { isPrime } from "./is-prime";
import { Mod64 } from "./mod64";

export function factorize(n: number | bigint): bigint[] {
  if ((typeof n === "number" && !Number.isSafeInteger(n)) || n < 1 || n >= 2 ** 64) {
    throw new RangeError(`factorize: expected an integer in [1, 2^64), got ${n}`);
  }
  if (n < 2 ** 31) return factorsOfSmall(Number(n));
  const factors: bigint[] = [];
  let rest = BigInt(n);
  for (const p of SMALL_PRIMES) {
    for (; rest % p === ZERO; rest /= p) factors.push(p);
  }
  const open = rest === ONE ? [] : [rest];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (isPrime(part)) {
      factors.push(part);
      continue;
    }
    const divisor = properDivisor(part);
    open.push(divisor, part / divisor);
  }
  return factors.sort((a, b) => (a < b ? -1 : 1));
}

/** By trial of 2, 3 and the numbers beside multiples of 6; what is left has at most two prime factors. */
function factorsOfSmall(n: number): bigint[] {
  const factors: bigint[] = [];
  let rest = n;
  let divisor = 2;
  for (let step = 1; divisor <= LAST_TRIAL && divisor * divisor <= rest; divisor += step) {
    while (rest % divisor === 0) {
      factors.push(BigInt(divisor));
      rest /= divisor;
    }
    step = divisor > 5 ? 6 - step : Math.min(2, divisor - 1);
  }
  if (rest === 1) return factors;
  const large = BigInt(rest);
  if (divisor * divisor > rest || isPrime(rest)) return [...factors, large];
  const prime = properDivisor(large);
  const other = large / prime;
  return prime < other ? [...factors, prime, other] : [...factors, other, prime];
}

/** A divisor of n, odd and composite, other than 1 and n. */
function properDivisor(n: bigint): bigint {
  if (hasWasm()) {
    if (divisorKernel === undefined) divisorKernel = wasmExports<FactorizeKernel>(factorizeWasm());
    if (divisorKernel) {
      const low = divisorKernel.divisor(Number(BigInt.asUintN(32, n)), Number(n >> WORD)) >>> 0;
      return (BigInt(divisorKernel.high() >>> 0) << WORD) + BigInt(low);
    }
  }
  for (let plus = 1; ; plus++) {
    const divisor = brent(n, plus);
    if (divisor !== n) return divisor;
  }
}

/**
 * Follows x → x² + c until two places agree modulo a factor: their difference is a multiple of it.
 * The differences of a block are multiplied first, so that there is one gcd for all of them. Gives n
 * where all factors met at once.
 */
function brent(n: bigint, plus: number): bigint {
  const mod = new Mod64(n, 6);
  const [x, saved, y, difference, product, one] = [0, 1, 2, 3, 4, 5];
  mod.set(y, BigInt(2));
  mod.set(one, ONE);
  for (let length = 1; ; length *= 2) {
    mod.copy(x, y);
    for (let step = 0; step < length; step++) mod.mul(y, y, y, plus);
    for (let from = 0; from < length; from += BLOCK) {
      const steps = Math.min(BLOCK, length - from);
      mod.copy(saved, y);
      mod.copy(product, one);
      for (let step = 0; step < steps; step++) {
        mod.mul(y, y, y, plus);
        mod.sub(difference, x, y);
        mod.mul(product, product, difference);
      }
      const divisor = gcd(mod.scaled(product), n);
      if (divisor === ONE) continue;
      if (divisor !== n) return divisor;
      // The block holds several factors: step by step again.
      for (;;) {
        mod.mul(saved, saved, saved, plus);
        mod.sub(difference, x, saved);
        const single = gcd(mod.scaled(difference), n);
        if (single !== ONE) return single;
      }
    }
  }
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== ZERO) [x, y] = [y, x % y];
  return x;
}

/** Null where it cannot run, undefined before it was tried. */
let divisorKernel: FactorizeKernel | null | undefined;

const WORD = BigInt(32);
const ZERO = BigInt(0);
const ONE = BigInt(1);
const BLOCK = 512; // a gcd costs some 100 steps
const LAST_TRIAL = 10_000; // a test of the rest costs as much as the trials up to here
const SMALL_PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47].map(BigInt);
