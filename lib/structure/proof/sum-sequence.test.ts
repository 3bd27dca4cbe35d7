import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { SumSequence } from "../sum-sequence";

it("SumSequence agrees with an array", () => {
  const random = new Random(1);
  for (let round = 0; round < 100; round++) {
    const numbers = Array.from({ length: random.int(0, 15) }, () => random.int(-99, 99));
    const sequence = new SumSequence(numbers, 30);
    for (let step = 0; step < 60; step++) {
      const l = random.int(0, numbers.length);
      const r = random.int(l, numbers.length);
      const choice = random.int(0, 3);
      if (choice === 0 && numbers.length < 30) {
        numbers.splice(l, 0, step);
        sequence.insert(l, step);
      } else if (choice === 1 && l < numbers.length) {
        numbers.splice(l, 1);
        sequence.delete(l);
      } else if (choice === 2) {
        numbers.splice(l, r - l, ...numbers.slice(l, r).reverse());
        sequence.reverse(l, r);
      } else if (l < numbers.length) {
        numbers[l] = step;
        sequence.set(l, step);
      }
      const from = random.int(0, numbers.length);
      const to = random.int(from, numbers.length);
      expect(sequence.sum(from, to)).toBe(numbers.slice(from, to).reduce((a, b) => a + b, 0));
      if (from < numbers.length) expect(sequence.get(from)).toBe(numbers[from]);
    }
  }
});

it("SumSequence works through 10^6 numbers read in order", () => {
  const size = 1_000_000;
  const sequence = new SumSequence(Float64Array.from({ length: size }, (_, at) => at));
  let wrong = 0;
  for (let at = 0; at < size; at++) wrong += +(sequence.get(at) !== at); // makes one long path
  sequence.reverse(0, size);
  for (let at = 0; at < size; at += 1001) wrong += +(sequence.get(at) !== size - 1 - at);
  expect(sequence.sum(0, size)).toBe((size * (size - 1)) / 2);
  expect(wrong).toBe(0);
});
