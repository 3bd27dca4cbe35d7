import { expect, it, vi } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { Matrix } from "../matrix";
import { matrixProduct } from "../matrix-product";

function naive(a: Matrix, b: Matrix, m: number): number[] {
  const result: number[] = [];
  for (let i = 0; i < a.rows; i++) {
    for (let j = 0; j < b.columns; j++) {
      let sum = 0n;
      for (let k = 0; k < a.columns; k++) sum += BigInt(a.get(i, k)) * BigInt(b.get(k, j));
      result.push(Number(sum % BigInt(m)));
    }
  }
  return result;
}

function random(source: Random, rows: number, columns: number, low: number, m: number): Matrix {
  const values = Int32Array.from({ length: rows * columns }, () => source.int(low, m - 1));
  return new Matrix(rows, columns, values);
}

it("sums of more than 1024 terms of the greatest absolute value stay exact", () => {
  const m = 2 ** 30 - 1;
  const half = m >> 1;
  for (const inner of [254, 255, 256, 257, 510, 511, 1023, 1025, 2500]) {
    for (const [x, y] of [
      [half, half],
      [half, half + 1],
      [half + 1, half + 1],
      [m - 1, 2 ** 29 - 2 ** 14],
      [m - 1, m - 1],
    ] as const) {
      const a = new Matrix(1, inner, new Int32Array(inner).fill(x));
      const b = new Matrix(inner, 1, new Int32Array(inner).fill(y));
      const sum = (BigInt(inner) * BigInt(x) * BigInt(y)) % BigInt(m);
      expect(matrixProduct(a, b, new Mod(m)).get(0, 0)).toBe(Number(sum));
    }
  }
});

it("sums of many largest terms through the kernel, and smaller products after it", () => {
  const m = 2 ** 30 - 1;
  const [n, inner, columns] = [5, 20_000, 6];
  const largest = (rows: number, width: number) =>
    new Matrix(rows, width, new Int32Array(rows * width).fill(m - 1));
  // (m - 1)² is 1 modulo m.
  const product = matrixProduct(largest(n, inner), largest(inner, columns), new Mod(m));
  expect(product.values.every((value) => value === inner)).toBe(true);
  const next = matrixProduct(largest(70, 65), largest(65, 60), new Mod(m));
  expect(next.values.every((value) => value === 65)).toBe(true);
});

it("many panels", () => {
  const source = new Random(2);
  const a = random(source, 3, 1100, 0, 998244353);
  const b = random(source, 1100, 67, 0, 998244353);
  const product = matrixProduct(a, b, new Mod(998244353));
  expect([...product.values]).toEqual(naive(a, b, 998244353));
});

it("both doors give the same large products, of sizes that fill no panel", () => {
  const source = new Random(3);
  const sizes = tableOf("64 64 64, 1 512 513, 67 130 31, 700 3 125");
  for (const [n, inner, columns] of sizes) {
    for (const m of [998244353, 2 ** 30 - 1]) {
      const [a, b] = [random(source, n, inner, 0, m), random(source, inner, columns, 0, m)];
      const product = matrixProduct(a, b, new Mod(m));
      vi.stubGlobal("WebAssembly", undefined);
      const other = matrixProduct(a, b, new Mod(m)).values;
      expect(other.every((value, at) => value === product.values[at])).toBe(true);
      vi.unstubAllGlobals();
    }
  }
});

it("gives a new kernel room for the last entries, 192 bytes beyond a page", async () => {
  vi.resetModules();
  const { matrixProduct: fresh } = await import("../matrix-product.ts");
  const source = new Random(4);
  const [a, b] = [random(source, 18, 96, 0, 998244353), random(source, 96, 160, 0, 998244353)];
  const product = fresh(a, b, new Mod(998244353));
  expect([...product.values]).toEqual(naive(a, b, 998244353));
});
