import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { atGraphShapes, type EdgeList, edgeLines, graphShape, randomGraph } from "../random-graph";

function text(random: Random, edges: EdgeList): string {
  const most = random.pick([1, 998244352]);
  const x = Array.from({ length: edges.n }, () => random.int(0, most));
  return `${edges.n} ${edges.from.length}\n${x.join(" ")}\n${edgeLines(edges)}`;
}

/** Reachability after each arc. */
function naive(input: string): string {
  const [first, x, ...arcs] = rowsOf(input);
  const vertices = Array.from({ length: first![0]! }, (_, v) => v);
  const reach = vertices.map((u) => vertices.map((v) => u === v));
  const answers = arcs.map(([a, b]) => {
    for (const u of vertices) {
      for (const v of vertices) reach[u]![v] ||= reach[u]![a!]! && reach[b!]![v]!;
    }
    let sum = 0n;
    for (const u of vertices) {
      for (let v = 0; v < u; v++) {
        if (reach[u]![v] && reach[v]![u]) sum += BigInt(x![u]!) * BigInt(x![v]!);
      }
    }
    return sum % 998244353n;
  });
  return `${answers.join("\n")}\n`;
}

/** A path whose last arc makes it a cycle: everything is joined at once. */
function ring(n: number): string {
  const arcs = Array.from({ length: n }, (_, v) => `${v} ${(v + 1) % n}\n`).join("");
  return `${n} ${n}\n${new Array(n).fill(1).join(" ")}\n${arcs}`;
}

export const twin: Twin = {
  problem: "incremental_scc",
  timeLimitMs: 5000,
  rounds: 60,
  generators: {
    small: (random) => text(random, randomGraph(random, random.int(1, 7), random.int(1, 20))),
    middle: (random) => text(random, randomGraph(random, random.int(5, 15), random.int(15, 60))),
    shapes: (random) => text(random, graphShape(random, random.int(1, 20))),
    "max-ring": () => {
      const n = 500_000;
      const total = (BigInt(n) * BigInt(n - 1)) / 2n;
      return { input: ring(n), output: `${"0\n".repeat(n - 1)}${total % 998244353n}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => text(random, randomGraph(random, 150_000, 500_000)),
    "max-sparse": (random) => text(random, randomGraph(random, 500_000, 500_000)),
    "max-dense": (random) => text(random, randomGraph(random, 1000, 500_000)),
    ...atGraphShapes(499_999, text),
  },
  naive,
};
