import { expect, it } from "vitest";
import { setExp } from "../set-exp";

it("counts partitions into pairs, and of no elements", () => {
  const pairs = Int32Array.from({ length: 64 }, (_, set) => +(sizeOf(set) === 2));
  expect([0, 3, 15, 63, 7].map((set) => setExp(pairs)[set])).toEqual([1, 1, 3, 15, 0]);
  expect([...setExp(Int32Array.of(0))]).toEqual([1]);
});

function sizeOf(set: number): number {
  return set === 0 ? 0 : (set & 1) + sizeOf(set >> 1);
}

it("refuses other lengths and terms", () => {
  expect(() => setExp(new Int32Array(3))).toThrow(/^setExp: the length must be a power of two/);
  expect(() => setExp(Int32Array.of(0, -1))).toThrow(/^setExp: expected/);
  expect(() => setExp(Int32Array.of(1))).toThrow(
    "setExp: the empty set must have the term 0, got 1",
  );
});
