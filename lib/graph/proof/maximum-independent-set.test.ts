import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../csr";
import { maximumIndependentSet } from "../maximum-independent-set";
import { pathGraph } from "../random-graph";

test("no vertex, loops, a path and a ring of 64 vertices", () => {
  expect(maximumIndependentSet(undirectedCsr(0, [], []))).toHaveLength(0);
  expect([...maximumIndependentSet(undirectedCsr(40, [0, 35], [0, 35]))]).toEqual(
    Array.from({ length: 40 }, (_, v) => v).filter((v) => v !== 0 && v !== 35),
  );
  const { n, from, to } = pathGraph(64);
  expect(maximumIndependentSet(undirectedCsr(n, from, to)).length).toBe(32);
  expect(maximumIndependentSet(undirectedCsr(n, [...from, 63], [...to, 0])).length).toBe(32);
});

test("21 triangles: no branch on vertices with two neighbours", () => {
  const from = Array.from({ length: 63 }, (_, v) => v);
  const to = from.map((v) => (v % 3 === 2 ? v - 2 : v + 1));
  expect(maximumIndependentSet(undirectedCsr(63, from, to)).length).toBe(21);
});

test("what is refused", () => {
  const call = () => maximumIndependentSet(undirectedCsr(65, [], []));
  expect(call).toThrow("n must be at most 64, got 65");
});

test("64 vertices in shuffled parts of eight: the sum of the parts' largest sets", () => {
  for (const random of rounds(20)) {
    const names = random.shuffle(Array.from({ length: 64 }, (_, v) => v));
    const [from, to]: [number[], number[]] = [[], []];
    let expected = 0;
    for (let part = 0; part < 64; part += 8) {
      const edges: [number, number][] = [];
      for (let a = 0; a < 8; a++)
        for (let b = 0; b < a; b++) if (random.int(0, 2) === 0) edges.push([a, b]);
      let best = 0;
      for (let set = 0; set < 256; set++) {
        if (edges.some(([a, b]) => (set >> a) & (set >> b) & 1)) continue;
        best = Math.max(best, [...set.toString(2)].filter((bit) => bit === "1").length);
      }
      expected += best;
      for (const [a, b] of edges) {
        from.push(names[part + a]!);
        to.push(names[part + b]!);
      }
    }
    const chosen = new Set(maximumIndependentSet(undirectedCsr(64, from, to)));
    expect(chosen.size).toBe(expected);
    expect(from.some((a, edge) => chosen.has(a) && chosen.has(to[edge]!))).toBe(false);
  }
});
