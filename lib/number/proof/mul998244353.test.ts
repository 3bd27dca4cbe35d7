import { expect, it } from "vitest";
import { MOD998244353, mul998244353 } from "../mul998244353";
import { wrongProduct } from "./wrong-product";

it("agrees with bigint at the edges, beside multiples of the modulus and at random", () =>
  expect(wrongProduct(MOD998244353, mul998244353)).toBeUndefined());
