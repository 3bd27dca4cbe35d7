import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, binary, deepShape, star } from "../random-tree";

/** Parents have smaller numbers: the greater of two vertices climbs until both are one. */
function pairs(
  random: Random,
  n: number,
  q: number,
  reach: number | ((v: number) => number),
  isAnswered = true,
): Answered {
  const parents = Array.from({ length: n }, (_, v) =>
    v === 0
      ? -1
      : typeof reach === "function"
        ? reach(v)
        : random.int(Math.max(0, v - reach), v - 1),
  );
  const lines = [`${n} ${q}`, parents.slice(1).join(" ")];
  const answers: number[] = [];
  for (let query = 0; query < q; query++) {
    let [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
    lines.push(`${u} ${v}`);
    if (!isAnswered) continue;
    if (reach === 1) [u, v] = [Math.min(u, v), Math.min(u, v)];
    while (u !== v) {
      if (u > v) u = parents[u]!;
      else v = parents[v]!;
    }
    answers.push(u);
  }
  return { input: `${lines.join("\n")}\n`, output: `${answers.join("\n")}\n` };
}

export const twin: Twin = {
  problem: "lca",
  timeLimitMs: 5_000,
  rounds: 150,
  generators: {
    small: (random) => pairs(random, random.int(1, 12), 20, random.pick([1, 2, 12])),
    middle: (random) => pairs(random, random.int(200, 999), 300, random.pick([2, 20, 999])),
    deep: (random) => {
      const n = random.int(1, 16);
      return pairs(random, n, 12, deepShape(random, n));
    },
    "max-binary": (random) => pairs(random, 500_000, 500_000, binary),
    "max-star": (random) => pairs(random, 500_000, 500_000, star),
    "max-random": (random) => pairs(random, 500_000, 500_000, 500_000),
    "max-path": (random) => pairs(random, 500_000, 500_000, 1),
  },
  atBounds: atDeepShapes(
    500_000,
    (random, shape) => pairs(random, 500_000, 500_000, shape, false).input,
  ),
  // Every ancestor of u by number, then the first of v's among them.
  naive: (input) => {
    const [n, q, ...rest] = input.trim().split(/\s+/).map(Number) as [number, number];
    const above = (v: number): number[] => (v === 0 ? [0] : [v, ...above(rest[v - 1]!)]);
    const answers = Array.from({ length: q }, (_, at) => {
      const others = new Set(above(rest[n - 1 + 2 * at]!));
      return above(rest[n + 2 * at]!).find((v) => others.has(v));
    });
    return `${answers.join("\n")}\n`;
  },
};
