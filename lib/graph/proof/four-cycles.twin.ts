import type { Answered, Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { type EdgeList, edgeLines, randomGraph, simpleGraph } from "../random-graph";

const text = (edges: EdgeList) => `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;

function loopless(random: Random, n: number, m: number): string {
  const { from, to } = randomGraph(random, n, m);
  return text({ n, from, to: to.map((b, e) => (b === from[e] ? (b + 1) % n : b)) });
}

/** Every vertex of the first `a` with every one of the other `b`. */
function parts(a: number, b: number): string {
  const from = Int32Array.from({ length: a * b }, (_, e) => Math.floor(e / b));
  return text({ n: a + b, from, to: from.map((_, e) => a + (e % b)) });
}

/** All sets of four edges: a cycle if four vertices have two ends each and no edge is parallel. */
function naive(input: string): string {
  const [first, ...edges] = rowsOf(input);
  const m = first![1]!;
  const counts = new Array<number>(m).fill(0);
  for (let i = 0; i < m; i++) {
    for (let j = i + 1; j < m; j++) {
      for (let k = j + 1; k < m; k++) {
        for (let l = k + 1; l < m; l++) {
          const four = [edges[i]!, edges[j]!, edges[k]!, edges[l]!];
          const ends = new Set(four.flat());
          const pairs = new Set(four.map((e) => [...e].sort().join(" ")));
          const even = [...ends].every((v) => four.filter((e) => e.includes(v)).length === 2);
          if (ends.size !== 4 || pairs.size !== 4 || !even) continue;
          for (const e of [i, j, k, l]) counts[e]!++;
        }
      }
    }
  }
  return `${counts.join(" ")}\n`;
}

/** Complete: three vertices more than the edge's own, in order: (n - 2)(n - 3) cycles an edge. */
function complete(random: Random, n: number): Answered {
  const edges = simpleGraph(random, n, (n * (n - 1)) / 2);
  return {
    input: text(edges),
    output: `${new Array(edges.from.length).fill((n - 2) * (n - 3)).join(" ")}\n`,
  };
}

/** One cycle of four with `copies` parallel edges a side. */
function multiplied(copies: number): Answered {
  const from = Int32Array.from({ length: 4 * copies }, (_, e) => e % 4);
  return {
    input: text({ n: 4, from, to: from.map((v) => (v + 1) % 4) }),
    output: `${new Array(4 * copies).fill(copies ** 3).join(" ")}\n`,
  };
}

/** A star with as many edges as vertices allow has no cycle. */
function star(n: number): Answered {
  const to = Int32Array.from({ length: n - 1 }, (_, e) => e + 1);
  return {
    input: text({ n, from: new Int32Array(n - 1), to }),
    output: `${new Array(n - 1).fill(0).join(" ")}\n`,
  };
}

export const twin: Twin = {
  problem: "counting_c4",
  timeLimitMs: 10_000,
  rounds: 50,
  generators: {
    small: (random) => loopless(random, random.int(2, 6), random.int(1, 12)),
    simple: (random) => text(simpleGraph(random, random.int(6, 7), random.int(5, 14))),
    parts: (random) => parts(random.int(1, 3), random.int(1, 4)),
    parallel: (random) => loopless(random, 2, random.int(1, 9)),
    "max-complete": (random) => complete(random, 775),
    "max-multiplied": () => multiplied(75_000),
    "max-star": () => star(300_000),
  },
  atBounds: {
    "max-halves": () => parts(547, 547),
    "max-two-hubs": () => parts(2, 150_000),
    "max-parallel": (random) => loopless(random, 2, 300_000),
    "max-few-vertices": (random) => loopless(random, 30, 300_000),
    "max-near-complete": (random) => text(simpleGraph(random, 785, 300_000)),
    "max-random": (random) => loopless(random, 300_000, 300_000),
  },
  naive,
};
