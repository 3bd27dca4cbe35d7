import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { randomTree } from "../random-tree";

const SEED = 1;
const VERTICES = 500_000;
const REACH = 10;

interface Ends {
  readonly a: ArrayLike<number>;
  readonly b: ArrayLike<number>;
}

/** Trees differ from contender to contender; what must be equal is the sum of all names. */
function tree(make: (random: Random) => Ends): Run {
  return () => {
    const { a, b } = make(new Random(SEED));
    const degree = new Int32Array(VERTICES);
    for (let e = 0; e < VERTICES - 1; e++) {
      degree[a[e]!]!++;
      degree[b[e]!]!++;
    }
    return degree.reduce((sum, count) => sum + count, 0);
  };
}

/** The same with arrays of objects. */
function plain(random: Random): Ends {
  const names = Array.from({ length: VERTICES }, (_, v) => v);
  for (let i = VERTICES - 1; i > 0; i--) {
    const j = random.int(0, i);
    [names[i], names[j]] = [names[j]!, names[i]!];
  }
  const edges = names.slice(1).map((name, at) => {
    const other = names[random.int(Math.max(0, at + 1 - REACH), at)]!;
    return random.int(0, 1) === 1 ? { a: other, b: name } : { a: name, b: other };
  });
  for (let i = edges.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    [edges[i], edges[j]] = [edges[j]!, edges[i]!];
  }
  return { a: edges.map(({ a }) => a), b: edges.map(({ b }) => b) };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "random tree of 5·10^5 vertices",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "randomTree",
        prepare: () => tree((random) => randomTree(random, VERTICES, REACH)),
      },
      { role: "plain", name: "objects", prepare: () => tree(plain) },
    ],
  },
];
