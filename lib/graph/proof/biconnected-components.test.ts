import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { DisjointSets } from "../../structure/disjoint-sets";
import { biconnectedComponents, blockCutTree } from "../biconnected-components";
import { undirectedCsr } from "../csr";
import { graphShapes, pathGraph, randomGraph } from "../random-graph";

test("random graphs with loops: articulation points, blocks of edges, block-cut tree", () => {
  for (const random of rounds(400)) {
    const n = random.int(1, 7);
    const { from, to } = randomGraph(random, n, random.int(0, 9));
    const graph = undirectedCsr(n, from, to);
    const blocks = biconnectedComponents(graph);
    const pieces = (without: number) => {
      const sets = new DisjointSets(n);
      from.forEach((a, e) => {
        if (a !== without && to[e] !== without) sets.union(a, to[e]!);
      });
      return without < 0 ? sets.count : sets.count - 1;
    };
    // An isolated vertex takes its component away; an articulation point leaves more of them.
    const parting = Array.from({ length: n }, (_, v) => (pieces(v) > pieces(-1) ? 1 : 0));
    expect([...blocks.articulation]).toEqual(parting);
    expect(blocks.start).toHaveLength(blocks.count + 1);
    expect([blocks.start[0], blocks.start[blocks.count]]).toEqual([0, blocks.member.length]);
    const inBlock = (v: number, b: number) =>
      blocks.member.subarray(blocks.start[b], blocks.start[b + 1]).includes(v);
    for (let e = 0; e < from.length; e++) {
      const b = blocks.block[e]!;
      if (from[e] === to[e]) expect(b).toBe(-1);
      else expect([inBlock(from[e]!, b), inBlock(to[e]!, b)]).toEqual([true, true]);
    }
    const tree = blockCutTree(n, blocks);
    expect(tree.n).toBe(n + blocks.count);
    const sets = new DisjointSets(tree.n);
    for (let v = 0; v < n; v++) {
      const degree = tree.start[v + 1]! - tree.start[v]!;
      expect(degree > 1).toBe(blocks.articulation[v] === 1);
      for (let arc = tree.start[v]!; arc < tree.start[v + 1]!; arc++) {
        expect(inBlock(v, tree.head[arc]! - n)).toBe(true);
        expect(sets.union(v, tree.head[arc]!)).toBe(true); // a forest
      }
    }
    expect(sets.count).toBe(pieces(-1));
  }
});

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(biconnectedComponents(undirectedCsr(0, [], []))).toMatchObject({ count: 0 });
  const { n, from, to } = pathGraph(200_000);
  const path = biconnectedComponents(undirectedCsr(n, from, to));
  const answers = [path.count, path.member.length, path.articulation[0], path.articulation[1]];
  expect(answers).toEqual([n - 1, 2 * n - 2, 0, 1]);
  expect(biconnectedComponents(undirectedCsr(n, [...from, n - 1], [...to, 0])).count).toBe(1);
});

test("a star of 2·10^5 vertices", () => {
  const { n, from, to } = graphShapes.star!(199_999);
  expect(biconnectedComponents(undirectedCsr(n, from, to)).count).toBe(n - 1);
});
