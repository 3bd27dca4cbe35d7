import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { cliques } from "../cliques";
import { undirectedCsr } from "../csr";
import { pathGraph, simpleGraph } from "../random-graph";

test("random graphs: all sets, each once and right behind what it begins with", () => {
  const random = new Random(1);
  for (let run = 0; run < 300; run++) {
    const n = random.int(1, 7);
    const { from, to } = simpleGraph(random, n, random.int(0, (n * (n - 1)) / 2));
    const pairs = new Set([...from].flatMap((a, e) => [`${a} ${to[e]}`, `${to[e]} ${a}`]));
    const wanted: string[] = [];
    for (let set = 1; set < 2 ** n; set++) {
      const vertices = Array.from({ length: n }, (_, v) => v).filter((v) => (set >> v) & 1);
      if (vertices.every((a, i) => vertices.every((b, j) => i === j || pairs.has(`${a} ${b}`)))) {
        wanted.push(vertices.join());
      }
    }
    const sets: string[] = [];
    let before: number[] = [];
    cliques(undirectedCsr(n, from, to), (clique, size) => {
      const vertices = [...clique.subarray(0, size)];
      expect(before.slice(0, size - 1)).toEqual(vertices.slice(0, -1));
      before = vertices;
      sets.push([...vertices].sort((a, b) => a - b).join());
    });
    expect(sets.sort()).toEqual(wanted.sort());
  }
});

test("a path of 2·10^5 vertices, what is refused", () => {
  const { n, from, to } = pathGraph(200_000);
  let count = 0;
  const add = () => {
    count++;
  };
  cliques(undirectedCsr(n, from, to), add);
  expect(count).toBe(2 * n - 1);
  expect(() => cliques(undirectedCsr(2, [0, 1], [1, 0]), add)).toThrow(
    "parallel edges between 0 and 1",
  );
});
