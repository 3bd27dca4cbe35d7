/**
 * isPrimeWasm: a WebAssembly module without a memory that tells primes from composite numbers.
 *
 * Use     isPrimeWasm()
 * Exports  isPrime(low, high): 1 where the number of these halves, odd, in [3, 2^64), is a prime, else 0
 * Source   `isStrongPseudoprime` of is-prime.ts, on 64-bit integers
 * Tested   is-prime.wasm.test.ts: against a sieve, at the edges; is-prime.test.ts, with and without
 */
import { type Code, doWhile, type Local, leave, select, set, when, whileDo } from "../wasm/code";
import { i32 } from "../wasm/i32";
import { i64 } from "../wasm/i64";
import { joinedWord, montgomery64 } from "../wasm/montgomery64";
import { WasmModule } from "../wasm/wasm-module";

export interface IsPrimeKernel {
  readonly isPrime: (low: number, high: number) => number;
}

export function isPrimeWasm(): Uint8Array {
  const module = new WasmModule();

  /** Whether n behaves like a prime for a base; `one` and `square` are 2^64 and 2^128 modulo n. */
  const passes = module.define(undefined, ["i64", "i64", "i64", "i64"], "i32", (func) => {
    const [n, one, square, base] = func.parameters as [Local, Local, Local, Local];
    const { prepare, product } = montgomery64(func, n);
    const power = func.local("i64");
    const factor = func.local("i64");
    const exponent = func.local("i64");
    const twos = func.local("i64");
    const minusOne = i64.sub(n, one);
    return [
      prepare,
      product(base, base, square),
      when(i64.eqz(base), [leave(YES)]), // a multiple of n says nothing
      set(exponent, i64.sub(n, i64.const(1))),
      set(twos, i64.ctz(exponent)),
      set(exponent, i64.shrU(exponent, twos)),
      set(power, one),
      doWhile(
        [
          // A product for each bit, by 1 where it is 0: cheaper than a branch that nobody can predict.
          set(factor, select(i64.eqz(i64.and(exponent, i64.const(1))), one, base)),
          product(power, power, factor),
          product(base, base, base),
          set(exponent, i64.shrU(exponent, i64.const(1))),
        ],
        i64.ne(exponent, i64.const(0)),
      ),
      when(i64.eq(power, one), [leave(YES)]),
      whileDo(i64.ne(power, minusOne), [
        set(twos, i64.sub(twos, i64.const(1))),
        when(i64.eqz(twos), [leave(NO)]),
        product(power, power, power),
      ]),
      YES,
    ];
  });

  module.define("isPrime", ["i32", "i32"], "i32", (func) => {
    const [low, high] = func.parameters as [Local, Local];
    const n = func.local("i64");
    const one = func.local("i64");
    const square = func.local("i64");
    const left = func.local("i32");
    const { prepare, product, difference } = montgomery64(func, n);
    const refuse = (base: number): Code =>
      when(i32.eqz(passes.call(n, one, square, i64.const(base))), [leave(NO)]);
    return [
      set(n, joinedWord(low, high)),
      prepare,
      set(one, i64.remU(i64.sub(i64.const(0), n), n)),
      // 2 · 2^64, squared six times: 2^64 · 2^64.
      difference(square, one, i64.sub(n, one)),
      set(left, i32.const(6)),
      doWhile([product(square, square, square), set(left, i32.sub(left, i32.const(1)))], left),
      ...BASES.map(refuse),
      YES,
    ];
  });
  return module.bytes();
}

const YES = i32.const(1);
const NO = i32.const(0);
/** Jim Sinclair's, enough below 2^64: https://miller-rabin.appspot.com. */
const BASES = [2, 325, 9375, 28178, 450775, 9780504, 1795265022];
