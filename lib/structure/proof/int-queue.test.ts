import { describe, expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { IntQueue } from "../int-queue";

describe("IntQueue against an array", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 1000])("random steps at capacity %i", (capacity) => {
    const random = new Random(capacity);
    const queue = new IntQueue(capacity);
    const twin: number[] = [];
    expect(queue.capacity).toBe(capacity);
    for (let step = 0; step < 750; step++) {
      const choice = random.int(0, 99);
      if (choice === 0) {
        queue.clear();
        twin.length = 0;
      } else if (choice % 2 === 0 && twin.length < capacity) {
        const value = random.int(-(2 ** 31), 2 ** 31 - 1);
        queue.push(value);
        twin.push(value);
      } else if (twin.length > 0) {
        expect(queue.shift()).toBe(twin.shift());
      } else {
        expect(() => queue.shift()).toThrow(new RangeError("IntQueue.shift: empty"));
      }
      expect(queue.size).toBe(twin.length);
    }
  });
});

it("the largest and the least value come back as they were", () => {
  const queue = new IntQueue(2);
  queue.push(-(2 ** 31));
  queue.push(2 ** 31 - 1);
  expect([queue.shift(), queue.shift()]).toEqual([-(2 ** 31), 2 ** 31 - 1]);
});

it.each([2 ** 31, -(2 ** 31) - 1])("value %s is refused", (value) => {
  const queue = new IntQueue(2);
  expect(() => queue.push(value)).toThrow(
    new RangeError(`IntQueue.push: no 32-bit integer: ${value}`),
  );
  expect(queue.size).toBe(0);
});

it.each([
  1, 3, 4,
])("cleared at any fill, it takes its whole capacity again and no more: %i", (capacity) => {
  for (let before = 0; before <= capacity; before++) {
    for (let taken = 0; taken <= before; taken++) {
      const queue = new IntQueue(capacity);
      for (let value = 0; value < before; value++) queue.push(value);
      for (let value = 0; value < taken; value++) queue.shift();
      queue.clear();
      for (let value = 0; value < capacity; value++) queue.push(value);
      expect(Array.from({ length: capacity }, () => queue.shift())).toEqual(
        Array.from({ length: capacity }, (_, value) => value),
      );
    }
  }
});

it("the largest capacity is taken", () => {
  expect(new IntQueue(2 ** 30).capacity).toBe(2 ** 30);
});
