import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { type EdgeList, pathGraph, simpleGraph } from "../../graph/random-graph";
import { Random } from "../../sequence/random";
import { edgeColouring } from "../edge-colouring";

/** Each colour at most once at a vertex, and at most one colour more than the largest degree. */
function check({ n, from, to }: EdgeList): number {
  const { colours, colour } = edgeColouring(n, from, to);
  const [degree, seen] = [new Int32Array(n), new Set<number>()];
  for (let e = 0; e < from.length; e++) {
    for (const v of [from[e]!, to[e]!]) {
      degree[v]!++;
      seen.add(v * 1000 + colour[e]!);
    }
  }
  expect(seen.size).toBe(2 * from.length);
  expect(colour.every((c) => c >= 0 && c < colours)).toBe(true);
  const most = degree.reduce((a, b) => Math.max(a, b), 0);
  expect(colours).toBeLessThanOrEqual(from.length === 0 ? 0 : most + 1);
  return colours - most;
}

test("every graph of five vertices", () => {
  const pairs = Array.from({ length: 25 }, (_, at) => [at % 5, Math.floor(at / 5)] as const);
  const edges = pairs.filter(([a, b]) => a < b);
  for (let set = 0; set < 1 << edges.length; set++) {
    const chosen = edges.filter((_, e) => (set >> e) & 1);
    const from = Int32Array.from(chosen, ([a]) => a);
    check({ n: 5, from, to: Int32Array.from(chosen, ([, b]) => b) });
  }
});

test("random graphs: as many colours as the degree, or one more", () => {
  const more = [0, 0];
  for (const random of rounds(250)) {
    const n = random.int(1, 14);
    const m = random.int(0, (n * (n - 1)) / 2);
    more[check(simpleGraph(random, n, m))]!++;
  }
  expect(more[0]).toBeGreaterThan(100);
  expect(more[1]).toBeGreaterThan(10);
});

test("a path, a complete graph, many edges", () => {
  check(pathGraph(1000));
  expect(check(simpleGraph(new Random(1), 101, 5050))).toBe(1);
  check(simpleGraph(new Random(2), 400, 20_000));
});

test("what is refused", () => {
  expect(edgeColouring(3, [], [])).toEqual({ colours: 0, colour: new Int32Array(0) });
  const leaves = Int32Array.from({ length: 20_000 }, (_, v) => v + 1);
  expect(() => edgeColouring(20_001, new Int32Array(20_000), leaves)).toThrow("at most 2^28");
});
