/**
 * productKernel: the WebAssembly kernel of matrixProduct with a memory that is large enough.
 *
 * Use     productKernel(2 ** 16)
 * Time    some tenths of a millisecond when it is first asked for, then that of growing the memory
 * Space   the memory, which never shrinks: later calls use it again
 * Limits  the number of bytes is not checked; not checked to be numbers: productKernel(bytes)
 * Errors  none: null where there is no WebAssembly with SIMD or its memory cannot grow
 * Source  own code
 * Tested  product-kernel.test.ts: room, growth, a memory too large, no WebAssembly; verify:
 *         library-checker matrix_product through matrixProduct
 */
import { wasmExports } from "../wasm/wasm-exports";
import { type MatrixProductKernel, matrixProductWasm } from "./matrix-product.wasm";

export function productKernel(bytes: number): MatrixProductKernel | null {
  if (kernel === undefined) kernel = wasmExports<MatrixProductKernel>(matrixProductWasm());
  if (kernel === null) return null;
  const { memory } = kernel;
  try {
    const missing = Math.ceil((bytes - memory.buffer.byteLength) / 2 ** 16);
    if (missing > 0) memory.grow(missing);
  } catch {
    return null;
  }
  return kernel;
}

/** Null where it cannot run, undefined before it was tried. */
let kernel: MatrixProductKernel | null | undefined;
