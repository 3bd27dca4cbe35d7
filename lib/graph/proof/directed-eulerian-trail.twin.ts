import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { numbersOf } from "./naive-graph";

type Edge = readonly [number, number];

/** The ends of m edges in random order: any ones, or those of a walk, which have a trail. */
function endsOf(random: Random, n: number, m: number): number[] {
  const walk = Array.from({ length: m + 1 }, () => random.int(0, n - 1));
  const isWalk = random.int(0, 3) > 0;
  const edge = (e: number) => [walk[e]!, isWalk ? walk[e + 1]! : random.int(0, n - 1)];
  return random.shuffle(Array.from({ length: m }, (_, e) => edge(e))).flat();
}

/** The twin of both modules of Eulerian trails: edges have one way, or two. */
export function eulerianTwin(problem: string, isDirected: boolean) {
  const other = ([a, b]: Edge, v: number) => (a === v ? b : !isDirected && b === v ? a : -1);
  /** Tries every next edge. */
  const hasTrail = (v: number, edges: readonly Edge[]): boolean =>
    edges.length === 0 ||
    edges.some(
      (edge) =>
        other(edge, v) >= 0 &&
        hasTrail(
          other(edge, v),
          edges.filter((one) => one !== edge),
        ),
    );
  return described({
    problem,
    rounds: 100,
    timeLimitMs: 5000,
    small: 5,
    middle: 0,
    shape: (s) => {
      const t = s.size(1, 100_000);
      let [vertices, left] = [200_000 - t, 200_000];
      return s.list(t, () => {
        const n = s.size(1, 1 + vertices);
        const m = s.size(0, left);
        vertices -= n - 1;
        left -= m;
        const ends = s.numbers(2 * m, 0, n - 1, (random) => endsOf(random, n, m));
        const edges = ends.flatMap((u, i): Edge[] => (i % 2 === 0 ? [[u, ends[i + 1]!]] : []));
        return { n, edges };
      });
    },
    naive: (graphs) =>
      graphs.map(({ n, edges }) => {
        const starts = Array.from({ length: n }, (_, v) => v);
        return starts.some((v) => hasTrail(v, edges)) ? "Yes" : "No";
      }),
    check: (graphs, output, expected) => {
      const lines = output.split("\n");
      const wanted = expected?.split("\n").filter((line) => /^(Yes|No)$/.test(line));
      let at = 0;
      for (const [index, { edges }] of graphs.entries()) {
        const fail = (message: string) => {
          throw new Error(`graph ${index + 1}: ${message}`);
        };
        const answer = lines[at++]!;
        if (wanted && wanted[index] !== answer) fail(`expected ${wanted[index]}, found ${answer}`);
        if (answer === "No") continue;
        const [vertices, ids] = [numbersOf(lines[at++]!), numbersOf(lines[at++]!)];
        const isWhole = vertices.length === ids.length + 1 && ids.length === edges.length;
        if (!isWhole || new Set(ids).size !== edges.length) fail("expected all edges once");
        for (const [i, e] of ids.entries()) {
          const next = other(edges[e] ?? [-1, -1], vertices[i]!);
          if (next !== vertices[i + 1]) fail(`edge ${e} does not lead on from ${vertices[i]}`);
        }
      }
    },
  });
}

export const twin = eulerianTwin("eulerian_trail_directed", true);
