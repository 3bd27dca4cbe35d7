import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { wasmExports } from "../../wasm/wasm-exports";
import { type MatrixProductKernel, matrixProductWasm } from "../matrix-product.wasm";

it("multiplies four rows by panels of four columns and writes nowhere else", () => {
  const { memory, rows } = wasmExports<MatrixProductKernel>(matrixProductWasm())!;
  const words = new Int32Array(memory.buffer);
  const random = new Random(1);
  for (const m of [2, 998_244_353, 2 ** 30 - 1]) {
    for (const [terms, panels] of tableOf("16 1, 48 3, 160 2")) {
      const to = 4 * terms;
      const end = to + 16 * panels;
      const right = end + 48;
      words.fill(-1);
      for (let at = 0; at < 4 * terms; at++) words[at] = random.pick([m - 1, random.int(0, m - 1)]);
      for (let at = 0; at < 4 * terms * panels; at++) words[right + at] = random.int(0, m - 1);
      const before = words.slice();
      rows(4 * to, 4 * end, 4 * right, m, 2 ** 32 % m);
      for (let r = 0; r < 4; r++) {
        for (let j = 0; j < 4 * panels; j++) {
          let sum = 0n;
          for (let k = 0; k < terms; k++) {
            const other = words[right + 4 * ((j >> 2) * terms + k) + (j & 3)]!;
            sum += BigInt(words[4 * k + r]!) * BigInt(other);
          }
          expect(words[to + 16 * (j >> 2) + 4 * r + (j & 3)]).toBe(Number(sum % BigInt(m)));
        }
      }
      before.set(words.subarray(to, right), to);
      expect(words.every((word, at) => word === before[at])).toBe(true);
    }
  }
});
