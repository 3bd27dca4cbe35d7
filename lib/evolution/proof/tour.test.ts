import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { TimeKeeper } from "../time-keeper";
import { Tour } from "../tour";

type Distance = (i: number, j: number) => number;

const upTo = (n: number) => Array.from({ length: n }, (_, at) => at);

/** Of points on a small board, some of them equal; or any, which obey no triangle. */
function distances(random: Random, n: number): Distance {
  const [xs, ys] = [0, 1].map(() => upTo(n).map(() => random.int(0, 9))) as [number[], number[]];
  const any = upTo(n * n).map(() => random.int(-5, 30));
  if (random.int(0, 1) === 0) return (i, j) => any[Math.min(i, j) * n + Math.max(i, j)]!;
  return (i, j) => Math.abs(xs[i]! - xs[j]!) + Math.abs(ys[i]! - ys[j]!);
}

const lengthOf = (order: Iterable<number>, distance: Distance) =>
  [...order].reduce((sum, v, at, all) => sum + distance(v, all[(at + 1) % all.length]!), 0);

/** The least length of all orders that go on from these. */
function least(order: readonly number[], n: number, distance: Distance): number {
  if (order.length === n) return lengthOf(order, distance);
  const rest = upTo(n).filter((vertex) => !order.includes(vertex));
  return Math.min(...rest.map((vertex) => least([...order, vertex], n, distance)));
}

/** Every order that one 2-opt or or-opt move makes of this one. */
function* neighbours(order: readonly number[]): Generator<number[]> {
  for (const turn of order.keys()) {
    const from = [...order.slice(turn), ...order.slice(0, turn)];
    for (let size = 1; size < order.length; size++) {
      const [part, rest] = [from.slice(0, size), from.slice(size)];
      const turned = [...part].reverse();
      yield [...turned, ...rest];
      for (let at = 1; size <= 3 && at < rest.length; at++) {
        for (const put of [part, turned]) yield [...rest.slice(0, at), ...put, ...rest.slice(at)];
      }
    }
  }
}

it("finds the least of all tours, and its length is what it says", () => {
  const random = new Random(1);
  for (let round = 0; round < 40; round++) {
    const n = round < 3 ? 8 : random.int(2, 7);
    const distance = distances(random, n);
    const tour = new Tour(n, distance, random.int(2, 8));
    expect(tour.search({ random, steps: 200 })).toBe(n > 3 ? 200 : 0);
    expect(tour.length).toBe(least([0], n, distance));
    expect(lengthOf(tour.order, distance)).toBe(tour.length);
  }
});

it("improves until no move of its kinds makes it shorter", () => {
  const random = new Random(2);
  for (let round = 0; round < 60; round++) {
    const n = random.int(4, 14);
    const distance = distances(random, n);
    const tour = new Tour(n, distance, n);
    expect(tour.length).toBe(lengthOf(tour.order, distance));
    const before = tour.length;
    expect(before - tour.improve()).toBe(lengthOf(tour.order, distance));
    expect(lengthOf(tour.order, distance)).toBe(tour.length);
    expect(tour.from(0).sort((a, b) => a - b)).toEqual(upTo(n));
    const best = Math.min(...[...neighbours(tour.from(0))].map((way) => lengthOf(way, distance)));
    expect(best).toBeGreaterThanOrEqual(tour.length);
  }
});

it("goes on while there is time, and the same by the same seed", () => {
  const points = new Random(3);
  const places = upTo(300).map(() => [points.float(), points.float()] as const);
  const distance: Distance = (i, j) =>
    Math.hypot(places[i]![0] - places[j]![0], places[i]![1] - places[j]![1]);
  const lengths = [0, 300, 300].map((most) => {
    let now = 0;
    const tour = new Tour(300, distance);
    tour.search({ random: new Random(4), time: new TimeKeeper(most, () => now++) });
    expect(lengthOf(tour.order, distance)).toBeCloseTo(tour.length, 9);
    return tour.length;
  });
  expect(lengths[1]).toBeLessThan(lengths[0]! * 0.98);
  expect(lengths[2]).toBe(lengths[1]);
});

it("takes up to one vertex and equal ones, and refuses what it cannot measure", () => {
  for (const n of [0, 1])
    expect([new Tour(n, () => 1).improve(), new Tour(n, () => 1).length]).toEqual([0, 0]);
  expect(new Tour(9, () => 0).search({ random: new Random(1), steps: 9 })).toBe(9);
  expect(() => new Tour(2, () => Number.NaN)).toThrow("one distance of 1 and 0, got NaN and NaN");
  expect(() => new Tour(2, (i) => i)).toThrow("one distance of 1 and 0, got 1 and 0");
  for (const steps of [0.5, -1, Number.NaN]) {
    const plan = { random: new Random(1), steps };
    expect(() => new Tour(2, () => 1).search(plan)).toThrow(`from 0 on, got ${steps}`);
  }
});
