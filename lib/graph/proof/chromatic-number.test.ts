import { expect, test } from "vitest";
import { chromaticNumber } from "../chromatic-number";
import { undirectedCsr } from "../csr";

/** A ring 0 … 4, a copy 5 … 9 of each vertex joined to its neighbours, and 10 joined to the copies. */
const grotzsch = (() => {
  const a: number[] = [];
  const b: number[] = [];
  for (let v = 0; v < 5; v++) {
    a.push(v, v + 5, v + 5, 10);
    b.push((v + 1) % 5, (v + 1) % 5, (v + 4) % 5, v + 5);
  }
  return { a, b };
})();

test("no vertex, no edge, the Grötzsch graph: no triangle, four colours; two of them joined", () => {
  expect(chromaticNumber(undirectedCsr(0, [], []))).toBe(0);
  expect(chromaticNumber(undirectedCsr(5, [], []))).toBe(1);
  const { a, b } = grotzsch;
  expect(chromaticNumber(undirectedCsr(11, a, b))).toBe(4);
  // Two of them, every vertex of one joined to every vertex of the other: no colour in common.
  const both = [...a, ...a.map((v) => v + 11)];
  const ends = [...b, ...b.map((v) => v + 11)];
  for (let v = 0; v < 121; v++) {
    both.push(v % 11);
    ends.push(11 + Math.floor(v / 11));
  }
  expect(chromaticNumber(undirectedCsr(22, both, ends))).toBe(8);
});

test("seven colours, and more ways to cover by six than 2^53", () => {
  // The Grötzsch graph, four colours, and a ring of five, three colours, all joined; three edges beside them.
  const a = [...grotzsch.a, 16, 18, 20];
  const b = [...grotzsch.b, 17, 19, 21];
  for (let v = 11; v < 16; v++) {
    a.push(v);
    b.push(v === 15 ? 11 : v + 1);
    for (let w = 0; w < 11; w++) {
      a.push(v);
      b.push(w);
    }
  }
  expect(chromaticNumber(undirectedCsr(22, a, b))).toBe(7);
});

test("a complete graph of 22 vertices: no set is left to number", () => {
  const pairs = Array.from({ length: 484 }, (_, at) => [Math.floor(at / 22), at % 22] as const);
  const edges = pairs.filter(([v, w]) => v < w);
  const graph = undirectedCsr(
    22,
    edges.map(([v]) => v),
    edges.map(([, w]) => w),
  );
  expect(chromaticNumber(graph)).toBe(22);
});
