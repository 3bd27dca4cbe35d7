import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { chirpZ } from "../chirp-z";
import { geometricInterpolation } from "../geometric-interpolation";

const P = 998244353;

it("finds the polynomial whose values chirpZ computed", () => {
  const random = new Random(1);
  for (const n of [1, 2, 3, 31, 32, 33, 1000]) {
    const f = Int32Array.from({ length: n }, () => random.int(0, P - 1));
    const a = random.int(1, P - 1);
    expect(geometricInterpolation(chirpZ(f, a, 3), a, 3)).toEqual(f);
  }
});

it("refuses equal points, what is no residue, and too many values", () => {
  const interpolate = (n: number, a: number, r: number) => () =>
    geometricInterpolation(new Int32Array(n), a, r);
  for (const bad of [interpolate(2, 0, 2), interpolate(3, 1, 0), interpolate(3, 1, P - 1)]) {
    expect(bad).toThrow("geometricInterpolation: two of the points are equal");
  }
  expect(interpolate(2, 1, P)).toThrow(/^geometricInterpolation: a and r must be residues/);
  expect(interpolate(2 ** 21 + 1, 1, 2)).toThrow(/^geometricInterpolation: the number of terms/);
  expect(() => geometricInterpolation(Int32Array.of(-1), 1, 2)).toThrow(/expected residues/);
});
