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
