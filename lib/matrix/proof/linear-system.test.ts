import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { linearSystem } from "../linear-system";
import { Matrix } from "../matrix";

it("large residues", () => {
  const p = 998244353;
  const solutions = linearSystem(new Matrix(1, 2, Int32Array.of(p - 1, p - 2)), [1], new Mod(p));
  expect([...solutions!.solution]).toEqual([p - 1, 0]);
  expect([...solutions!.kernel.values]).toEqual([p - 2, 1]);
});
