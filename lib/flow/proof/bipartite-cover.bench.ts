import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { bipartiteCover } from "../bipartite-cover";
import { bipartiteMatching } from "../bipartite-matching";

const SEED = 1;
const SIDE = 100_000;
const EDGES = 200_000;

interface Cover {
  readonly left: ArrayLike<number>;
  readonly right: ArrayLike<number>;
}

type Covering = (from: Int32Array, to: Int32Array, partner: Int32Array) => Cover;

/** The matching is made before the time. */
function covered(cover: Covering): Run {
  const random = new Random(SEED);
  const end = () => random.int(0, SIDE - 1);
  const from = Int32Array.from({ length: EDGES }, end);
  const to = Int32Array.from({ length: EDGES }, end);
  const partner = bipartiteMatching(SIDE, SIDE, from, to);
  return () => {
    const { left, right } = cover(from, to, partner);
    let sum = 0;
    for (let v = 0; v < SIDE; v++) sum += (v % 10) * (left[v]! + 10 * right[v]!);
    return sum;
  };
}

/** Kőnig's theorem with arrays of neighbours and a stack. */
function plain(from: Int32Array, to: Int32Array, partner: Int32Array): Cover {
  const neighbours: number[][] = Array.from({ length: SIDE }, () => []);
  for (let e = 0; e < EDGES; e++) neighbours[from[e]!]!.push(to[e]!);
  const mate = new Map<number, number>();
  const stack: number[] = [];
  const left = new Array<number>(SIDE).fill(1);
  const right = new Array<number>(SIDE).fill(0);
  for (const [l, r] of partner.entries()) {
    if (r >= 0) mate.set(r, l);
    else {
      stack.push(l);
      left[l] = 0;
    }
  }
  for (let l = stack.pop(); l !== undefined; l = stack.pop()) {
    for (const r of neighbours[l]!) {
      right[r] = 1;
      const other = mate.get(r)!;
      if (left[other] === 0) continue;
      left[other] = 0;
      stack.push(other);
    }
  }
  return { left, right };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "cover of 2·10^5 edges from a matching",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "bipartiteCover",
        prepare: () =>
          covered((from, to, partner) => bipartiteCover(SIDE, SIDE, from, to, partner)),
      },
      { role: "plain", name: "arrays of neighbours", prepare: () => covered(plain) },
    ],
  },
];
