/**
 * matrixProduct: the product of two matrices modulo a number below 2^30.
 *
 * Use     matrixProduct(matrix, matrix, mod)
 * Time    O(n^3), about 0.9 ns a term: 10^3 × 10^3 in about 0.9 s; with WebAssembly about 0.2 s
 * Space   8 bytes an entry of the second factor; 4 with WebAssembly, in a memory that never shrinks
 * Limits  those of Matrix and Mod
 * Errors  RangeError: sizes that do not fit, an entry that is no residue
 * Source  one factor cut into halves of 15 bits, so that 255 products add up exactly in a double:
 *         folklore, own code; its second door is product-kernel.ts
 * Tested  matrix-product.test.ts: against sums in BigInt, with and without WebAssembly; verify:
 *         library-checker matrix_product
 *
 * Both doors compute four rows at a time, in one array of words: the four rows of the first factor as
 * groups of four entries, one group for each term; the four rows of the product; then the second factor
 * in panels of four columns, each again as groups of four entries. What is missing in a group is 0.
 */
import type { Mod } from "../number/mod";
import { hasWasmMemory } from "../wasm/wasm-exports";
import { Matrix } from "./matrix";
import type { MatrixProductKernel } from "./matrix-product.wasm";
import { productKernel } from "./product-kernel";

export function matrixProduct(a: Matrix, b: Matrix, mod: Mod): Matrix {
  const { rows, columns: inner } = a;
  const { columns } = b;
  const { m } = mod;
  if (inner !== b.rows) {
    throw new RangeError(`matrixProduct: ${rows} × ${inner} does not fit ${b.rows} × ${columns}`);
  }
  a.checkResidues("matrixProduct", m);
  b.checkResidues("matrixProduct", m);
  const panels = (columns + 3) >> 2;
  let terms = inner;
  let kernel: MatrixProductKernel | null = null;
  if (hasWasmMemory()) {
    // Below this, compiling the kernel costs more than it gains.
    if (rows * inner * columns >= 2 ** 18) {
      terms = (inner + 15) & -16;
      kernel = productKernel(16 * (terms + 4 * panels + 12 + terms * panels));
    }
  }
  const to = 4 * terms;
  const end = to + 16 * panels;
  const right = end + 48; // the kernel computes in these words
  const count = right + to * panels;
  const words = kernel ? new Int32Array(kernel.memory.buffer) : new Float64Array(count);
  words.fill(0, 0, count);
  for (let k = 0; k < inner; k++) {
    for (let j = 0; j < columns; j++) {
      words[right + 4 * ((j >> 2) * terms + k) + (j & 3)] = b.values[k * columns + j]!;
    }
  }
  const product = new Matrix(rows, columns);
  for (let i = 0; i < rows; i += 4) {
    for (let r = 0; r < 4; r++) {
      for (let k = 0; k < inner; k++) {
        words[4 * k + r] = i + r < rows ? a.values[(i + r) * inner + k]! : 0;
      }
    }
    if (kernel) kernel.rows(4 * to, 4 * end, 4 * right, m, 2 ** 32 % m);
    else fourRows(words, to, end, right, m);
    for (let r = 0; r < 4 && i + r < rows; r++) {
      for (let j = 0; j < columns; j++) {
        product.values[(i + r) * columns + j] = words[to + 16 * (j >> 2) + 4 * r + (j & 3)]!;
      }
    }
  }
  return product;
}

/** The kernel's work: the rows of the first factor are the words [0, to), the product [to, end). */
function fourRows(
  words: Int32Array | Float64Array,
  to: number,
  end: number,
  right: number,
  m: number,
): void {
  words.fill(0, to, end);
  for (let at = to; at < end; at += 4) {
    const r = ((at - to) >> 2) & 3;
    const from = right + ((at - to) >> 4) * to;
    for (let k = 0; k < to; ) {
      let h0 = 0;
      let h1 = 0;
      let h2 = 0;
      let h3 = 0;
      let l0 = 0;
      let l1 = 0;
      let l2 = 0;
      let l3 = 0;
      // 255 products of 2^15 and 2^30, and one more of the sum that they are added to, do not pass 2^53.
      for (const stop = Math.min(k + 4 * 255, to); k < stop; k += 4) {
        const high = words[k + r]! >> 15;
        const low = words[k + r]! & 0x7fff;
        const b0 = words[from + k]!;
        const b1 = words[from + k + 1]!;
        const b2 = words[from + k + 2]!;
        const b3 = words[from + k + 3]!;
        h0 += high * b0;
        l0 += low * b0;
        h1 += high * b1;
        l1 += low * b1;
        h2 += high * b2;
        l2 += low * b2;
        h3 += high * b3;
        l3 += low * b3;
      }
      const sums = [h0, l0, h1, l1, h2, l2, h3, l3];
      for (let c = 0; c < 4; c++) {
        words[at + c] = rest(
          words[at + c]! + rest(sums[2 * c]!, m) * 2 ** 15 + sums[2 * c + 1]!,
          m,
        );
      }
    }
  }
}

/** x modulo m for x in [0, 2^53): the quotient is never rounded up to an integer. */
function rest(x: number, m: number): number {
  return x - Math.floor(x / m) * m;
}
