import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const text = (values: ArrayLike<number>) => `${values.length}\n${Array.from(values).join(" ")}\n`;

const identity = (n: number) => Array.from({ length: n }, (_, i) => i);

/** The identity after some exchanges. */
function nearly(random: Random, n: number, exchanges: number): number[] {
  const values = identity(n);
  for (let i = 0; i < exchanges; i++) {
    const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
    [values[a], values[b]] = [values[b]!, values[a]!];
  }
  return values;
}

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

function naive(input: string): string {
  const values = input.trim().split(/\s+/).map(Number).slice(1);
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
    return `${parentOf(node, v)} ${node.join(" ")} ${isLinear ? "linear" : "prime"}\n`;
  });
  return `${nodes.length}\n${lines.join("")}`;
}

type Kind = "rising" | "falling" | "prime";

/** The permutation of a random tree of about the given size and that tree. */
function ofTree(random: Random, n: number): Answered {
  const values = new Int32Array(n);
  const lines: string[] = [];
  const grow = (l: number, size: number, base: number, parent: number, above?: Kind): void => {
    const own = lines.length;
    const kinds: Kind[] = size >= 4 ? ["rising", "falling", "prime"] : ["rising", "falling"];
    // A linear child of a linear node goes the other way, or both would be one node.
    const kind = random.pick(kinds.filter((one) => one === "prime" || one !== above));
    const type = kind === "prime" && size > 1 ? "prime" : "linear";
    lines.push(`${parent} ${l} ${l + size - 1} ${type}\n`);
    values[l] = base;
    if (size === 1) return;
    const count = Math.min(size, kind === "prime" ? random.int(4, 6) : random.int(2, 4));
    const ranks = identity(count);
    if (kind === "falling") ranks.reverse();
    if (kind === "prime") {
      do random.shuffle(ranks);
      while (commonIntervals(ranks).length > count + 1);
    }
    const sizes = ranks.map(() => 1);
    for (let left = size - count; left > 0; ) {
      const more = random.int(1, left);
      sizes[random.int(0, count - 1)]! += more;
      left -= more;
    }
    for (let child = 0, at = l; child < count; at += sizes[child++]!) {
      const below = sizes.filter((_, other) => ranks[other]! < ranks[child]!);
      grow(
        at,
        sizes[child]!,
        below.reduce((sum, one) => sum + one, base),
        own,
        kind,
      );
    }
  };
  grow(0, n, 0, -1);
  return { input: text(values), output: `${lines.length}\n${lines.join("")}` };
}

/** A node above many leaves. */
function flat(values: number[], type: string): Answered {
  const leaves = values.map((_, place) => `0 ${place} ${place} linear\n`);
  const output = `${values.length + 1}\n-1 0 ${values.length - 1} ${type}\n${leaves.join("")}`;
  return { input: text(values), output };
}

/** Each value is in turn the greatest and the least so far: nodes of two children in each other. */
function deep(n: number): Answered {
  const values = Array.from({ length: n }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2));
  const least = Math.min(0, ...values.slice(-2));
  const lines: string[] = [];
  for (let v = 0; v < n - 1; v++) lines.push(`${v - 1} 0 ${n - 1 - v} linear\n`);
  for (let place = 0; place < n; place++) {
    lines.push(`${Math.min(n - 2, n - 1 - place)} ${place} ${place} linear\n`);
  }
  return {
    input: text(values.map((value) => value - least)),
    output: `${lines.length}\n${lines.join("")}`,
  };
}

const MOST = 500_000;

export const twin: Twin = {
  problem: "common_interval_decomposition_tree",
  timeLimitMs: 5_000,
  rounds: 60,
  generators: {
    small: (random) => text(random.shuffle(identity(random.int(1, 9)))),
    nearly: (random) => text(nearly(random, random.int(1, 16), random.int(0, 4))),
    tree: (random) => ofTree(random, random.int(1, 60)),
    "max-tree": (random) => ofTree(random, MOST),
    "max-rising": () => flat(identity(MOST), "linear"),
    "max-falling": () => flat(identity(MOST).reverse(), "linear"),
    // 1, 3, 5 … and 0, 2, 4 …
    "max-prime": () =>
      flat(
        [...identity(MOST / 2).map((i) => 2 * i + 1), ...identity(MOST / 2).map((i) => 2 * i)],
        "prime",
      ),
    "max-deep": () => deep(MOST),
  },
  atBounds: {
    "max-random": (random) => text(random.shuffle(identity(MOST))),
    "max-nearly": (random) => text(nearly(random, MOST, 20)),
  },
  naive,
};
