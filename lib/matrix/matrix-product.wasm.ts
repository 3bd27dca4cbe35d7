/**
 * matrixProductWasm: a WebAssembly module with SIMD for four rows of a matrix product modulo a number.
 *
 * Use     matrixProductWasm()
 * Exports  rows: four rows of the product in [`to`, `end`), 64 bytes for each panel of four columns, row
 *          after row; the 192 bytes from `end` on are overwritten. In [0, `to`) stand four rows, from
 *          `right` on the panels, both as groups of four residues, one group for each term; the number of
 *          terms is a multiple of 16; `shift` is 2^32 modulo `m` < 2^30
 * Source   matrix-product.ts in unsigned integers: 16 products of two residues stay below 2^64
 * Tested   matrix-product.wasm.test.ts: against BigInt; matrix-product.test.ts, with and without
 */
import { type Code, doWhile, type Local, set } from "../wasm/code";
import { i32 } from "../wasm/i32";
import { i32x4 } from "../wasm/i32x4";
import { i64 } from "../wasm/i64";
import { WasmModule } from "../wasm/wasm-module";

export interface MatrixProductKernel {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number };
  readonly rows: (to: number, end: number, right: number, m: number, shift: number) => void;
}

export function matrixProductWasm(): Uint8Array {
  const module = new WasmModule();
  module.memory(1);
  module.define("rows", ["i32", "i32", "i32", "i32", "i32"], "nothing", (func) => {
    const [to, end, right, m, shift] = func.parameters as unknown as RowLocals;
    const modulus = i64.extendU(m);
    const vectors = (count: number) => Array.from({ length: count }, () => func.local("v128"));
    const [at, stop, leftEnd] = [0, 0, 0].map(() => func.local("i32")) as [
      ...[Local, Local, Local],
    ];
    const [factors, other, zero, mask] = vectors(4) as [Local, Local, Local, Local];
    // Of row r the columns 0 and 1 at 2 r, the columns 2 and 3 at 2 r + 1.
    const sums = vectors(8);
    const lows = vectors(8);
    const highs = vectors(8);
    const row = (r: number): Code[] => [
      set(other, i32x4.loadSplat(at, 4 * r)),
      set(sums[2 * r]!, i32x4.add64(sums[2 * r]!, i32x4.lowProductsU(other, factors))),
      set(sums[2 * r + 1]!, i32x4.add64(sums[2 * r + 1]!, i32x4.highProductsU(other, factors))),
    ];
    return [
      set(leftEnd, to),
      set(mask, i32x4.shrU64(i32x4.splat(i32.const(-1)), 32)),
      doWhile(
        [
          ...[...lows, ...highs].map((vector) => set(vector, zero)),
          set(at, i32.const(0)),
          doWhile(
            [
              ...sums.map((vector) => set(vector, zero)),
              set(stop, i32.add(at, i32.const(16 * 16))),
              doWhile(
                [
                  set(factors, i32x4.load(right)),
                  ...[0, 1, 2, 3].flatMap(row),
                  set(at, i32.add(at, i32.const(16))),
                  set(right, i32.add(right, i32.const(16))),
                ],
                i32.ltU(at, stop),
              ),
              ...sums.flatMap((sum, k) => [
                set(lows[k]!, i32x4.add64(lows[k]!, i32x4.and(sum, mask))),
                set(highs[k]!, i32x4.add64(highs[k]!, i32x4.shrU64(sum, 32))),
              ]),
            ],
            i32.ltU(at, leftEnd),
          ),
          ...[...lows, ...highs].map((vector, k) => i32x4.store(to, vector, 16 * k)),
          // An entry is smaller than what it is made from, and stands no farther.
          set(at, to),
          set(stop, i32.add(to, i32.const(64))),
          doWhile(
            [
              i32.store(
                to,
                i32.wrap(
                  i64.remU(
                    i64.add(
                      i64.mul(i64.remU(i64.load(at, 128), modulus), i64.extendU(shift)),
                      i64.load(at),
                    ),
                    modulus,
                  ),
                ),
              ),
              set(at, i32.add(at, i32.const(8))),
              set(to, i32.add(to, i32.const(4))),
            ],
            i32.ltU(to, stop),
          ),
        ],
        i32.ltU(to, end),
      ),
    ];
  });
  return module.bytes();
}

type RowLocals = [Local, Local, Local, Local, Local];
