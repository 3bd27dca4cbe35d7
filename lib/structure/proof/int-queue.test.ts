import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { none, rarely, rowModel } from "../../../scripts/testing/models";
import type { Random } from "../../sequence/random";
import { IntQueue } from "../int-queue";

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 1000])("IntQueue agrees with an array, capacity %i", (most) => {
  const [low, high] = [-(2 ** 31), 2 ** 31 - 1];
  const value = (random: Random) => [random.pick([low, high, random.int(low, high)])];
  holdToModel(
    () => [new IntQueue(most), rowModel<number>(most)],
    { push: value, shift: none, clear: rarely },
    { size: none },
    { rounds: 2, length: 400 },
  );
});
it.each([2 ** 31, -(2 ** 31) - 1])("value %s is refused", (value) => {
  const queue = new IntQueue(2);
  const call = () => queue.push(value);
  expect(call).toThrow(new RangeError(`IntQueue.push: no 32-bit integer: ${value}`));
  expect(queue.size).toBe(0);
});

it("the largest capacity is taken", () => expect(new IntQueue(2 ** 30).capacity).toBe(2 ** 30));
