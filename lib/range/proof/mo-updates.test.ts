import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { moUpdates } from "../mo-updates";

it("answers each query on the array as it was at its time", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(seed);
    const size = random.int(1, 15);
    const values = Array.from({ length: size }, () => random.int(0, 9));
    const changes: { place: number; value: number }[] = [];
    const [lefts, rights, times, sums]: number[][] = [[], [], [], []];
    const now = [...values];
    for (let step = 0; step < 30; step++) {
      const l = random.int(0, size - 1);
      if (random.int(0, 1) === 0) {
        changes.push({ place: l, value: random.int(0, 9) });
        now[l] = changes[changes.length - 1]!.value;
        continue;
      }
      lefts!.push(l);
      rights!.push(random.int(l, size));
      times!.push(changes.length);
      sums!.push(now.slice(l, rights![rights!.length - 1]).reduce((a, b) => a + b, 0));
    }
    let sum = 0;
    const answers: number[] = [];
    const queries = { lefts: lefts!, rights: rights!, times: times!, updates: changes.length };
    moUpdates(size, queries, {
      add: (i) => {
        sum += values[i]!;
      },
      remove: (i) => {
        sum -= values[i]!;
      },
      toggle: (t, l, r) => {
        const change = changes[t]!;
        const old = values[change.place]!;
        if (l <= change.place && change.place < r) sum += change.value - old;
        values[change.place] = change.value;
        change.value = old;
      },
      answer: (query) => {
        answers[query] = sum;
      },
    });
    expect(answers).toEqual(sums);
  }
});

it.each([
  { n: 1000, count: 1000, updates: 1000, most: 1.4 * 1000 ** (5 / 3) },
  { n: 1000, count: 2000, updates: 0, most: 1.1 * 1000 * Math.sqrt(2000) },
])("takes few steps: $count random queries, $updates updates", ({ n, count, updates, most }) => {
  const random = new Random(1);
  const lefts = Array.from({ length: count }, () => random.int(0, n));
  const rights = lefts.map((l) => random.int(l, n));
  const times = lefts.map(() => random.int(0, updates));
  let steps = 0;
  const step = () => {
    steps++;
  };
  moUpdates(
    n,
    { lefts, rights, times, updates },
    { add: step, remove: step, toggle: step, answer: () => {} },
  );
  expect(steps).toBeLessThan(most);
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
  expect(() => moUpdates(5, { ...none, updates: most + 1 }, steps)).toThrow(
    "moUpdates: updates: index",
  );
});
