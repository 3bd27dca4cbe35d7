import { expect, it } from "vitest";
import { MOD1000000007, mul1000000007 } from "../mul1000000007";
import { wrongProduct } from "./wrong-product";

it("agrees with bigint at the edges, beside multiples of the modulus and at random", () =>
  expect(wrongProduct(MOD1000000007, mul1000000007)).toBeUndefined());
