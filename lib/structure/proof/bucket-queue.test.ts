import { describe, expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { Random } from "../../sequence/random";
import { BucketQueue } from "../bucket-queue";

describe("BucketQueue against an array", () => {
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
          expect(queue.length).toBe(twin.length);
        }
      }
    }
  });
});

describe("edges", () => {
  it("priorities far beyond 2^31 still find their bucket", () => {
    const queue = new BucketQueue(40, 30);
    queue.priority = 2 ** 32 - 20; // as if all below had passed
    const priorities = Array.from({ length: 31 }, (_, ahead) => 2 ** 32 - 20 + ahead);
    for (const priority of [...priorities].reverse()) queue.push(priority % 100, priority);
    for (const priority of priorities) {
      expect([queue.pop(), queue.priority]).toEqual([priority % 100, priority]);
    }
  });

  it("reports a full queue and a priority outside the span", () => {
    const queue = new BucketQueue(2, 5);
    queue.push(1, 4);
    queue.pop();
    for (const priority of [3, 10, 4.5, Number.NaN]) {
      expect(() => queue.push(1, priority)).toThrow(
        new RangeError(`BucketQueue.push: priority must be in [4, 9], got ${priority}`),
      );
    }
    queue.push(1, 9);
    queue.push(2, 4);
    expect(() => queue.push(3, 5)).toThrow(new RangeError("BucketQueue.push: full at capacity 2"));
    expect([queue.pop(), queue.pop()]).toEqual([2, 1]);
  });

  it("reports ids that are no 32-bit integers, keeps the outermost", () => {
    const queue = new BucketQueue(2, 5);
    for (const id of [2 ** 31, -(2 ** 31) - 1, 0.5, Number.NaN]) {
      expect(() => queue.push(id, 0)).toThrow(
        new RangeError(`BucketQueue.push: id must be an integer in [-2^31, 2^31), got ${id}`),
      );
    }
    queue.push(2 ** 31 - 1, 1);
    queue.push(-(2 ** 31), 0);
    expect([queue.pop(), queue.pop()]).toEqual([-(2 ** 31), 2 ** 31 - 1]);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 28 + 1])("size %s is refused", (size) => {
    expect(() => new BucketQueue(size, 1)).toThrow(`[1, 2^28], got ${size}`);
    expect(() => new BucketQueue(1, size)).toThrow(`[0, 2^28], got ${size}`);
  });
});

it("BucketQueue has nothing against a capacity and a span of 2^28", () => {
  expect(withoutArrays(() => new BucketQueue(2 ** 28, 2 ** 28))).toThrow("an array");
});
