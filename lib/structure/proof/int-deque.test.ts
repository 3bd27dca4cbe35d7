import { describe, expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { IntDeque } from "../int-deque";

describe("IntDeque against an array", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 100])("random steps at capacity %i", (capacity) => {
    const random = new Random(capacity);
    const deque = new IntDeque(capacity);
    const twin: number[] = [];
    const value = () => random.int(-(2 ** 31), 2 ** 31 - 1);
    const steps: Record<string, () => void> = {
      push: () => add("push"),
      unshift: () => add("unshift"),
      pop: () => take("pop"),
      shift: () => take("shift"),
      set: () => {
        if (twin.length === 0) return;
        const [index, next] = [random.int(0, twin.length - 1), value()];
        deque.set(index, next);
        twin[index] = next;
      },
    };
    function add(method: "push" | "unshift"): void {
      const next = value();
      if (twin.length === capacity) {
        const message = `IntDeque.${method}: full at capacity ${capacity}`;
        expect(() => deque[method](next)).toThrow(new RangeError(message));
      } else {
        deque[method](next);
        twin[method](next);
      }
    }
    function take(method: "pop" | "shift"): void {
      if (twin.length > 0) expect(deque[method]()).toBe(twin[method]());
      else expect(() => deque[method]()).toThrow(new RangeError(`IntDeque.${method}: empty`));
    }
    for (let step = 0; step < 600; step++) {
      if (random.int(0, 199) === 0) {
        deque.clear();
        twin.length = 0;
      }
      random.pick(Object.values(steps))();
      expect(deque.size).toBe(twin.length);
      if (step % 20 === 0) expect(twin.map((_, index) => deque.get(index))).toEqual(twin);
    }
  });
});

it("the largest capacity is taken", () => {
  expect(new IntDeque(2 ** 30).capacity).toBe(2 ** 30);
});

it.each([2 ** 31, -(2 ** 31) - 1, 0.5, Number.NaN])("value %s is refused", (value) => {
  const deque = new IntDeque(3);
  deque.push(7);
  const refusal = (method: string) =>
    new RangeError(`IntDeque.${method}: no 32-bit integer: ${value}`);
  expect(() => deque.push(value)).toThrow(refusal("push"));
  expect(() => deque.unshift(value)).toThrow(refusal("unshift"));
  expect(() => deque.set(0, value)).toThrow(refusal("set"));
  expect([deque.size, deque.get(0)]).toEqual([1, 7]);
});
