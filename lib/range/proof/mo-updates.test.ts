import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { moUpdates } from "../mo-updates";

it.each([
  { n: 1000, count: 1000, updates: 1000, most: 1.4 * 1000 ** (5 / 3) },
  { n: 1000, count: 2000, updates: 0, most: 1.1 * 1000 * Math.sqrt(2000) },
])("takes few steps: $count random queries, $updates updates", ({ n, count, updates, most }) => {
  const random = new Random(1);
  const lefts = Array.from({ length: count }, () => random.int(0, n));
  const rights = lefts.map((l) => random.int(l, n));
  const times = lefts.map(() => random.int(0, updates));
  let steps = 0;
  let answers = 0;
  const within = (limit: number) => (at: number) => {
    if (!(at >= 0 && at < limit)) throw new Error(`step to ${at} of ${limit}`);
    steps++;
  };
  const step = within(n);
  moUpdates(
    n,
    { lefts, rights, times, updates },
    { add: step, remove: step, toggle: within(updates), answer: () => answers++ },
  );
  expect(steps).toBeLessThan(most);
  expect(answers).toBe(count);
});

it("refuses lists of different length, ranges and times outside", () => {
  const run = (lefts: number[], rights: number[], times: number[], updates: number) => () =>
    moUpdates(
      5,
      { lefts, rights, times, updates },
      {
        add: () => {},
        remove: () => {},
        toggle: () => {},
        answer: () => {},
      },
    );
  expect(run([1], [2], [], 0)).toThrow("moUpdates: 1 left ends, 1 right ends, 0 times");
  expect(run([1], [], [0], 0)).toThrow("moUpdates: 1 left ends, 0 right ends, 1 times");
  expect(run([1], [6], [0], 0)).toThrow("moUpdates: expected 0 <= l <= r <= 5");
  expect(run([1], [2], [2], 1)).toThrow("moUpdates: times: index must be an integer in [0, 2)");
  expect(run([], [], [], -1)).toThrow("moUpdates: updates: index must be an integer");
});

it("takes up to 2^20 elements and updates", () => {
  const steps = { add: () => {}, remove: () => {}, toggle: () => {}, answer: () => {} };
  const none = { lefts: [], rights: [], times: [] };
  const most = 2 ** 20;
  for (const size of [0, most]) {
    moUpdates(size, { ...none, updates: 0 }, steps);
    moUpdates(5, { ...none, updates: size }, steps);
  }
  expect(() => moUpdates(most + 1, { ...none, updates: 0 }, steps)).toThrow("moUpdates: n: index");
  const call = () => moUpdates(5, { ...none, updates: most + 1 }, steps);
  expect(call).toThrow("moUpdates: updates: index");
});
