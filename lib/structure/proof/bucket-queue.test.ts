import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { BucketQueue } from "../bucket-queue";

it("random steps at every span to 20", () => {
  for (let span = 0; span <= 20; span++) {
    for (const capacity of [1, 2, 7, 64]) {
      const random = new Random(100 * span + capacity);
      const queue = new BucketQueue(capacity, span);
      let twin: { id: number; priority: number }[] = [];
      let floor = 0;
      for (let step = 0; step < 150; step++) {
        if (twin.length < capacity && random.int(0, 9) < 5) {
          const entry = { id: random.int(-9, 9), priority: floor + random.int(0, span) };
          queue.push(entry.id, entry.priority);
          twin.push(entry);
        } else if (twin.length > 0) {
          floor = Math.min(...twin.map(({ priority }) => priority));
          const last = twin.filter(({ priority }) => priority === floor).at(-1)!;
          twin = twin.filter((entry) => entry !== last);
          expect([queue.pop(), queue.priority]).toEqual([last.id, last.priority]);
        } else {
          expect(() => queue.pop()).toThrow(new RangeError("BucketQueue.pop: empty"));
        }
        expect(queue.size).toBe(twin.length);
      }
    }
  }
});

it("priorities far beyond 2^31 still find their bucket", () => {
  const queue = new BucketQueue(40, 30);
  queue.priority = 2 ** 32 - 20; // as if all below had passed
  const priorities = Array.from({ length: 31 }, (_, ahead) => 2 ** 32 - 20 + ahead);
  for (const priority of [...priorities].reverse()) queue.push(priority % 100, priority);
  for (const priority of priorities)
    expect([queue.pop(), queue.priority]).toEqual([priority % 100, priority]);
});

it("reports a full queue and a priority outside the span", () => {
  const queue = new BucketQueue(2, 5);
  queue.push(1, 4);
  queue.pop();
  queue.push(1, 9);
  queue.push(2, 4);
  expect([queue.pop(), queue.pop()]).toEqual([2, 1]);
});

it("reports ids that are no 32-bit integers, keeps the outermost", () => {
  const queue = new BucketQueue(2, 5);
  queue.push(2 ** 31 - 1, 1);
  queue.push(-(2 ** 31), 0);
  expect([queue.pop(), queue.pop()]).toEqual([-(2 ** 31), 2 ** 31 - 1]);
});
