import { expect, it } from "vitest";
import { seriesSqrt } from "../series-sqrt";
import { twin } from "./series-sqrt.twin";

it("has a twin that knows without an expected answer where no root is", () => {
  const check = (input: string, output: string) => () => twin.check!(input, output, undefined);
  expect(check("2\n0 1\n", "-1\n")).not.toThrow();
  expect(check("1\n3\n", "-1\n")).not.toThrow();
  expect(check("1\n1\n", "-1\n")).toThrow("there is a root");
  expect(check("2\n0 0\n", "-1\n")).toThrow("there is a root");
  expect(check("2\n0 1\n", "0 1\n")).toThrow("there is no root");
});

it("gives as many terms as are asked for", () => {
  // (2 x + 3 x²)² = 4 x² + 12 x³ + 9 x⁴
  const f = Int32Array.of(0, 0, 4, 12, 9);
  for (let n = 0; n <= 7; n++)
    expect([...seriesSqrt(f, n)!]).toEqual([0, 2, 3, 0, 0, 0, 0].slice(0, n));
  expect([...seriesSqrt(new Int32Array(0), 2)!]).toEqual([0, 0]);
  expect([...seriesSqrt(new Int32Array(3))!]).toEqual([0, 0, 0]);
  expect(seriesSqrt(Int32Array.of(0, 1))).toBeUndefined();
  expect(seriesSqrt(Int32Array.of(3, 1))).toBeUndefined(); // 3 is a primitive root
});
