import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { convolution } from "../convolution";
import { RelaxedConvolution } from "../relaxed-convolution";

const P = 998244353;

it("gives each term of a product, up to any length", () => {
  const random = new Random(1);
  const terms = () => Int32Array.from({ length: 1100 }, () => random.int(0, P - 1));
  const [a, b] = [terms(), terms()];
  const product = convolution(a, b).slice(0, 1100);
  for (const n of [0, 1, 2, 3, 62, 63, 64, 127, 1100]) {
    const relaxed = new RelaxedConvolution(n);
    const found = Int32Array.from({ length: n }, (_, i) => relaxed.push(a[i]!, b[i]!));
    expect(found).toEqual(product.slice(0, n));
  }
});

it("computes Catalan numbers, c(n + 1) the sum of c(i) c(n - i)", () => {
  const relaxed = new RelaxedConvolution(10);
  const numbers = [1];
  while (numbers.length < 11) {
    const last = numbers[numbers.length - 1]!;
    numbers.push(relaxed.push(last, last));
  }
  expect(numbers).toEqual([1, 1, 2, 5, 14, 42, 132, 429, 1430, 4862, 16796]);
});
