import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { convolution } from "../convolution";
import { polynomialGcd } from "../polynomial-gcd";

const P = 998244353;

it("gives factors of the lowest degrees whose sum of products is the gcd", () => {
  const random = new Random(1);
  const terms = (n: number) => Int32Array.from({ length: n }, () => random.int(1, P - 1));
  for (let round = 0; round < 10; round++) {
    const common = terms(random.int(1, 99));
    common[common.length - 1] = 1;
    const a = convolution(common, terms(random.int(2, 300))).slice();
    const b = convolution(common, terms(random.int(2, 300))).slice();
    const { gcd, x, y } = polynomialGcd(a, b);
    expect(gcd).toEqual(common);
    expect(x.length).toBeLessThanOrEqual(b.length - gcd.length);
    expect(y.length).toBeLessThanOrEqual(a.length - gcd.length);
    const [left, right] = [convolution(a, x), convolution(b, y)];
    const sum = Array.from(
      { length: Math.max(left.length, right.length) },
      (_, i) => ((left[i] ?? 0) + (right[i] ?? 0)) % P,
    );
    expect(sum).toEqual([...gcd, ...sum.slice(gcd.length).fill(0)]);
  }
});

it("takes 0 and constants", () => {
  const gcd = (a: number[], b: number[]) => {
    const result = polynomialGcd(Int32Array.from(a), Int32Array.from(b));
    return [[...result.gcd], [...result.x], [...result.y]];
  };
  expect(gcd([], [0])).toEqual([[], [1], []]);
  expect(gcd([2, 2, 0], [])).toEqual([[1, 1], [(P + 1) / 2], []]);
  expect(gcd([], [2, 2])).toEqual([[1, 1], [], [(P + 1) / 2]]);
  expect(gcd([5, 1], [2])).toEqual([[1], [], [(P + 1) / 2]]);
  expect(gcd([2], [2])).toEqual([[1], [], [(P + 1) / 2]]);
});
