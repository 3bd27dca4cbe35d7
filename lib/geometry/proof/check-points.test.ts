import { expect, it } from "vitest";
import { checkPoints } from "../check-points";

it("lets integers within the limit pass", () => {
  checkPoints("f", new Int32Array(0), new Float64Array(0));
  checkPoints("f", Int32Array.of(-(2 ** 31)), Float64Array.of(2 ** 50));
  checkPoints("f", Int32Array.of(10), Int32Array.of(-10), 10);
});

it("refuses everything else", () => {
  expect(() => checkPoints("f", new Int32Array(2), new Int32Array(3))).toThrow("f: 2 x, but 3 y");
  for (const bad of [0.5, Number.NaN, Infinity, 2 ** 51]) {
    const call = () => checkPoints("f", Float64Array.of(0, bad), Float64Array.of(0, 0));
    expect(call).toThrow(`f: expected integers within ±${2 ** 50}, got ${bad} for point 1`);
  }
  expect(() => checkPoints("f", Int32Array.of(10), Int32Array.of(-11), 10)).toThrow(/got -11/);
});
