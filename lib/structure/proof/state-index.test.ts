import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { memo, StateIndex } from "../state-index";

it("fills up to the last place at every small capacity, growing or not", () => {
  for (let capacity = 1; capacity <= 33; capacity++) {
    for (const initial of [1, capacity]) {
      const index = new StateIndex(capacity, initial);
      for (let state = 0; state < capacity; state++) expect(index.add(state, -state)).toBe(state);
      expect(index.add(0, 0)).toBe(~0);
      expect(() => index.add(99, 99)).toThrow(`StateIndex.add: full at ${capacity} states`);
      expect(index.find(99, 99)).toBe(-1);
      index.clear();
      expect([index.size, index.find(0, 0), index.add(5, 5)]).toEqual([0, -1, 0]);
    }
  }
});

it("keeps close to 16 bytes a state, given the room or grown into it", () => {
  const index = new StateIndex(2 ** 16, 2 ** 16);
  expect(index.bytes / 2 ** 16).toBe(16);
  const grown = new StateIndex(1_000_000);
  for (let state = 0; state < 3000; state++) grown.add(state, state * state);
  expect(grown.bytes / 3000).toBeLessThan(24);
  for (let state = 3000; state < 1_000_000; state++) grown.add(state, state * state);
  expect(grown.bytes / 1_000_000).toBeLessThan(17);
  let wrong = 0;
  for (let state = 0; state < 1_000_000; state++)
    wrong += +(grown.find(state, state * state) !== state);
  expect([grown.low(999_999), wrong]).toEqual([999_999, 0]);
});

it("takes no other state for 0, 0", () => {
  for (const random of rounds(30)) {
    const index = new StateIndex(65);
    for (let id = 0; id < 64; id++) index.add(random.int(1, 2 ** 31), random.int(1, 2 ** 31));
    expect([index.find(0, 0), index.add(0, 0), index.find(0, 0)]).toEqual([-1, 64, 64]);
  }
});

it("takes unsigned words for the signed ones of the same bits", () => {
  const index = new StateIndex(4);
  index.add(0xffffffff, 0x80000000);
  expect(index.add(-1, -(2 ** 31))).toBe(~0);
  const answers = [index.find(0xffffffff, 0x80000000), index.low(0), index.high(0)];
  expect(answers).toEqual([0, -1, -(2 ** 31)]);
});

it("the largest capacity", () => {
  expect(new StateIndex(2 ** 28, 1).maxStates).toBe(2 ** 28);
  const index = new StateIndex(4);
  index.add(1, 2);
});

it("memo asks the function once for each list of 1, 2, 3 and 4 numbers", () => {
  const parts = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31), 7];
  const calls: string[] = [];
  const one = memo((a: number) => calls.push(`${a}`));
  const two = memo((a: number, b: number) => calls.push(`${[a, b]}`));
  const three = memo((a: number, b: number, c: number) => calls.push(`${[a, b, c]}`));
  const four = memo((a: number, b: number, c: number, d: number) => calls.push(`${[a, b, c, d]}`));
  const lists = Array.from({ length: 6 ** 4 }, (_, code) =>
    [1, 6, 36, 216].map((by) => parts[Math.floor(code / by) % 6]!),
  ) as [number, number, number, number][];
  const ask = () =>
    lists.map(([a, b, c, d]) => [one(a), two(a, b), three(a, b, c), four(a, b, c, d)]);
  const first = ask();
  expect(ask()).toEqual(first);
  expect(calls.length).toBe(6 + 36 + 216 + 1296);
  for (const [at, places] of first.entries()) {
    places.forEach((place, k) => {
      expect(calls[place - 1]).toBe(`${lists[at]!.slice(0, k + 1)}`);
    });
  }
});

it("memo refuses fractions, answers that need themselves, and other functions", () => {
  const half = memo((x: number): number => half(x / 2));
  expect(() => half(4)).toThrow("memo: expected 32-bit integers, got 0.5");
  const round: (x: number, y: number) => number = memo((x, y) => round(y, x));
  expect(() => round(1, 2)).toThrow("memo: the answer for 1, 2 needs itself");
  expect(() => memo(() => 1)).toThrow(TypeError);
  expect(() => memo((_a, _b, _c, _d, _e) => 1)).toThrow(TypeError);
});
