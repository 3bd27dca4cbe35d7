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

test("what is refused", () => {
  for (const own of [-1, 0.5, 1]) {
    expect(() => new PartitionMatroid([own], [1])).toThrow("classes[0] must be in [0, 1)");
  }
  for (const most of [-1, 0.5, 2 ** 31]) {
    expect(() => new PartitionMatroid([0], [most])).toThrow("capacity[0] must be an integer");
  }
  const matroid = new PartitionMatroid([0, 0], [1]);
  expect(() => matroid.choose(Uint8Array.of(1, 1))).toThrow("choose: more than 1 of class 0");
});
