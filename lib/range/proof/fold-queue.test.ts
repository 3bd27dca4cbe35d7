import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { FoldQueue } from "../fold-queue";

it("folds from first to last with an operation that does not commute", () => {
  // x -> a x + b modulo 10, packed as 10 a + b.
  const composite = (f: number, g: number) => {
    const [a, b, c, d] = [Math.floor(f / 10), f % 10, Math.floor(g / 10), g % 10];
    return ((a * c) % 10) * 10 + ((b * c + d) % 10);
  };
  const random = new Random(2);
  const queue = new FoldQueue(8, composite, 10);
  const values: number[] = [];
  for (let step = 0; step < 500; step++) {
    if (values.length === 8 || (values.length > 0 && random.int(0, 2) === 0)) {
      expect(queue.shift()).toBe(values.shift());
    } else {
      values.push(random.int(0, 99));
      queue.push(values[values.length - 1]!);
    }
    expect(queue.fold()).toBe(values.reduce((f, g) => composite(f, g), 10));
  }
});

it("refuses a push when full and a shift when empty", () => {
  const queue = new FoldQueue(1, (a, b) => a + b, 0);
  expect(() => queue.shift()).toThrow("empty");
  queue.push(1);
  expect(() => queue.push(2)).toThrow("full at capacity 1");
});
