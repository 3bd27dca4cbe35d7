import { expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { Random } from "../../sequence/random";
import { PersistentQueue } from "../persistent-queue";

it("PersistentQueue agrees with copied arrays", () => {
  const random = new Random(1);
  for (let round = 0; round < 30; round++) {
    const queue = new PersistentQueue(200);
    const naive: number[][] = [[]];
    const recent = random.pick([3, 1000]);
    for (let step = 0; step < 200; step++) {
      const version = random.int(Math.max(0, naive.length - recent), naive.length - 1);
      const old = naive[version]!;
      if (old.length === 0 || random.int(0, 2) > 0) {
        expect(queue.push(version, step)).toBe(naive.length);
        naive.push([...old, step]);
      } else {
        expect(queue.pop(version)).toBe(naive.length);
        naive.push(old.slice(1));
      }
      const asked = random.int(0, naive.length - 1);
      expect(queue.lengthOf(asked)).toBe(naive[asked]!.length);
      if (naive[asked]!.length > 0) expect(queue.front(asked)).toBe(naive[asked]![0]);
    }
  }
});

it("PersistentQueue finds the front of a queue of 10^6 values", () => {
  const size = 1_000_000;
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
    for (let version = 1; version <= capacity; version++) {
      expect([queue.front(version), queue.lengthOf(version)]).toEqual([100, version]);
    }
  }
});

it("PersistentQueue refuses what cannot be", () => {
  expect(withoutArrays(() => new PersistentQueue(2 ** 28))).toThrow("an array");
  const queue = new PersistentQueue(1);
  queue.push(0, 1);
  expect(() => queue.pop(1)).toThrow("PersistentQueue.pop: full at 1 versions");
  expect(queue.front(1)).toBe(1);
});
