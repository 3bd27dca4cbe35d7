import { expect, it, vi } from "vitest";
import { Random } from "../sequence/random";
import { Matrix } from "./matrix";
import { wasmProduct } from "./wasm-product";

const filled = (rows: number, columns: number, value: () => number) =>
  new Matrix(rows, columns, Int32Array.from({ length: rows * columns }, value));

it("agrees with sums in BigInt for all small sizes and the largest residues", () => {
  const random = new Random(1);
  const moduli = [2, 3, 65_536, 998_244_353, 2 ** 30 - 35, 2 ** 30 - 1];
  for (let step = 0; step < 400; step++) {
    const m = random.pick(moduli);
    const value = random.pick([() => m - 1, () => random.int(0, m - 1)]);
    const [n, inner, columns] = [random.int(1, 9), random.int(1, 70), random.int(1, 9)];
    const a = filled(n, inner, value);
    const b = filled(inner, columns, value);
    const product = wasmProduct(a, b, m)!;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < columns; j++) {
        let sum = 0n;
        for (let k = 0; k < inner; k++) sum += BigInt(a.get(i, k)) * BigInt(b.get(k, j));
        if (product.get(i, j) !== Number(sum % BigInt(m))) {
          expect([m, n, inner, columns, i, j, product.get(i, j)]).toBe(sum % BigInt(m));
        }
      }
    }
  }
});

it("sums of many largest terms, a memory that grows, smaller products after it", () => {
  const m = 2 ** 30 - 1;
  const [n, inner, columns] = [5, 20_000, 6];
  const product = wasmProduct(
    filled(n, inner, () => m - 1),
    filled(inner, columns, () => m - 1),
    m,
  )!;
  // (m - 1)² is 1 modulo m.
  expect(product.values.every((value) => value === inner)).toBe(true);
  const ones = wasmProduct(
    filled(2, 3, () => 1),
    filled(3, 2, () => 1),
    m,
  )!;
  expect([...ones.values]).toEqual([3, 3, 3, 3]);
});

it("is null without WebAssembly", async () => {
  vi.resetModules();
  vi.stubGlobal("WebAssembly", undefined);
  const { wasmProduct: without } = await import("./wasm-product.ts");
  expect(without(new Matrix(1, 1), new Matrix(1, 1), 7)).toBeNull();
  vi.unstubAllGlobals();
});
