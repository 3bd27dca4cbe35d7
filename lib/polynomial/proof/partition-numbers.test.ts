import { expect, it } from "vitest";
import { partitionNumbers } from "../partition-numbers";

it("begins with 1, 1, 2, 3, 5, 7, 11, 15, 22", () => {
  const numbers = [1, 1, 2, 3, 5, 7, 11, 15, 22];
  for (let n = 0; n <= 9; n++) expect([...partitionNumbers(n)]).toEqual(numbers.slice(0, n));
  expect(partitionNumbers(101)[100]).toBe(190569292); // OEIS A000041
});
