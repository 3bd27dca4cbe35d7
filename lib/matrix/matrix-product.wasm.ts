/**
 * matrixProductWasm: a WebAssembly module with SIMD for four rows of a matrix product modulo a number.
 *
 * Exports  rows: four rows of the product, `rowBytes` apart from address `to` on, by panels of four columns.
 *          At `left` stand four rows, at `right` the panels, both as groups of four residues, one group
 *          for each of the `terms`, a multiple of 16; `shift` is 2^32 modulo `m` < 2^30
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
  readonly rows: (
    left: number,
    right: number,
    to: number,
    rowBytes: number,
    terms: number,
    m: number,
    shift: number,
  ) => void;
}

export function matrixProductWasm(): Uint8Array {
  const module = new WasmModule();
  module.memory(1);
  /** high · 2^32 + low modulo m. */
  const joined = module.define(undefined, ["i64", "i64", "i32", "i32"], "i32", (func) => {
    const [high, low, m, shift] = func.parameters as [Local, Local, Local, Local];
    const modulus = i64.extendU(m);
    const rest = i64.mul(i64.remU(high, modulus), i64.extendU(shift));
    return [i32.wrap(i64.remU(i64.add(rest, low), modulus))];
  });

  module.define("rows", ["i32", "i32", "i32", "i32", "i32", "i32", "i32"], "nothing", (func) => {
    const [left, right, to, rowBytes, terms, m, shift] = func.parameters as unknown as RowLocals;
    const vectors = (count: number) => Array.from({ length: count }, () => func.local("v128"));
    const [at, stop, end, open, place] = [0, 0, 0, 0, 0].map(() => func.local("i32")) as [
      ...[Local, Local, Local, Local, Local],
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
    const entry = (k: number, lane: number): Code => {
      const value = joined.call(
        i32x4.lane64(highs[k]!, lane),
        i32x4.lane64(lows[k]!, lane),
        m,
        shift,
      );
      return i32.store(place, value, 8 * (k & 1) + 4 * lane);
    };
    return [
      set(end, i32.add(to, rowBytes)),
      set(mask, i32x4.shrU64(i32x4.splat(i32.const(-1)), 32)),
      doWhile(
        [
          ...[...lows, ...highs].map((vector) => set(vector, zero)),
          set(at, left),
          set(open, terms),
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
              set(open, i32.sub(open, i32.const(16))),
            ],
            open,
          ),
          set(place, to),
          ...[0, 1, 2, 3].flatMap((r) => [
            entry(2 * r, 0),
            entry(2 * r, 1),
            entry(2 * r + 1, 0),
            entry(2 * r + 1, 1),
            set(place, i32.add(place, rowBytes)),
          ]),
          set(to, i32.add(to, i32.const(16))),
        ],
        i32.ltU(to, end),
      ),
    ];
  });
  return module.bytes();
}

type RowLocals = [Local, Local, Local, Local, Local, Local, Local];
