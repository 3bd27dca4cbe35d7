import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, binary, deepShape, randomTree, star } from "../random-tree";

function tree(
  random: Random,
  n: number,
  reach: number | ((v: number) => number),
  most: number,
): string {
  const { a, b } = randomTree(random, n, reach);
  return `${n}\n${Array.from(a, (v, e) => `${v} ${b[e]} ${random.int(0, most)}\n`).join("")}`;
}

export const twin: Twin = {
  problem: "tree_diameter",
  timeLimitMs: 5_000,
  rounds: 70,
  generators: {
    small: (random) =>
      tree(random, random.int(2, 12), random.pick([1, 2, 12]), random.pick([1, 9])),
    middle: (random) => tree(random, random.int(30, 90), random.pick([2, 90]), 1e9),
    deep: (random) => {
      const n = random.int(2, 40);
      return tree(random, n, deepShape(random, n), random.pick([0, 1, 1e9]));
    },
    "max-star": (random) => tree(random, 500_000, star, 1e9),
    "max-zeros": (random) => tree(random, 500_000, binary, 0),
    "max-random": (random) => tree(random, 500_000, 500_000, 1e9),
    "max-long": (random) => tree(random, 500_000, 3, 1e9),
    "max-path": (random) => tree(random, 500_000, 1, 1e9),
  },
  atBounds: atDeepShapes(500_000, (random, shape) => tree(random, 500_000, shape, 1e9)),
  // Distances between all pairs; the path itself is only checked.
  naive: (input) => {
    const [n, ...rows] = input.trim().split(/\s+/).map(Number) as [number];
    const far = Array.from({ length: n }, (_, v) =>
      Array.from({ length: n }, (_, w) => (v === w ? 0 : Infinity)),
    );
    for (let at = 0; at < rows.length; at += 3) {
      far[rows[at]!]![rows[at + 1]!] = rows[at + 2]!;
      far[rows[at + 1]!]![rows[at]!] = rows[at + 2]!;
    }
    for (let via = 0; via < n; via++) {
      for (const row of far) {
        for (let w = 0; w < n; w++) row[w] = Math.min(row[w]!, row[via]! + far[via]![w]!);
      }
    }
    return `${Math.max(...far.flat())} 0\n`;
  },
  // Without an expected answer: the longest path by lengths down from a root.
  check: (input, output, expected) => {
    const [n, ...rows] = input.trim().split(/\s+/).map(Number) as [number];
    const [length, count, ...path] = output.trim().split(/\s+/).map(Number);
    if (path.length !== count || new Set(path).size !== count) throw new Error("no simple path");
    const edges = new Map<number, number>();
    const next: number[][] = Array.from({ length: n }, () => []);
    for (let at = 0; at < rows.length; at += 3) {
      const [a, b, c] = [rows[at]!, rows[at + 1]!, rows[at + 2]!];
      edges.set(a * n + b, c).set(b * n + a, c);
      next[a]!.push(b);
      next[b]!.push(a);
    }
    let sum = 0;
    for (let at = 1; at < path.length; at++) {
      const own = edges.get(path[at - 1]! * n + path[at]!);
      if (own === undefined) throw new Error(`no edge from ${path[at - 1]} to ${path[at]}`);
      sum += own;
    }
    if (sum !== length) throw new Error(`the path is ${sum} long, not ${length}`);
    let longest = 0;
    const down = new Float64Array(n);
    const order: [number, number][] = [[0, -1]];
    for (const [v, up] of order) for (const w of next[v]!) if (w !== up) order.push([w, v]);
    for (const [v, up] of order.reverse()) {
      if (up < 0) continue;
      const reach = down[v]! + edges.get(v * n + up)!;
      longest = Math.max(longest, down[up]! + reach);
      down[up] = Math.max(down[up]!, reach);
    }
    const wanted = expected === undefined ? longest : Number(expected.trim().split(/\s+/)[0]);
    if (length !== wanted) throw new Error(`expected the length ${wanted}, found ${length}`);
  },
};
