/**
 * montgomery64: code for products modulo an odd number below 2^64, for the functions of kernels.
 *
 * Use     new WasmModule().define("square", ["i64", "i64"], "i64", (func) => { const [n, a] = func.parameters;
 *           const { prepare, product } = montgomery64(func, n!); return [prepare, product(a!, a!, a!), a!]; })
 * Time    a product: ten multiplications of 64 bits, about 6 ns in the engine
 * Space   about 90 bytes of code a product; seven variables of the function
 * Limits  `prepare` runs once before the products; factors a, b with a · b < 2^64 · n, results in [0, n);
 *         n odd, not checked
 * Errors  TypeError of Code: an n that is no i64
 * Source  P. L. Montgomery, "Modular Multiplication Without Trial Division" (1985); own code
 * Tested  montgomery64.test.ts: against BigInt, at the edges too
 */
import { type Code, type Local, sequence, set } from "./code";
import { i32 } from "./i32";
import { i64 } from "./i64";
import type { WasmFunction } from "./wasm-module";

export interface Products64 {
  readonly prepare: Code;
  /** to = a · b / 2^64 modulo n. */
  readonly product: (to: Local, a: Code, b: Code) => Code;
  /** to = a - b modulo n, a and b in [0, n). */
  readonly difference: (to: Local, a: Code, b: Code) => Code;
}

export function montgomery64(func: WasmFunction, n: Local): Products64 {
  const inverse = func.local("i64"); // of n modulo 2^64
  const nLow = func.local("i64");
  const nHigh = func.local("i64");
  const middle = func.local("i64");
  const high = func.local("i64");
  const low = func.local("i64");
  const times = func.local("i64");

  // n · n = 1 modulo 8: three right bits, and Newton's step doubles them.
  const newton = set(inverse, i64.mul(inverse, i64.sub(i64.const(2), i64.mul(n, inverse))));
  const prepare = sequence(
    set(inverse, n),
    ...[newton, newton, newton, newton, newton],
    set(nLow, lowHalf(n)),
    set(nHigh, highHalf(n)),
  );

  /** to = the high word of a · b, whose halves are these. */
  const highWord = (to: Local, aLow: Code, aHigh: Code, bLow: Code, bHigh: Code): Code =>
    sequence(
      set(middle, i64.add(i64.mul(aHigh, bLow), highHalf(i64.mul(aLow, bLow)))),
      set(
        to,
        i64.add(
          i64.add(i64.mul(aHigh, bHigh), highHalf(middle)),
          highHalf(i64.add(i64.mul(aLow, bHigh), lowHalf(middle))),
        ),
      ),
    );

  /** to = a - b, and n more where that is negative. */
  const difference = (to: Local, a: Code, b: Code): Code => {
    const isNegative = i64.extendU(i64.ltU(a, b));
    return set(to, i64.add(i64.sub(a, b), i64.and(n, i64.sub(i64.const(0), isNegative))));
  };

  // a · b - times · n has a low word of 0; its high word lies in (-n, n).
  const product = (to: Local, a: Code, b: Code): Code =>
    sequence(
      highWord(high, lowHalf(a), highHalf(a), lowHalf(b), highHalf(b)),
      set(times, i64.mul(i64.mul(a, b), inverse)),
      highWord(low, lowHalf(times), highHalf(times), nLow, nHigh),
      difference(to, high, low),
    );

  return { prepare, product, difference };
}

/** The i64 n of its two halves. */
export function joinedWord(low: Code, high: Code): Code {
  return i64.or(i64.extendU(low), i64.shl(i64.extendU(high), i64.const(32)));
}

function lowHalf(word: Code): Code {
  return i64.extendU(i32.wrap(word));
}

export function highHalf(word: Code): Code {
  return i64.shrU(word, i64.const(32));
}
