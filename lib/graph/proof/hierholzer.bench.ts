import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { csr } from "../csr";
import { hierholzer } from "../hierholzer";

const SEED = 1;
const VERTICES = 200_000;
const EDGES = 1_000_000;

/** A closed walk through random vertices is the graph; the lists of arcs are built too. */
function walked(trail: (from: Int32Array, to: Int32Array) => ArrayLike<number>): Run {
  const random = new Random(SEED);
  const from = Int32Array.from({ length: EDGES }, () => random.int(0, VERTICES - 1));
  const to = from.map((_, at) => from[(at + 1) % EDGES]!);
  return () => {
    const vertices = trail(from, to);
    let sum = vertices.length;
    for (let at = 0; at < vertices.length; at++) sum += vertices[at]! * (at % 10);
    return sum;
  };
}

/** As one writes it first: arrays of arcs and a stack; the last arc leaves first, so we reverse the lists. */
function plain(from: Int32Array, to: Int32Array): number[] {
  const arcs: number[][] = Array.from({ length: VERTICES }, () => []);
  for (let e = EDGES - 1; e >= 0; e--) arcs[from[e]!]!.push(to[e]!);
  const stack = [from[0]!];
  const trail: number[] = [];
  while (stack.length > 0) {
    const next = arcs[stack[stack.length - 1]!]!.pop();
    if (next === undefined) trail.push(stack.pop()!);
    else stack.push(next);
  }
  return trail.reverse();
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "closed trail of 10^6 arcs",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "hierholzer",
        prepare: () => walked((from, to) => hierholzer(csr(VERTICES, from, to), from[0]!).vertices),
      },
      { role: "plain", name: "arrays of arcs", prepare: () => walked(plain) },
    ],
  },
];
