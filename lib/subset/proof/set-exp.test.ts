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
