import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { none, rarely, rowModel } from "../../../scripts/testing/models";
import type { Random } from "../../sequence/random";
import { IntDeque } from "../int-deque";

const value = (random: Random) => random.int(-(2 ** 31), 2 ** 31 - 1);

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 100])("IntDeque agrees with an array, capacity %i", (most) => {
  const draw = (random: Random) => [value(random)];
  const place = (random: Random, { size }: { size: number }, ...more: number[]) =>
    size > 0 ? [random.int(0, size - 1), ...more] : undefined;
  holdToModel(
    () => [new IntDeque(most), rowModel<number>(most)],
    {
      ...{ push: draw, unshift: draw, pop: none, shift: none, clear: rarely },
      set: (random, model) => place(random, model, value(random)),
    },
    { size: none, get: place },
    { rounds: 2, length: 300 },
  );
});

it("the largest capacity is taken", () => expect(new IntDeque(2 ** 30).capacity).toBe(2 ** 30));

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
