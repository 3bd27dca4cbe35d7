import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { componentSets } from "../component-lines";
import { atGraphShapes, type EdgeList, edgeLines, simpleGraph } from "../random-graph";

const text = (edges: EdgeList) => `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;

/** Few pairs without an edge, so that the complement has several components. */
function dense(random: Random, n: number): string {
  const pairs = (n * (n - 1)) / 2;
  return text(simpleGraph(random, n, pairs - random.int(0, Math.min(n, pairs))));
}

/** Labels along all pairs without an edge, until nothing changes. */
function naive(input: string): string {
  const [first, ...edges] = rowsOf(input);
  const n = first![0]!;
  const joined = new Set(edges.flatMap(([a, b]) => [a! * n + b!, b! * n + a!]));
  const label = Array.from({ length: n }, (_, v) => v);
  for (let round = 0; round < n; round++) {
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) {
        if (a !== b && !joined.has(a * n + b)) label[a] = Math.min(label[a]!, label[b]!);
      }
    }
  }
  const sets = [...new Set(label)].map((least) =>
    [...label.keys()].filter((v) => label[v] === least),
  );
  return `${sets.length}\n${sets.map((set) => `${set.length} ${set.join(" ")}\n`).join("")}`;
}

export const twin: Twin = {
  problem: "connected_components_of_complement_graph",
  timeLimitMs: 5000,
  rounds: 120,
  generators: {
    small: (random) => {
      const n = random.int(1, 7);
      return text(simpleGraph(random, n, random.int(0, (n * (n - 1)) / 2)));
    },
    dense: (random) => dense(random, random.int(1, 14)),
    "max-none": () => ({
      input: "500000 0\n",
      output: `1\n500000 ${Array.from({ length: 500_000 }, (_, v) => v).join(" ")}\n`,
    }),
    "max-complete": () => {
      const edges: string[] = [];
      for (let v = 0; v < 1000; v++) for (let u = 0; u < v; u++) edges.push(`${u} ${v}\n`);
      const sets = Array.from({ length: 1000 }, (_, v) => `1 ${v}\n`).join("");
      return { input: `1000 ${edges.length}\n${edges.join("")}`, output: `1000\n${sets}` };
    },
  },
  atBounds: {
    "max-sparse": (random) => text(simpleGraph(random, 500_000, 500_000)),
    ...atGraphShapes(499_999, (_, edges) => text(edges)),
  },
  naive,
  check: (_input, output, expected) => {
    if (expected === undefined) return;
    if (componentSets(output).join("\n") !== componentSets(expected).join("\n")) {
      throw new Error("the components are not the expected ones");
    }
  },
};
