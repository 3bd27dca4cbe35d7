import { expect, it } from "vitest";
import { convolution } from "../../polynomial/convolution";
import { multivariateConvolution } from "../multivariate-convolution";

it("one variable is a convolution cut off, and variables of the size 1 do not count", () => {
  const a = Int32Array.from({ length: 70 }, (_, i) => i * i);
  const b = a.map((term) => 998244352 - term);
  const product = convolution(a, b).slice(0, 70);
  for (const sizes of [[70], [1, 70], [70, 1, 1]])
    expect(multivariateConvolution(a, b, sizes)).toEqual(product);
  expect(multivariateConvolution(a, a, [10, 7])).toEqual(
    multivariateConvolution(a, a.slice(), [10, 7]),
  );
  expect([...multivariateConvolution(Int32Array.of(3), Int32Array.of(5), [])]).toEqual([15]);
});
