import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { csr, undirectedCsr } from "../csr";
import { kShortestPaths, kShortestWalks, kShortestWalkWords } from "../k-shortest-walks";
import { pathGraph } from "../random-graph";

test("back and forth on an undirected edge, a path of 2·10^5 vertices", () => {
  expect([...kShortestWalks(undirectedCsr(2, [0], [1]), [3], 0, 1, 3)]).toEqual([3, 9, 15]);
  const { n, from, to } = pathGraph(200_000);
  const lengths = kShortestWalks(
    csr(n, from, to),
    from.map(() => 1),
    0,
    n - 1,
    5,
  );
  expect([...lengths]).toEqual([n - 1]);
});

/** The least k lengths, by bigints: past a walk come those with one arc more. */
function walkLengths(arcs: [number, number, number][], s: number, t: number, k: number): bigint[] {
  const open = [{ v: s, length: 0n }];
  const lengths: bigint[] = [];
  const taken = new Map<number, number>();
  while (open.length > 0 && lengths.length < k) {
    let at = 0;
    for (let i = 1; i < open.length; i++) if (open[i]!.length < open[at]!.length) at = i;
    const { v, length } = open.splice(at, 1)[0]!;
    taken.set(v, (taken.get(v) ?? 0) + 1);
    if (taken.get(v)! > k) continue;
    if (v === t) lengths.push(length);
    for (const [a, b, c] of arcs) if (a === v) open.push({ v: b, length: length + BigInt(c) });
  }
  return lengths;
}

test("lengths past 2^53 are exact as words", () => {
  for (const random of rounds(120)) {
    const weight = () => random.pick([0, 1, 2 ** 48, 2 ** 49 - 1, random.int(0, 2 ** 49)]);
    const vertex = () => random.int(0, 2);
    const arcs = Array.from(
      { length: random.int(2, 5) },
      () => [vertex(), vertex(), weight()] as [number, number, number],
    );
    const [from, to] = [arcs.map((arc) => arc[0]), arcs.map((arc) => arc[1])];
    const graph = csr(3, from, to);
    const weights = arcs.map((arc) => arc[2]);
    const expected = walkLengths(arcs, 0, 1, 80);
    const { high, low } = kShortestWalkWords(graph, weights, 0, 1, 80);
    const found = [...high].map((word, i) => BigInt(word) * 2n ** 32n + BigInt(low[i]! >>> 0));
    expect(found).toEqual(expected);
    expect([...kShortestWalks(graph, weights, 0, 1, 80)]).toEqual(expected.map(Number));
  }
});

test("a detour of 2^52 is refused", () => {
  const graph = csr(2, [0, 1, 1], [1, 1, 1]);
  expect(() => kShortestWalks(graph, [1, 1, 2 ** 52], 0, 1, 3)).toThrow("is 2^52 or more");
  expect(() => kShortestWalks(graph, [2 ** 52, 1, 1], 0, 1, 3)).toThrow("is 2^52 or more");
  const loop = csr(2, [0, 1], [1, 1]);
  expect(() => kShortestWalkWords(loop, [0, 2 ** 52 - 1], 0, 1, 5000)).toThrow("is 2^63 or more");
  expect(kShortestWalkWords(loop, [0, 2 ** 51], 0, 1, 4096).high[4095]).toBe(2 ** 31 - 2 ** 19);
  expect(() => kShortestWalkWords(loop, [0, 2 ** 51], 0, 1, 4097)).toThrow("is 2^63 or more");
});

test("what is refused", () => {
  const graph = csr(2, [0], [1]);
  for (const weight of [-1, Number.NaN, Infinity]) {
    const call = () => kShortestWalks(graph, [weight], 0, 1, 1);
    expect(call).toThrow(`weights[0] must be finite and ≥ 0, got ${weight}`);
  }
  expect(kShortestWalks(graph, [1], 0, 1, 0)).toHaveLength(0);
  expect(kShortestWalks(csr(2, [0, 1], [1, 1]), [1, 2 ** 52], 0, 1, 0)).toHaveLength(0);
  expect(kShortestWalks(graph, [1], 1, 0, 2 ** 24)).toHaveLength(0);
});

test("simple paths, against all of them by length, directed and not, with parallel edges", () => {
  for (const random of rounds(250)) {
    const [n, m] = [random.int(1, 6), random.int(0, 10)];
    const isDirected = random.int(0, 1) === 1;
    const [from, to, weights] = [n - 1, n - 1, 4].map((most) =>
      Array.from({ length: m }, () => random.int(0, most)),
    ) as [number[], number[], number[]];
    const graph = (isDirected ? csr : undirectedCsr)(n, from, to);
    const [source, target, k] = [random.int(0, n - 1), random.int(0, n - 1), random.int(0, 40)];
    const lengths: number[] = [];
    const walk = (v: number, seen: number, length: number): void => {
      if (v === target) return void lengths.push(length);
      for (let arc = graph.start[v]!; arc < graph.start[v + 1]!; arc++) {
        const [w, weight] = [graph.head[arc]!, weights[graph.edge[arc]!]!];
        if (((seen >> w) & 1) === 0) walk(w, seen | (1 << w), length + weight);
      }
    };
    walk(source, 1 << source, 0);
    const paths = kShortestPaths(graph, weights, source, target, k);
    expect(paths.map(({ length }) => length)).toEqual(lengths.sort((a, b) => a - b).slice(0, k));
    expect(new Set(paths.map(({ edges }) => edges.join())).size).toBe(paths.length);
    for (const { vertices, edges, length } of paths) {
      expect([vertices[0], vertices.at(-1)]).toEqual([source, target]);
      expect(new Set(vertices).size).toBe(edges.length + 1);
      expect(edges.reduce((sum, e) => sum + weights[e]!, 0)).toBe(length);
      edges.forEach((e, i) => {
        const ends = [from[e], to[e]];
        if (!isDirected && ends[0] !== vertices[i]) ends.reverse();
        expect(ends).toEqual([vertices[i], vertices[i + 1]]);
      });
    }
  }
});
