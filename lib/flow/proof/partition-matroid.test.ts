import { expect, test } from "vitest";
import { PartitionMatroid } from "../partition-matroid";

test("an element joins a class with room, or replaces one of its class", () => {
  const matroid = new PartitionMatroid([0, 0, 0, 1, 2], [2, 1, 0]);
  matroid.choose(Uint8Array.of(1, 0, 0, 0, 0));
  expect(matroid.circuit(1)).toBe(undefined);
  expect(matroid.circuit(3)).toBe(undefined);
  expect([...matroid.circuit(4)!]).toEqual([]);
  matroid.choose(Uint8Array.of(1, 0, 1, 1, 0));
  expect([...matroid.circuit(1)!]).toEqual([0, 2]);
});

test("capacities end below 2^31", () => {
  const matroid = new PartitionMatroid([0], [2 ** 31 - 1]);
  matroid.choose(Uint8Array.of(0));
  expect(matroid.circuit(0)).toBe(undefined);
});
