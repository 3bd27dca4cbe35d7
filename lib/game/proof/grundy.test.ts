import { expect, test, vi } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import { grundy, MexCounter, mex, nimSum } from "../grundy";

test("the document's piles: take one or two", () => {
  const numbers = grundy(6, takeUpTo(2));
  expect([...numbers]).toEqual([0, 1, 2, 0, 1, 2]);
  const piles = [5, 2, 3].map((pile) => numbers[pile]!);
  expect(piles).toEqual([2, 2, 0]);
  expect(nimSum(piles)).toBe(0);
});

test("a sum of two positions is lost exactly where their numbers agree", () => {
  for (const random of rounds(60)) {
    const count = random.int(1, 14);
    const graph = randomGraph(random, count);
    const numbers = grundy(count, (position) => graph[position]!);
    const wins = pairGame(graph);
    for (let a = 0; a < count; a++)
      for (let b = 0; b < count; b++) expect(wins(a, b)).toBe(numbers[a] !== numbers[b]);
  }
});

test("depth is no limit", () => {
  const numbers = grundy(300_000, (position) => (position === 299_999 ? [] : [position + 1]));
  expect([numbers[0], numbers[299_999]]).toEqual([1, 0]);
});

test("asks for the moves of each position once", () => {
  for (const random of rounds(20)) {
    const graph = randomGraph(random, random.int(1, 30));
    const moves = vi.fn((position: number) => graph[position]!);
    grundy(graph.length, moves);
    expect(moves).toHaveBeenCalledTimes(graph.length);
  }
});

test("edges: no position, loops, moves out of range, bad counts", () => {
  expect(grundy(0, () => [])).toHaveLength(0);
  expect(() => grundy(1, () => [0])).toThrow("grundy: position 0 is part of a loop");
  expect(() => grundy(3, (at) => [(at + 1) % 3])).toThrow("part of a loop");
  expect(() => grundy(2, () => [2])).toThrow("grundy: position 0 moves to 2, not in [0, 2)");
  for (const count of [-1, 1.5, 2 ** 31]) {
    const message = `grundy: count must be an integer in [0, 2^30], got ${count}`;
    expect(() => grundy(count, () => [])).toThrow(message);
  }
});

test("nimSum adds binary digits without carrying", () => {
  for (const random of rounds(50)) {
    const numbers = Array.from({ length: random.int(0, 5) }, () => random.int(0, 2 ** 20));
    let expected = 0;
    for (let bit = 1; bit <= 2 ** 20; bit *= 2) {
      const ones = numbers.filter((number) => Math.floor(number / bit) % 2 === 1).length;
      if (ones % 2 === 1) expected += bit;
    }
    expect(nimSum(numbers)).toBe(expected);
  }
});

test("mex against the definition on every set of small values", () => {
  for (let set = 0; set < 1 << 10; set++) {
    const values = [...Array(10).keys()].filter((value) => set & (1 << value));
    let expected = 0;
    while (values.includes(expected)) expected++;
    expect(mex(values)).toBe(expected);
    const counter = new MexCounter();
    counter.add(10);
    counter.clear();
    for (const value of values) counter.add(value);
    expect(counter.mex()).toBe(expected);
  }
  expect([mex([1_000_000, 0, 0, -3]), mex([32, 1, 63])]).toEqual([1, 0]);
  expect(mex([0.5, 2 ** 32, 2 ** 32 + 1, -(2 ** 32)])).toBe(0);
  for (let size = 0; size <= 70; size++) {
    const below = [...Array(size).keys()];
    expect(mex(below.reverse())).toBe(size);
    for (let gap = 0; gap < size; gap++) expect(mex(below.filter((v) => v !== gap))).toBe(gap);
  }
});

function takeUpTo(most: number): (pile: number) => number[] {
  return (pile) => Array.from({ length: Math.min(pile, most) }, (_, taken) => pile - taken - 1);
}

function randomGraph(random: Random, count: number): number[][] {
  const order = random.shuffle([...Array(count).keys()]);
  const graph: number[][] = order.map(() => []);
  for (let from = 0; from < count; from++) {
    for (let to = 0; to < from; to++)
      if (random.int(0, 2) === 0) graph[order[from]!]!.push(order[to]!);
  }
  return graph;
}

/** Who wins a sum of two positions, by playing it out: no Grundy number is used. */
function pairGame(graph: readonly number[][]): (a: number, b: number) => boolean {
  const memo = new Map<string, boolean>();
  const wins = (a: number, b: number): boolean => {
    const key = `${a} ${b}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const won =
      graph[a]!.some((next) => !wins(next, b)) || graph[b]!.some((next) => !wins(a, next));
    memo.set(key, won);
    return won;
  };
  return wins;
}

test("MexCounter keeps its numbers while it grows", () => {
  const [counter, added] = [new MexCounter(), new Set<number>()];
  for (const random of rounds(150)) {
    const value = random.pick([random.int(0, 20), random.int(0, 400)]);
    counter.add(value);
    added.add(value);
    let expected = 0;
    while (added.has(expected)) expected++;
    expect(counter.mex()).toBe(expected);
  }
  const rising = new MexCounter();
  for (let value = 0; value < 100; value++) {
    rising.add(value);
    expect(rising.mex()).toBe(value + 1);
  }
});
