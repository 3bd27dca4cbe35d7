/**
 * wasmProduct: the product of two matrices by WebAssembly with SIMD, where the runtime has it.
 *
 * Time    O(n^3), about 0.3 ns a term, and copies of the factors into a memory
 * Space   4 bytes an entry of the second factor in a memory that never shrinks
 * Limits  those of matrixProduct; sizes that fit and residues, which are not checked
 * Errors  none: null where there is no WebAssembly or its memory cannot grow
 * Source  that of matrixProduct
 * Tested  wasm-product.test.ts: against BigInt; verify: library-checker matrix_product through
 *         matrixProduct
 */
import { wasmExports } from "../wasm/wasm-exports";
import { Matrix } from "./matrix";
import { type MatrixProductKernel, matrixProductWasm } from "./matrix-product.wasm";

export function wasmProduct(a: Matrix, b: Matrix, m: number): Matrix | null {
  const inner = a.columns;
  const rows = a.rows;
  const columns = b.columns;
  const terms = (inner + 15) & -16;
  const panels = (columns + 3) >> 2;
  // Four rows of the first factor, four rows of the product, then the panels.
  const to = 4 * terms;
  const right = to + 16 * panels;
  const words = memoryFor(right + 4 * panels * terms);
  if (words === null) return null;
  words.fill(0, 0, right + 4 * panels * terms);
  for (let k = 0; k < inner; k++) {
    for (let j = 0; j < columns; j++) {
      words[right + 4 * ((j >> 2) * terms + k) + (j & 3)] = b.values[k * columns + j]!;
    }
  }
  const product = new Matrix(rows, columns);
  for (let i = 0; i < rows; i += 4) {
    for (let r = 0; r < 4; r++) {
      const from = (i + r) * inner;
      for (let k = 0; k < inner; k++) words[4 * k + r] = i + r < rows ? a.values[from + k]! : 0;
    }
    kernel!.rows(0, 4 * right, 4 * to, 16 * panels, terms, m, 2 ** 32 % m);
    for (let r = 0; r < 4 && i + r < rows; r++) {
      const row = to + 4 * panels * r;
      product.values.set(words.subarray(row, row + columns), (i + r) * columns);
    }
  }
  return product;
}

/** The memory with room for that many words. */
function memoryFor(count: number): Int32Array | null {
  if (kernel === undefined) kernel = wasmExports<MatrixProductKernel>(matrixProductWasm());
  if (kernel === null) return null;
  const missing = 4 * count - kernel.memory.buffer.byteLength;
  try {
    if (missing > 0) kernel.memory.grow(Math.ceil(missing / 2 ** 16));
  } catch {
    return null;
  }
  return new Int32Array(kernel.memory.buffer);
}

/** Null where it cannot run, undefined before it was tried. */
let kernel: MatrixProductKernel | null | undefined;
