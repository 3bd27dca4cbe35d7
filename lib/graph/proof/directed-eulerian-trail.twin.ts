import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import {
  atGraphShapes,
  type EdgeList,
  edgeLines,
  graphShape,
  pathGraph,
  randomGraph,
} from "../random-graph";

const text = (...graphs: EdgeList[]) =>
  `${graphs.length}\n${graphs.map((g) => `${g.n} ${g.from.length}\n${edgeLines(g)}`).join("")}`;

/** From the tails and heads in turn. */
function graphOf(n: number, ends: readonly number[]): EdgeList {
  const m = ends.length / 2;
  const from = Int32Array.from({ length: m }, (_, e) => ends[2 * e]!);
  return { n, from, to: from.map((_, e) => ends[2 * e + 1]!) };
}

/** The ends of edges that lead from 0 to each other vertex and back. */
const petal = (end: number) => (end % 4 === 0 || end % 4 === 3 ? 0 : (end >> 2) + 1);

/** The edges of a random walk, in random order: they have a trail. */
function walkOf(isDirected: boolean, random: Random, n: number, m: number): EdgeList {
  const vertices = Array.from({ length: m + 1 }, () => random.int(0, n - 1));
  const order = random.shuffle(Int32Array.from({ length: m }, (_, e) => e));
  const turn = (e: number) => !isDirected && e % 2 === 1;
  return {
    n,
    from: order.map((e) => vertices[turn(e) ? e + 1 : e]!),
    to: order.map((e) => vertices[turn(e) ? e : e + 1]!),
  };
}

function graphsOf(input: string): { n: number; edges: number[][] }[] {
  const numbers = input.trim().split(/\s+/).map(Number);
  let at = 1;
  return Array.from({ length: numbers[0]! }, () => {
    const [n, m] = [numbers[at]!, numbers[at + 1]!];
    at += 2;
    const edges = Array.from({ length: m }, (_, e) => [
      numbers[at + 2 * e]!,
      numbers[at + 2 * e + 1]!,
    ]);
    at += 2 * m;
    return { n, edges };
  });
}

/** Tries every next edge from every first vertex. */
function trailFrom(isDirected: boolean, v: number, edges: number[][], used: boolean[]): boolean {
  if (used.every(Boolean)) return true;
  return edges.some(([a, b], e) => {
    const next = a === v ? b! : !isDirected && b === v ? a! : -1;
    if (used[e] || next < 0) return false;
    used[e] = true;
    const hasTrail = trailFrom(isDirected, next, edges, used);
    used[e] = false;
    return hasTrail;
  });
}

const naive = (isDirected: boolean, input: string): string =>
  graphsOf(input)
    .map(({ n, edges }) => {
      const firsts = Array.from({ length: n }, (_, v) => v);
      return firsts.some((v) =>
        trailFrom(
          isDirected,
          v,
          edges,
          edges.map(() => false),
        ),
      )
        ? "Yes\n"
        : "No\n";
    })
    .join("");

function check(
  isDirected: boolean,
  input: string,
  output: string,
  expected: string | undefined,
): void {
  const lines = output.split("\n");
  const wanted = expected?.split("\n").filter((line) => /^(Yes|No)$/.test(line));
  let at = 0;
  for (const [index, { n, edges }] of graphsOf(input).entries()) {
    const answer = lines[at++]!;
    if (wanted && wanted[index] !== answer) {
      throw new Error(`graph ${index + 1}: expected ${wanted[index]}, found ${answer}`);
    }
    if (answer === "No") continue;
    const [vertices, ids] = [lines[at++]!, lines[at++]!].map((line) =>
      line.split(" ").filter(Boolean).map(Number),
    );
    const m = edges.length;
    if (vertices!.length !== m + 1 || ids!.length !== m || new Set(ids).size !== m) {
      throw new Error(`graph ${index + 1}: expected ${m} different edges`);
    }
    if (!vertices!.every((v) => v >= 0 && v < n)) throw new Error(`graph ${index + 1}: no vertex`);
    for (let i = 0; i < m; i++) {
      const [a, b] = edges[ids![i]!] ?? [];
      const [u, v] = [vertices![i], vertices![i + 1]];
      if (!((a === u && b === v) || (!isDirected && a === v && b === u))) {
        throw new Error(`graph ${index + 1}: edge ${ids![i]} does not lead from ${u} to ${v}`);
      }
    }
  }
}

const small = (random: Random) => random.int(1, 5);

/** The twin of both modules of Eulerian trails: edges have one way, or two. */
export function eulerianTwin(isDirected: boolean): Omit<Twin, "problem"> {
  const walk = (random: Random, n: number, m: number) => walkOf(isDirected, random, n, m);
  return {
    generators: {
      any: (random) =>
        text(
          ...Array.from({ length: 4 }, () => randomGraph(random, small(random), random.int(0, 5))),
        ),
      walks: (random) =>
        text(...Array.from({ length: 4 }, () => walk(random, small(random), random.int(0, 7)))),
      shapes: (random) => text(graphShape(random, random.int(2, 9))),
      "max-many": (random) =>
        text(...Array.from({ length: 100_000 }, () => walk(random, 2, random.int(0, 2)))),
      "max-walk": (random) => text(walk(random, 200_000, 200_000)),
      "max-dense": (random) => text(walk(random, 300, 200_000)),
      "max-path": () => text(pathGraph(200_000)),
    },
    atBounds: {
      ...atGraphShapes(199_999, (_, edges) => text(edges)),
      // A hundred thousand graphs without edges, with a loop or with two edges there and back.
      "max-empty": () => text(...Array.from({ length: 100_000 }, () => graphOf(2, []))),
      "max-loops": () => text(graphOf(1, new Array<number>(400_000).fill(0))),
      "max-flower": () =>
        text(
          graphOf(
            100_001,
            Array.from({ length: 400_000 }, (_, i) => petal(i)),
          ),
        ),
      "max-one-empty": () => text(graphOf(200_000, [])),
    },
    naive: (input) => naive(isDirected, input),
    check: (input, output, expected) => check(isDirected, input, output, expected),
  };
}

export const twin: Twin = {
  problem: "eulerian_trail_directed",
  rounds: 125,
  timeLimitMs: 5000,
  ...eulerianTwin(true),
};
