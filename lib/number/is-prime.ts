/**
 * isPrime: whether an integer below 2^64 is a prime; certain, no matter of chance.
 *
 * Use     isPrime(10n ** 18n + 9n)
 * Time    O(log n) products; a prime of 60 bits costs seven powers, some 650 products of Mod64 or, ten
 *         times faster, of WebAssembly where it runs
 * Space   O(1)
 * Limits  safe integers and BigInts up to 2^64 - 1; what is below 2 is no prime
 * Errors  RangeError: a number that is no safe integer, a BigInt from 2^64 on
 * Source  Miller and Rabin's test with the seven bases of Jim Sinclair, which are enough below 2^64
 *         (https://miller-rabin.appspot.com); own code
 * Tested  is-prime.test.ts: against a sieve and on strong pseudoprimes; verify: library-checker
 *         primality_test
 */
import { hasWasm, wasmExports } from "../wasm/wasm-exports";
import { type IsPrimeKernel, isPrimeWasm } from "./is-prime.wasm";
import { Mod64 } from "./mod64";

export function isPrime(n: number | bigint): boolean {
  if (typeof n === "number" ? !Number.isSafeInteger(n) : n >= LIMIT) {
    throw new RangeError(`isPrime: expected a safe integer or a BigInt below 2^64, got ${n}`);
  }
  if (n < 2) return false;
  if (n < 2 ** 31) {
    const small = Number(n);
    for (const p of SMALL_PRIMES) if (small % p === 0) return small === p;
    return small < LAST * LAST || isStrongPseudoprime(BigInt(small), SMALL_BASES);
  }
  const large = BigInt(n);
  // Products of the small primes fit doubles: one BigInt remainder for all of them.
  const rest = Number(large % PRODUCT);
  for (const p of SMALL_PRIMES) if (rest % p === 0) return false;
  if (hasWasm()) {
    if (primeKernel === undefined) primeKernel = wasmExports<IsPrimeKernel>(isPrimeWasm());
    if (primeKernel)
      return primeKernel.isPrime(Number(BigInt.asUintN(32, large)), Number(large >> WORD)) === 1;
  }
  return isStrongPseudoprime(large, BASES);
}

/** Whether n, odd and no divisor of a base, behaves like a prime for all bases. */
function isStrongPseudoprime(n: bigint, bases: readonly bigint[]): boolean {
  const mod = new Mod64(n, 4);
  const [base, power, one, minusOne] = [0, 1, 2, 3];
  mod.set(one, ONE);
  mod.set(minusOne, -ONE);
  let odd = n - ONE;
  let twos = 0;
  while (BigInt.asUintN(1, odd) !== ONE) {
    odd >>= ONE;
    twos++;
  }
  for (const value of bases) {
    mod.set(base, value);
    mod.pow(power, base, odd);
    if (mod.equal(power, one)) continue;
    let squarings = 0;
    while (!mod.equal(power, minusOne)) {
      if (++squarings >= twos) return false;
      mod.mul(power, power, power);
    }
  }
  return true;
}

/** Null where it cannot run, undefined before it was tried. */
let primeKernel: IsPrimeKernel | null | undefined;

const LIMIT = BigInt(2) ** BigInt(64);
const ONE = BigInt(1);
const WORD = BigInt(32);
const SMALL_PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41];
const LAST = 41;
const PRODUCT = BigInt(304250263527210); // of the small primes
const BASES = [2, 325, 9375, 28178, 450775, 9780504, 1795265022].map(BigInt);
/** Jaeschke (1993): enough below 4,759,123,141. */
const SMALL_BASES = [2, 7, 61].map(BigInt);
