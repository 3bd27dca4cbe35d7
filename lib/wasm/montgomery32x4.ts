/**
 * montgomery32x4: code for products modulo an odd number p below 2^30, four at a time, for kernels.
 *
 * Use     new WasmModule().define("prepared", [], "nothing", (func) => [
 *           montgomery32x4(func, i32.const(7), i32.const(0)).prepare])
 * Time    a product: about 15 instructions of the processor for four
 * Space   about 60 bytes of code a product; five variables of the function and two a factor
 * Limits  `prepare` runs once before the products; p and its inverse modulo 2^32 are i32, not checked;
 *         each method says which numbers it takes, all unsigned, 4 p is below 2^32
 * Errors  TypeError of Code: operands that are no v128
 * Source  P. L. Montgomery, "Modular Multiplication Without Trial Division" (1985); own code
 * Tested  montgomery32x4.test.ts: against BigInt, at the edges too
 */
import { type Code, type Local, sequence, set, tee } from "./code";
import { i32x4 } from "./i32x4";
import type { WasmFunction } from "./wasm-module";

export interface Products32x4 {
  readonly prepare: Code;
  /** A variable for a factor below p, and the code that completes it once it has its value. */
  readonly factor: () => [Local, Code];
  /** x · w / 2^32 below 2 p, where w is complete. */
  readonly times: (x: Code, w: Local) => Code;
  /** Below 4 p made below 2 p. */
  readonly reduced: (x: Code) => Code;
  /** Below 2 p made below p. */
  readonly residue: (x: Code) => Code;
  /** x - y + 2 p. */
  readonly difference: (x: Code, y: Code) => Code;
}

export function montgomery32x4(func: WasmFunction, m: Code, mInverse: Code): Products32x4 {
  const p = func.local("v128");
  const twice = func.local("v128");
  const inverse = func.local("v128");
  const kept = func.local("v128");
  const low = func.local("v128");
  const scaledBy = new Map<Local, Local>();
  const factor = (): [Local, Code] => {
    const w = func.local("v128");
    const scaled = func.local("v128"); // w / p modulo 2^32
    scaledBy.set(w, scaled);
    return [w, set(scaled, i32x4.mul(w, inverse))];
  };
  const prepare = sequence(
    set(p, i32x4.splat(m)),
    set(twice, i32x4.add(p, p)),
    set(inverse, i32x4.splat(mInverse)),
  );
  const smaller = (x: Code, by: Local): Code => i32x4.minU(tee(kept, x), i32x4.sub(kept, by)); // a negative one is a large unsigned one
  return {
    prepare,
    factor,
    // x · w and the multiple of p have the same low words, so the difference of the high ones is exact.
    times: (x, w) =>
      i32x4.add(
        i32x4.shuffle(
          i32x4.sub64(
            i32x4.lowProductsU(tee(kept, x), w),
            i32x4.lowProductsU(tee(low, i32x4.mul(kept, scaledBy.get(w)!)), p),
          ),
          i32x4.sub64(i32x4.highProductsU(kept, w), i32x4.highProductsU(low, p)),
          [1, 3, 5, 7],
        ),
        p,
      ),
    reduced: (x) => smaller(x, twice),
    residue: (x) => smaller(x, p),
    difference: (x, y) => i32x4.add(i32x4.sub(x, y), twice),
  };
}

/** Makes the four rows of a square of 4 × 4 lanes its columns. */
export function transpose([a, b, c, d]: readonly Local[], spare: readonly Local[]): Code {
  const [e, f, g, h] = spare as [Local, Local, Local, Local];
  return sequence(
    set(e, i32x4.shuffle(a!, b!, [0, 4, 1, 5])),
    set(f, i32x4.shuffle(c!, d!, [0, 4, 1, 5])),
    set(g, i32x4.shuffle(a!, b!, [2, 6, 3, 7])),
    set(h, i32x4.shuffle(c!, d!, [2, 6, 3, 7])),
    set(a!, i32x4.shuffle(e, f, [0, 1, 4, 5])),
    set(b!, i32x4.shuffle(e, f, [2, 3, 6, 7])),
    set(c!, i32x4.shuffle(g, h, [0, 1, 4, 5])),
    set(d!, i32x4.shuffle(g, h, [2, 3, 6, 7])),
  );
}
