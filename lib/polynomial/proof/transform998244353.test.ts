import { expect, it } from "vitest";
import { naivePower } from "../../number/proof/naive-power";
import { transform998244353 } from "../transform998244353";

it("has the values at 1 and -1, and at the fourth roots of unity", () => {
  const two = Int32Array.of(5, 7);
  transform998244353.forward(two);
  expect([...two]).toEqual([12, 998244351]);
  const p = 998244353n;
  const four = Int32Array.of(1, 2, 3, 4);
  transform998244353.forward(four);
  const i = powerOf3(249561088n);
  const at = (x: bigint) => Number((((1n + 2n * x + 3n * x * x + 4n * x * x * x) % p) + p) % p);
  expect([...four]).toEqual([at(1n), at(-1n), at(i), at(-i)]);
  transform998244353.inverse(four);
  expect([...four]).toEqual([1, 2, 3, 4]);
});

const powerOf3 = (exponent: bigint) => naivePower(3n, exponent, 998244353n);
