/**
 * TransformKernel: the transforms of PrimeTransform by WebAssembly with SIMD, where the runtime has it.
 *
 * Use     const kernel = new TransformKernel(mod, 3, 2 ** 23)
 * Time    O(n log n), about a third of that in JavaScript; copies of the terms into a memory and back
 * Space   4 bytes a term in a memory that all kernels share and that never shrinks
 * Limits  lengths a power of two from 16 on, not checked; residues in [0, p), not checked; not checked to
 *         be numbers: new TransformKernel(order), TransformKernel.forward(columns)
 * Errors  none: null instead of a result where there is no WebAssembly or its memory cannot grow
 * Source  that of PrimeTransform
 * Tested  transform-kernel.test.ts: against PrimeTransform without WebAssembly; verify: library-checker
 *         convolution_mod through convolution
 */
import type { Mod } from "../number/mod";
import { wasmExports } from "../wasm/wasm-exports";
import { type PrimeTransformKernel, primeTransformWasm, TABLE } from "./prime-transform.wasm";

export class TransformKernel {
  private readonly mod: Mod;
  private readonly forwardTable: Int32Array;
  private readonly inverseTable: Int32Array;

  /** `root` is a root of unity of that order, a power of two. */
  constructor(mod: Mod, root: number, order: number) {
    this.mod = mod;
    this.forwardTable = tableOf(mod, root, order);
    this.inverseTable = tableOf(mod, mod.inverse(root), order);
  }

  /** The same as PrimeTransform.forward; false where it could not. */
  forward(terms: Int32Array, columns = 1): boolean {
    if (columns === 2) return byColumns(terms, (column) => this.forward(column));
    return this.inMemory(terms, () => this.runForward(4 * DATA, terms.length, columns));
  }

  /** The same as PrimeTransform.inverse; false where it could not. */
  inverse(values: Int32Array, columns = 1): boolean {
    if (columns === 2) return byColumns(values, (column) => this.inverse(column));
    return this.inMemory(values, () => {
      this.runInverse(4 * DATA, values.length, this.toForm(1), columns);
    });
  }

  /** The same as PrimeTransform.product; null where it could not. */
  product(a: Int32Array, b: Int32Array, size: number): Int32Array | null {
    const words = this.memory(a === b ? size : 2 * size);
    if (words === null) return null;
    const left = 4 * DATA;
    const right = a === b ? left : left + 4 * size;
    const transform = (at: number, terms: Int32Array) => {
      const place = words.subarray(at / 4, at / 4 + size);
      place.fill(0).set(terms); // throws where there are more
      this.runForward(at, size);
    };
    transform(left, a);
    if (a !== b) transform(right, b);
    kernel!.multiply(0, left, right, 4 * size);
    // That product lacks a factor of 2^32.
    this.runInverse(left, size, this.toForm(this.toForm(1)));
    return words.slice(DATA, DATA + size);
  }

  /** Runs on a copy of the terms in the memory, and takes what is there then; false where it could not. */
  private inMemory(terms: Int32Array, run: () => void): boolean {
    const words = this.memory(terms.length);
    if (words === null) return false;
    words.set(terms, DATA);
    run();
    terms.set(words.subarray(DATA, DATA + terms.length));
    return true;
  }

  private runForward(at: number, n: number, columns = 1): void {
    const { forward, forwardLast, halves, multiplyBy } = kernel!;
    let width = n;
    if ((Math.clz32(columns) - Math.clz32(n)) % 2 === 1) {
      width = n >> 1;
      halves(0, at, 2 * n);
    }
    const last = Math.max(columns, 4);
    for (; width > last; width >>= 2) this.runLayer(forward, 0, at, n / width, width);
    if (columns === 1) this.runLayer(forwardLast, 0, at, n / 16, 16);
    else multiplyBy(0, at, 4 * n, this.toForm(1));
  }

  private runInverse(at: number, n: number, scale: number, columns = 1): void {
    const { inverse, inverseFirst, halves } = kernel!;
    const table = TABLE.bytes;
    if (columns === 1) this.runLayer(inverseFirst, table, at, n / 16, 16);
    let width = Math.max(4 * columns, 16);
    for (; width <= n; width *= 4) this.runLayer(inverse, table, at, n / width, width);
    if (width === 2 * n) halves(table, at, 2 * n);
    kernel!.multiplyBy(table, at, 4 * n, this.mod.mul(scale, this.mod.inverse(n / columns)));
  }

  /**
   * Some blocks a call: an engine that compiles its first code anew while that runs takes the better
   * code from the next call on.
   */
  private runLayer(
    layer: PrimeTransformKernel["forward"],
    table: number,
    at: number,
    blocks: number,
    width: number,
  ): void {
    let turn = this.toForm(1);
    const most = Math.max(1, TERMS_A_CALL / width);
    for (let from = 0; from < blocks; from += most) {
      const count = Math.min(most, blocks - from);
      turn = layer(table, at + 4 * width * from, from, count, turn, width);
    }
  }

  /** x · 2^32, the form in which factors are given. */
  private toForm(x: number): number {
    return this.mod.mul(x, 2 ** 32 % this.mod.m);
  }

  /** The memory as words, with our tables in it and room for that many terms. */
  private memory(terms: number): Int32Array | null {
    if (kernel === undefined) kernel = wasmExports<PrimeTransformKernel>(primeTransformWasm());
    if (kernel === null) return null;
    const missing = 4 * (DATA + terms) - kernel.memory.buffer.byteLength;
    try {
      if (missing > 0) kernel.memory.grow(Math.ceil(missing / 2 ** 16));
    } catch {
      return null;
    }
    const words = new Int32Array(kernel.memory.buffer);
    words.set(this.forwardTable);
    words.set(this.inverseTable, TABLE.bytes / 4);
    return words;
  }
}

/** Runs on each of two columns alone: two terms do not fill a vector. False where it could not. */
function byColumns(terms: Int32Array, run: (column: Int32Array) => boolean): boolean {
  const column = new Int32Array(terms.length / 2);
  for (let c = 0; c < 2; c++) {
    for (let i = 0; i < column.length; i++) column[i] = terms[2 * i + c]!;
    if (!run(column)) return false;
    for (let i = 0; i < column.length; i++) terms[2 * i + c] = column[i]!;
  }
  return true;
}

/**
 * Where T[s] is the factor of block s as in prime-transform.ts, and R[k] = T[2^k]: T[2 s + 2] / T[2 s] is
 * R[k + 1] / (R[1] … R[k]) with k the number of ones at the end of s; T[8 g + 8] / T[8 g] the same with
 * all indices two more. The lanes are T[0], T[2], T[4] and T[6].
 */
function tableOf(mod: Mod, root: number, order: number): Int32Array {
  const table = new Int32Array(TABLE.bytes / 4);
  const form = (x: number) => mod.mul(x, 2 ** 32 % mod.m);
  const roots = Array.from({ length: 30 - Math.clz32(order) }, (_, k) =>
    mod.pow(root, order / 2 ** (k + 2)),
  );
  let inverse = mod.m;
  for (let step = 0; step < 4; step++) {
    inverse = Math.imul(inverse, 2 - Math.imul(mod.m, inverse));
  }
  table[TABLE.p / 4] = mod.m;
  table[TABLE.inverse / 4] = inverse;
  table[TABLE.turn / 4] = form(roots[0]!);
  table.set([1, roots[1]!, roots[2]!, mod.mul(roots[1]!, roots[2]!)].map(form), TABLE.lanes / 4);
  for (const [list, first] of [
    [TABLE.rates, 1],
    [TABLE.lastRates, 3],
  ] as const) {
    let passed = 1;
    for (let k = 0; first + k < roots.length; k++) {
      table[list / 4 + k] = form(mod.mul(roots[first + k]!, mod.inverse(passed)));
      passed = mod.mul(passed, roots[first + k]!);
    }
  }
  return table;
}

/** Null where it cannot run, undefined before it was tried. */
let kernel: PrimeTransformKernel | null | undefined;

/** The first word of the terms: the tables of both directions stand below it. */
const DATA = 256;
const TERMS_A_CALL = 2 ** 14;
