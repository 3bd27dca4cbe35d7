import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { undirectedCsr } from "../csr";
import { pathGraph, simpleGraph } from "../random-graph";
import { toLargerDegree, triangles } from "../triangles";

test("random graphs: all triples, each once", () => {
  const random = new Random(1);
  for (let run = 0; run < 250; run++) {
    const n = random.int(1, 8);
    const { from, to } = simpleGraph(random, n, random.int(0, (n * (n - 1)) / 2));
    const joined = (a: number, b: number) =>
      [...from].some((u, e) => (u === a && to[e] === b) || (u === b && to[e] === a));
    const wanted: string[] = [];
    for (let a = 0; a < n; a++) {
      for (let b = a + 1; b < n; b++) {
        for (let c = b + 1; c < n; c++) {
          if (joined(a, b) && joined(a, c) && joined(b, c)) wanted.push([a, b, c].join());
        }
      }
    }
    const triples: string[] = [];
    const graph = undirectedCsr(n, from, to);
    triangles(graph, (...three) => triples.push(three.sort((a, b) => a - b).join()));
    expect(triples.sort()).toEqual(wanted);
    const arcs = toLargerDegree(graph);
    for (let v = 0; v < n; v++) {
      expect(arcs.start[v + 1]! - arcs.start[v]!).toBeLessThanOrEqual(Math.sqrt(2 * from.length));
    }
  }
});

test("a path of 2·10^5 vertices, what is refused", () => {
  const refuse = () => {
    throw new Error("no triangle");
  };
  const { n, from, to } = pathGraph(200_000);
  triangles(undirectedCsr(n, from, to), refuse);
  expect(() => triangles(undirectedCsr(2, [0, 1], [1, 0]), refuse)).toThrow(
    "triangles: parallel edges between 0 and 1",
  );
});
