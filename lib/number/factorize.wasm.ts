/**
 * factorizeWasm: a WebAssembly module without a memory that finds a divisor of a composite number.
 *
 * Use     factorizeWasm()
 * Exports  divisor(low, high): the low half of a proper divisor of the number of these halves, odd,
 *          composite, below 2^64; then high() is its high half
 * Source   `properDivisor` of factorize.ts, on 64-bit integers
 * Tested   factorize.wasm.test.ts: against products of known primes; factorize.test.ts, with and without
 */
import {
  type Code,
  doWhile,
  forever,
  type Local,
  leave,
  select,
  set,
  when,
  whileDo,
} from "../wasm/code";
import { i32 } from "../wasm/i32";
import { i64 } from "../wasm/i64";
import { highHalf, joinedWord, montgomery64 } from "../wasm/montgomery64";
import { WasmModule } from "../wasm/wasm-module";

export interface FactorizeKernel {
  readonly divisor: (low: number, high: number) => number;
  readonly high: () => number;
}

export function factorizeWasm(): Uint8Array {
  const module = new WasmModule();

  const gcd = module.define(undefined, ["i64", "i64"], "i64", (func) => {
    const [x, y] = func.parameters as [Local, Local];
    const rest = func.local("i64");
    return [
      whileDo(isNot(x, 0), [set(rest, i64.remU(y, x)), set(y, x), set(x, rest)]),
      y, // gcd(0, y) = y
    ];
  });

  // Numbers are taken for Montgomery forms as they are: x → x² / 2^64 + plus is as random as x² + plus.
  const brent = module.define(undefined, ["i64", "i64"], "i64", (func) => {
    const [n, plus] = func.parameters as [Local, Local];
    const { prepare, product, difference } = montgomery64(func, n);
    const x = func.local("i64");
    const y = func.local("i64");
    const saved = func.local("i64");
    const all = func.local("i64"); // the product of a block's differences
    const single = func.local("i64");
    const divisor = func.local("i64");
    const length = func.local("i64");
    const left = func.local("i64");
    const steps = func.local("i64");
    const limit = func.local("i64"); // n - plus
    const advance = (at: Local): Code[] => [
      product(at, at, at),
      set(at, i64.sub(i64.add(at, plus), select(i64.ltU(at, limit), i64.const(0), n))),
    ];
    const down = (counter: Local) => set(counter, i64.sub(counter, i64.const(1)));
    return [
      prepare,
      set(limit, i64.sub(n, plus)),
      set(y, i64.const(2)),
      set(length, i64.const(1)),
      forever(
        "i64",
        set(x, y),
        set(left, length),
        doWhile([...advance(y), down(left)], isNot(left, 0)),
        set(left, length),
        doWhile(
          [
            set(steps, select(i64.ltU(left, BLOCK), left, BLOCK)),
            set(left, i64.sub(left, steps)),
            set(saved, y),
            set(all, i64.const(1)),
            doWhile(
              [...advance(y), difference(single, x, y), product(all, all, single), down(steps)],
              isNot(steps, 0),
            ),
            set(divisor, gcd.call(all, n)),
            when(isNot(divisor, 1), [
              when(i64.ne(divisor, n), [leave(divisor)]),
              // The block holds several factors: step by step again.
              doWhile(
                [
                  ...advance(saved),
                  difference(single, x, saved),
                  set(divisor, gcd.call(single, n)),
                ],
                i64.eq(divisor, i64.const(1)),
              ),
              leave(divisor),
            ]),
          ],
          isNot(left, 0),
        ),
        set(length, i64.add(length, length)),
      ),
    ];
  });

  const result = module.global();
  module.define("divisor", ["i32", "i32"], "i32", (func) => {
    const [low, high] = func.parameters as [Local, Local];
    const n = func.local("i64");
    const plus = func.local("i64");
    return [
      set(n, joinedWord(low, high)),
      // A run that meets all factors at once gives n: another polynomial.
      doWhile(
        [set(plus, i64.add(plus, i64.const(1))), result.set(brent.call(n, plus))],
        i64.eq(result, n),
      ),
      i32.wrap(result),
    ];
  });
  module.define("high", [], "i32", () => [i32.wrap(highHalf(result))]);
  return module.bytes();
}

function isNot(value: Code, constant: number): Code {
  return i64.ne(value, i64.const(constant));
}

const BLOCK = i64.const(512); // a gcd costs some 100 steps
