import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { floorProduct } from "../floor-product";

const WORDS = { identity: "", multiply: (a: string, b: string) => a + b, right: "R", up: "U" };

it("gives the word step by step", () => {
  for (let n = 0; n <= 6; n++) {
    for (let m = 1; m <= 6; m++) {
      for (let a = 0; a <= 9; a++) {
        for (let b = 0; b <= 9; b++) {
          let word = "U".repeat(Math.floor(b / m));
          for (let i = 1; i <= n; i++) {
            const rise = Math.floor((a * i + b) / m) - Math.floor((a * (i - 1) + b) / m);
            word += `R${"U".repeat(rise)}`;
          }
          holdEqual(floorProduct(n, m, a, b, WORDS), word, [n, m, a, b]);
        }
      }
    }
  }
});

it("ends at the height of the line's end, for large numbers", () => {
  const large = 2 ** 30 - 1;
  const pairs = {
    identity: [0, 0n] as const,
    right: [1, 0n] as const,
    up: [0, 1n] as const,
    multiply: (a: readonly [number, bigint], b: readonly [number, bigint]) =>
      [a[0] + b[0], a[1] + b[1]] as const,
  };
  for (const random of rounds(500)) {
    const [n, m] = [large - random.int(0, 9), random.pick([1, 2, large - random.int(0, 9)])];
    const [a, b] = [random.int(0, large), random.int(0, large)];
    const height = (BigInt(a) * BigInt(n) + BigInt(b)) / BigInt(m);
    expect(floorProduct<readonly [number, bigint]>(n, m, a, b, pairs)).toEqual([n, height]);
  }
});

it("refuses what lies outside", () => {
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 30]) {
    for (const [place, name] of ["n", "m", "a", "b"].entries()) {
      const line = [1, 1, 1, 1].with(place, bad) as [number, number, number, number];
      const call = () => floorProduct(...line, WORDS);
      expect(call).toThrow(new RegExp(`^floorProduct: ${name} must be an integer in`));
    }
  }
  expect(() => floorProduct(1, 0, 1, 1, WORDS)).toThrow(/m must be an integer in \[1,/);
});
