import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { convolution, convolutionGrid } from "../convolution";
import { convolutionMod } from "../convolution-mod";
import { convolutionReal } from "../convolution-real";
import { naiveSums } from "./naive-sums";

const P = 998244353;

const naive = (a: Int32Array, b: Int32Array) =>
  naiveSums(a, b).map((sum) => Number(sum % BigInt(P)));

it("lengths about powers of two", () => {
  for (const n of [32, 33, 64, 65]) {
    const a = new Int32Array(n).fill(P - 1);
    for (const m of [32, 33, 64])
      expect([...convolution(a, a.subarray(0, m))]).toEqual(naive(a, a.subarray(0, m)));
  }
});

it("terms whose products lie beside multiples of the modulus", () => {
  const random = new Random(2);
  const a = Int32Array.from({ length: 300 }, () => random.int(1, P - 1));
  const mod = new Mod(P);
  for (const x of a) {
    const inverse = mod.inverse(x);
    for (const rest of [1, 2, P - 2, P - 1]) {
      expect([...convolution(Int32Array.of(x), Int32Array.of(mod.mul(inverse, rest)))]).toEqual([
        rest,
      ]);
      // Two products that add up to a multiple of the modulus.
      const [one, other] = [Int32Array.of(1, x), Int32Array.of(mod.mul(inverse, rest), P - rest)];
      expect([...convolution(one, other)]).toEqual(naive(one, other));
    }
  }
});

it("long factors take no quadratic time, up to 2^23 terms", () => {
  const n = 2 ** 16;
  const ones = new Int32Array(n).fill(1);
  const product = convolution(ones, ones);
  expect(product.length).toBe(2 * n - 1);
  expect(product.every((term, i) => term === Math.min(i + 1, 2 * n - 1 - i))).toBe(true);
});

it("empty factors, and what is refused", () => {
  const [none, some] = [new Int32Array(0), Int32Array.of(1, 2, 3)];
  for (const [a, b] of [
    [none, some],
    [some, none],
    [none, none],
  ] as const) {
    expect(convolution(a, b).length).toBe(0);
  }
  expect(() => convolution(new Int32Array(2 ** 23), new Int32Array(2))).toThrow(/2\^23 terms/);
});

const halves = (terms: Int32Array) => Float64Array.from(terms, (term) => term / 2);

it("grids, against sums cell by cell", () => {
  const random = new Random(3);
  for (let round = 0; round < 40; round++) {
    const [rowsA, columnsA, rowsB, columnsB] = [0, 1, 0, 1].map((least) =>
      random.int(least, 9),
    ) as [number, number, number, number];
    const [a, b] = [rowsA * columnsA, rowsB * columnsB].map((length) =>
      Int32Array.from({ length }, () => random.int(0, P - 1)),
    ) as [Int32Array, Int32Array];
    const width = columnsA + columnsB - 1;
    const sums = new Array<bigint>(rowsA * rowsB && (rowsA + rowsB - 1) * width).fill(0n);
    for (const [i, x] of a.entries()) {
      for (const [j, y] of b.entries()) {
        const row = Math.floor(i / columnsA) + Math.floor(j / columnsB);
        sums[row * width + (i % columnsA) + (j % columnsB)]! += BigInt(x) * BigInt(y);
      }
    }
    const product = convolutionGrid(a, columnsA, b, columnsB);
    expect([...product]).toEqual(sums.map((sum) => Number(sum % BigInt(P))));
    const other = convolutionGrid(a, columnsA, b, columnsB, (x, y) => convolutionMod(x, y, P + 1));
    expect([...other]).toEqual(sums.map((sum) => Number(sum % BigInt(P + 1))));
    const real = [...convolutionGrid(halves(a), columnsA, halves(b), columnsB, convolutionReal)];
    for (const [at, sum] of sums.entries())
      expect((4 * real[at]!) / 2 ** 60).toBeCloseTo(Number(sum) / 2 ** 60, 9);
    expect(real.length).toBe(sums.length);
  }
  expect(() => convolutionGrid(new Int32Array(3), 2, new Int32Array(1), 1)).toThrow("whole rows");
});
