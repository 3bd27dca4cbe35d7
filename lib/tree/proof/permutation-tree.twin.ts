import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

const MOST = 500_000;

const identity = (n: number) => Array.from({ length: n }, (_, i) => i);

/** The identity after some exchanges. */
function nearly(random: Random, n: number): number[] {
  const values = identity(n);
  for (let i = 0; i < random.int(0, 20); i++) {
    const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
    [values[a], values[b]] = [values[b]!, values[a]!];
  }
  return values;
}

/** Each value becomes a run of values, again and again, and at last many at the end: nodes in each other. */
function nested(random: Random, n: number): number[] {
  let values = [0];
  while (5 * values.length <= n) {
    const runs = values.map(() => {
      const run = identity(random.pick([1, 2, 3, 5]));
      return random.pick([run, [...run].reverse(), random.shuffle([...run])]);
    });
    const start = new Int32Array(values.length + 1);
    for (const [i, value] of values.entries()) start[value + 1] = runs[i]!.length;
    for (let value = 0; value < values.length; value++) start[value + 1]! += start[value]!;
    values = values.flatMap((value, i) => runs[i]!.map((x) => start[value]! + x));
  }
  return [...values, ...identity(n).slice(values.length)];
}

const KINDS: Record<string, (random: Random, n: number) => number[]> = {
  random: (random, n) => random.shuffle(identity(n)),
  nearly,
  nested,
  rising: (_, n) => identity(n),
  falling: (_, n) => identity(n).reverse(),
  // 1, 3, 5 … and 0, 2, 4 …: one node above all leaves
  prime: (_, n) => [1, 0].flatMap((rest) => identity(n).filter((value) => value % 2 === rest)),
  // Each value is in turn the greatest and the least so far: nodes of two children in each other.
  deep: (_, n) => identity(n).map((i) => (n >> 1) + (i % 2 === 0 ? i / 2 : -(i + 1) / 2)),
};

/** All ranges of places whose values have no gap, by first and last place. */
function commonIntervals(values: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (let l = 0; l < values.length; l++) {
    for (let r = l; r < values.length; r++) {
      const part = values.slice(l, r + 1);
      if (Math.max(...part) - Math.min(...part) === r - l) ranges.push([l, r]);
    }
  }
  return ranges;
}

export const twin = described({
  problem: "common_interval_decomposition_tree",
  timeLimitMs: 5_000,
  rounds: 60,
  middle: 24,
  shape: (s) => {
    const n = s.size(1, MOST);
    return s.numbers(n, 0, n - 1, (random) => random.pick(Object.values(KINDS))(random, n));
  },
  atBounds: Object.fromEntries(
    Object.entries(KINDS).map(([name, make]) => [
      `max-${name}`,
      (random: Random) => `${MOST}\n${make(random, MOST).join(" ")}\n`,
    ]),
  ),
  naive: (values) => {
    const ranges = commonIntervals(values);
    const overlap = ([a, b]: [number, number], [c, d]: [number, number]) =>
      (a < c && c <= b && b < d) || (c < a && a <= d && d < b);
    const nodes = ranges.filter((one) => !ranges.some((other) => overlap(one, other)));
    nodes.sort(([a, b], [c, d]) => a - c || d - b);
    const parentOf = ([l, r]: [number, number], v: number) =>
      nodes.findLastIndex(([a, b], u) => u < v && a <= l && r <= b);
    const lines = nodes.map((node, v) => {
      const children = nodes.filter((other, u) => u > v && parentOf(other, u) === v);
      // The first two children of a linear node have a common interval as their union.
      const isLinear =
        children.length === 0 ||
        ranges.some(([l, r]) => l === children[0]![0] && r === children[1]![1]);
      return [parentOf(node, v), ...node, isLinear ? "linear" : "prime"];
    });
    return [nodes.length, ...lines];
  },
});
