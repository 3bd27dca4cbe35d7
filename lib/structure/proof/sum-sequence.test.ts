import { expect, it } from "vitest";
import { SumSequence } from "../sum-sequence";

it("SumSequence takes numbers in, replaces them and gives them back", () => {
  const sequence = new SumSequence([5, 7], 4);
  sequence.insert(1, 0.5);
  sequence.insert(3, -9);
  expect([0, 1, 2, 3].map((at) => sequence.get(at))).toEqual([5, 0.5, 7, -9]);
  sequence.reverse(1, 4);
  sequence.set(2, 100);
  sequence.delete(0);
  expect([0, 1, 2].map((at) => sequence.get(at))).toEqual([-9, 100, 0.5]);
  expect([sequence.sum(0, 3), sequence.sum(1, 2), sequence.sum(1, 1)]).toEqual([91.5, 100, 0]);
});

it("SumSequence works through 10^5 numbers read in order", () => {
  const size = 100_000;
  const sequence = new SumSequence(Float64Array.from({ length: size }, (_, at) => at));
  let wrong = 0;
  for (let at = 0; at < size; at++) wrong += +(sequence.get(at) !== at); // makes one long path
  sequence.reverse(0, size);
  for (let at = 0; at < size; at += 1001) wrong += +(sequence.get(at) !== size - 1 - at);
  expect(sequence.sum(0, size)).toBe((size * (size - 1)) / 2);
  expect(wrong).toBe(0);
});
