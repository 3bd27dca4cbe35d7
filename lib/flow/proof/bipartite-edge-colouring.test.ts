import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { bipartiteEdgeColouring } from "../bipartite-edge-colouring";

it("a path of 10^5 vertices", () => {
  const n = 50_000;
  const from = Int32Array.from({ length: 2 * n - 1 }, (_, e) => e >> 1);
  const to = Int32Array.from({ length: 2 * n - 1 }, (_, e) => (e + 1) >> 1);
  const { colours, colour } = bipartiteEdgeColouring(n, n, from, to);
  expect(colours).toBe(2);
  let wrong = 0;
  for (let e = 1; e < colour.length; e++) if (colour[e] === colour[e - 1]) wrong++;
  expect(wrong).toBe(0);
});

it("a complete graph, where paths of two colours are long, with 101 and 100 vertices on a side", () => {
  for (const [n, m] of tableOf("101 101, 101 100")) {
    const from = Int32Array.from({ length: n! * m! }, (_, e) => e % n!);
    const to = Int32Array.from({ length: n! * m! }, (_, e) => Math.floor(e / n!));
    const { colours, colour } = bipartiteEdgeColouring(n!, m!, from, to);
    expect([colours, Math.max(...colour)]).toEqual([n, n! - 1]);
    const places = [...colour].flatMap((c, e) => [c * 1000 + from[e]!, c * 1000 + 500 + to[e]!]);
    expect(new Set(places).size).toBe(2 * colour.length);
  }
});

it("a star of 10^5 edges: vertices of few edges are taken together", () => {
  const to = Int32Array.from({ length: 1e5 }, (_, e) => e);
  const { colours, colour } = bipartiteEdgeColouring(1, 1e5, new Int32Array(1e5), to);
  expect([colours, new Set(colour).size]).toEqual([1e5, 1e5]);
});

it("no edge; parallel edges", () => {
  expect(bipartiteEdgeColouring(0, 2, [], [])).toEqual({ colours: 0, colour: new Int32Array(0) });
  const { colours, colour } = bipartiteEdgeColouring(1, 1, [0, 0, 0], [0, 0, 0]);
  expect([colours, ...colour.slice().sort()]).toEqual([3, 0, 1, 2]);
});
