import { expect, it } from "vitest";
import { PersistentQueue } from "../persistent-queue";

it("PersistentQueue finds the front of a queue of 10^5 values", () => {
  const size = 100_000;
  const queue = new PersistentQueue(2 * size);
  let version = 0;
  for (let at = 0; at < size; at++) version = queue.push(version, at);
  let wrong = 0;
  for (let at = 0; at < size; at++) {
    if (at % 7 === 0) wrong += +(queue.front(version) !== at);
    version = queue.pop(version);
  }
  expect([wrong, queue.lengthOf(version)]).toEqual([0, 0]);
});

it("PersistentQueue holds as many versions as its capacity", () => {
  for (let capacity = 1; capacity <= 40; capacity++) {
    const queue = new PersistentQueue(capacity);
    for (let version = 0; version < capacity; version++) queue.push(version, 100 + version);
    for (let version = 1; version <= capacity; version++)
      expect([queue.front(version), queue.lengthOf(version)]).toEqual([100, version]);
    const shorter = new PersistentQueue(2);
    shorter.push(0, capacity);
    expect([shorter.pop(1), shorter.lengthOf(2), shorter.lengthOf(1)]).toEqual([2, 0, 1]);
  }
});

it("PersistentQueue refuses what cannot be", () => {
  const queue = new PersistentQueue(1);
  queue.push(0, 1);
  expect(() => queue.pop(1)).toThrow("PersistentQueue.pop: full at 1 versions");
  expect(queue.front(1)).toBe(1);
});
