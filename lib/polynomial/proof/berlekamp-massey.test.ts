import { expect, it } from "vitest";
import { berlekampMassey } from "../berlekamp-massey";

it("finds well-known recurrences", () => {
  expect([...berlekampMassey(Int32Array.of(0, 1, 1, 2, 3, 5, 8))]).toEqual([1, 1]);
  expect([...berlekampMassey(Int32Array.of(1, 2, 4, 8))]).toEqual([2]);
  expect([...berlekampMassey(Int32Array.of(0, 1, 4, 9, 16, 25))]).toEqual([3, 998244350, 1]);
  expect([...berlekampMassey(new Int32Array(5))]).toEqual([]);
  expect([...berlekampMassey(new Int32Array(0))]).toEqual([]);
});

it("needs few steps a term where the recurrence is short", () => {
  const powers = new Int32Array(200_000).fill(1);
  for (let i = 1; i < powers.length; i++) powers[i] = (2 * powers[i - 1]!) % 998244353;
  expect([...berlekampMassey(powers)]).toEqual([2]);
});
