import { expect, it } from "vitest";
import { smallCopy, smallInts } from "../small-ints";

it("gives zeros in arrays that do not touch each other", () => {
  const arrays = Array.from({ length: 3000 }, (_, i) => smallInts(i % 67));
  arrays.forEach((ints, i) => {
    expect(ints).toEqual(new Int32Array(i % 67));
    ints.fill(i + 1);
  });
  arrays.forEach((ints, i) => void expect(ints.every((value) => value === i + 1)).toBe(true));
});

it("shares blocks between small arrays, and gives long ones a buffer of their own", () => {
  const buffers = new Set(Array.from({ length: 1000 }, () => smallInts(8).buffer));
  expect(buffers.size).toBeLessThanOrEqual(5);
  expect(smallInts(128).buffer.byteLength).toBeGreaterThan(smallInts(128).byteLength);
  expect(smallInts(129).byteLength).toBe(smallInts(129).buffer.byteLength);
});

it("copies as slice does", () => {
  const values = Int32Array.of(3, -1, 2);
  const copy = smallCopy(values.subarray(1));
  values[1] = 7;
  expect(copy).toEqual(Int32Array.of(-1, 2));
});
