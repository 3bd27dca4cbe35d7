/**
 * matrixProduct: the product of two matrices modulo a number below 2^30.
 *
 * Time    O(n^3), about 1 ns a term: 10^3 × 10^3 in about 1 s; with WebAssembly about 0.2 s
 * Space   24 bytes an entry of the factors
 * Limits  those of Matrix and Mod
 * Errors  RangeError: sizes that do not fit, an entry that is no residue
 * Source  one factor cut into halves of 15 bits, so that 1024 products add up exactly in a double:
 *         folklore, own code; its second door is wasm-product.ts
 * Tested  matrix-product.test.ts: against sums in BigInt, with and without WebAssembly; verify:
 *         library-checker matrix_product
 */
import type { Mod } from "../number/mod";
import { hasWasmMemory } from "../wasm/wasm-exports";
import { Matrix } from "./matrix";
import { wasmProduct } from "./wasm-product";

export function matrixProduct(a: Matrix, b: Matrix, mod: Mod): Matrix {
  if (a.columns !== b.rows) {
    throw new RangeError(
      `matrixProduct: ${a.rows} × ${a.columns} does not fit ${b.rows} × ${b.columns}`,
    );
  }
  a.checkResidues("matrixProduct", mod.m);
  b.checkResidues("matrixProduct", mod.m);
  if (hasWasmMemory()) {
    // Below this, compiling the kernel costs more than it gains.
    if (a.rows * a.columns * b.columns >= WASM_TERMS) {
      const product = wasmProduct(a, b, mod.m);
      if (product !== null) return product;
    }
  }
  const product = new Matrix(a.rows, b.columns);
  // Two rows and two columns at a time; a missing one is a row of zeros, whose sums are not kept.
  const inner = a.columns;
  const high = new Float64Array((a.rows + 1) * inner);
  const low = new Float64Array((a.rows + 1) * inner);
  const half = mod.m >> 1;
  for (let at = 0; at < a.values.length; at++) {
    const value = balanced(a.values[at]!, mod.m, half);
    high[at] = (value + HALF_CHUNK) >> BITS;
    low[at] = value - high[at]! * 2 ** BITS;
  }
  const right = new Float64Array((b.columns + 1) * inner);
  for (let k = 0; k < inner; k++) {
    for (let j = 0; j < b.columns; j++) {
      right[j * inner + k] = balanced(b.values[k * b.columns + j]!, mod.m, half);
    }
  }
  const tile = Math.max(2, 2 * Math.floor(TILE_ENTRIES / (2 * inner + 1)));
  for (let j0 = 0; j0 < b.columns; j0 += tile) {
    const j1 = Math.min(j0 + tile, b.columns);
    for (let k0 = 0; k0 < inner; k0 += EXACT_TERMS) {
      const k1 = Math.min(k0 + EXACT_TERMS, inner);
      for (let i = 0; i < a.rows; i += 2)
        addTwoRows(product, high, low, right, mod.m, i, j0, j1, k0, k1, inner);
    }
  }
  return product;
}

/** The residue of least absolute value, at most 2^29. */
function balanced(value: number, m: number, half: number): number {
  return value > half ? value - m : value;
}

/** Adds the terms [k0, k1) of the rows i and i + 1 in the columns [j0, j1). */
function addTwoRows(
  product: Matrix,
  high: Float64Array,
  low: Float64Array,
  right: Float64Array,
  m: number,
  i: number,
  j0: number,
  j1: number,
  k0: number,
  k1: number,
  inner: number,
): void {
  const { values, rows, columns } = product;
  const first = i * inner;
  const second = first + inner;
  for (let j = j0; j < j1; j += 2) {
    const left = j * inner;
    let h00 = 0;
    let h01 = 0;
    let h10 = 0;
    let h11 = 0;
    let l00 = 0;
    let l01 = 0;
    let l10 = 0;
    let l11 = 0;
    for (let k = k0; k < k1; k++) {
      const b0 = right[left + k]!;
      const b1 = right[left + inner + k]!;
      const high0 = high[first + k]!;
      h00 += high0 * b0;
      h01 += high0 * b1;
      const high1 = high[second + k]!;
      h10 += high1 * b0;
      h11 += high1 * b1;
      const low0 = low[first + k]!;
      l00 += low0 * b0;
      l01 += low0 * b1;
      const low1 = low[second + k]!;
      l10 += low1 * b0;
      l11 += low1 * b1;
    }
    const at = i * columns + j;
    values[at] = joined(values[at]!, h00, l00, m);
    if (j + 1 < j1) values[at + 1] = joined(values[at + 1]!, h01, l01, m);
    if (i + 1 >= rows) continue;
    values[at + columns] = joined(values[at + columns]!, h10, l10, m);
    if (j + 1 < j1) values[at + columns + 1] = joined(values[at + columns + 1]!, h11, l11, m);
  }
}

/** before + high · 2^15 + low modulo m; the sums are at most 2^53. */
function joined(before: number, high: number, low: number, m: number): number {
  const rest = ((high % m) * 2 ** BITS + (low % m) + before) % m;
  return rest < 0 ? rest + m : rest;
}

const WASM_TERMS = 2 ** 18;
const BITS = 15;
const HALF_CHUNK = 2 ** (BITS - 1);
/** 2^10 products of 2^14 and 2^29 do not pass 2^53. */
const EXACT_TERMS = 2 ** 10;
/** So many doubles of the right factor stay in the second cache. */
const TILE_ENTRIES = 2 ** 15;
