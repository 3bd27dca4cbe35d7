import { expect, test } from "vitest";
import { chromaticPolynomial } from "../chromatic-polynomial";
import { undirectedCsr } from "../csr";

test("no vertex, a triangle by all its colourings", () => {
  expect([...chromaticPolynomial(undirectedCsr(0, [], []))]).toEqual([1]);
  const [, linear, square, cube] = chromaticPolynomial(undirectedCsr(3, [0, 1, 2], [1, 2, 0]));
  for (let x = 0; x < 5; x++) {
    const count = (linear! * x + (square! - 998244353) * x * x + cube! * x ** 3) % 998244353;
    expect(count).toBe([0, 0, 0, 6, 24][x]);
  }
});
