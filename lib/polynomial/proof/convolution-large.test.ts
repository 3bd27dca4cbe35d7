import { expect, it } from "vitest";
import { convolutionLarge } from "../convolution-large";
import { naiveSums } from "./naive-sums";

const P = 998244353;

const product = (a: Int32Array, b: Int32Array) =>
  naiveSums(a, b).map((sum) => Number(sum % BigInt(P)));

it("takes up to 100 pieces", () => {
  const a = new Int32Array(200).fill(P - 1);
  const b = new Int32Array(201).fill(P - 2);
  expect([...convolutionLarge(a, b, 4)]).toEqual(product(a, b));
  expect(() => convolutionLarge(a, new Int32Array(202), 4)).toThrow(
    "convolutionLarge: expected at most 2^27 terms and 100 pieces, got 401 and 101",
  );
});

it("takes up to 2^27 terms", () => {
  const most = new Int32Array(2 ** 27);
  expect(() => convolutionLarge(most, Int32Array.of(1, 1))).toThrow(
    "convolutionLarge: expected at most 2^27 terms and 100 pieces, got 134217729 and 17",
  );
});

it("gives an empty product of an empty factor", () => {
  const good = Int32Array.of(1, 2);
  expect(convolutionLarge(good, new Int32Array(0)).length).toBe(0);
  expect(convolutionLarge(new Int32Array(0), good).length).toBe(0);
});
