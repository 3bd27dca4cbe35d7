import { expect, it } from "vitest";
import { neededScale } from "./slowness";

it("a machine is slow if an empty program takes more than 40 ms", () => {
  expect([0, 20, 40].map(neededScale)).toEqual([undefined, undefined, undefined]);
  expect([41, 50, 55, 200].map(neededScale)).toEqual([2.5, 2.5, 3, 10]);
});
