import { expect, it } from "vitest";
import { setComposition } from "../set-composition";

it("takes polynomials of any length", () => {
  const f = Int32Array.of(3, 1, 1, 5);
  expect([...setComposition(new Int32Array(0), f)]).toEqual([0, 0, 0, 0]);
  expect([...setComposition(Int32Array.of(7), f)]).toEqual([7, 0, 0, 0]);
  expect([...setComposition(Int32Array.of(0, 1), f)]).toEqual([3, 1, 1, 5]);
  expect([...setComposition(Int32Array.of(0, 0, 1), f)]).toEqual([9, 6, 6, 32]);
});
