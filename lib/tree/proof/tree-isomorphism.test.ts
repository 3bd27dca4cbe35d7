import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { randomTree } from "../random-tree";
import { treeOfParents } from "../rooted-tree";
import { subtreeClasses, treeIsomorphism } from "../tree-isomorphism";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("trees without roots: against all permutations", () => {
  const permutations = (n: number): number[][] =>
    n === 0
      ? [[]]
      : permutations(n - 1).flatMap((rest) =>
          Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
        );
  let same = 0;
  for (const random of rounds(150)) {
    const n = random.int(1, 6);
    const [one, other] = [0, 1].map(() => randomTree(random, n, random.int(1, 6)));
    const edges = new Set(Array.from(other!.a, (v, e) => `${v} ${other!.b[e]}`));
    const isSame = permutations(n).some((to) =>
      [...one!.a].every((v, e) => {
        const [x, y] = [to[v], to[one!.b[e]!]];
        return edges.has(`${x} ${y}`) || edges.has(`${y} ${x}`);
      }),
    );
    const graphs = [one!, other!].map(({ a, b }) => undirectedCsr(n, a, b));
    expect(treeIsomorphism(graphs[0]!, graphs[1]!)).toBe(isSame);
    same += isSame ? 1 : 0;
  }
  expect(same).toBeGreaterThan(50);
  expect(same).toBeLessThan(250);
});

it("renamed trees are isomorphic; sizes may differ", () => {
  for (const random of rounds(200)) {
    const n = random.int(1, 60);
    const { a, b } = randomTree(random, n, random.int(1, 60));
    const to = random.shuffle(Array.from({ length: n }, (_, v) => v));
    const renamed = undirectedCsr(
      n,
      a.map((v) => to[v]!),
      b.map((v) => to[v]!),
    );
    expect(treeIsomorphism(undirectedCsr(n, a, b), renamed)).toBe(true);
    expect(treeIsomorphism(renamed, undirectedCsr(n + 1, [...a, 0], [...b, n]))).toBe(false);
  }
});

it("vertices with a hundred children each, in different orders", () => {
  const random = new Random(1);
  /** 0 above 1 and 2, which have the same hundred paths below them, of 1 to 10 vertices. */
  const twoBrooms = (change: number) => {
    const parents = [-1, 0, 0];
    for (const handle of [1, 2]) {
      for (const path of random.shuffle(Array.from({ length: 100 }, (_, i) => i))) {
        const length = 1 + (handle === 2 && path === change ? 10 : path % 10);
        for (let v = 0; v < length; v++) parents.push(v === 0 ? handle : parents.length - 1);
      }
    }
    return subtreeClasses(treeOfParents(parents));
  };
  const same = twoBrooms(-1);
  expect([same.count, same.classOf[1]]).toEqual([12, same.classOf[2]]);
  const different = twoBrooms(5);
  expect(different.count).toBe(14); // the path of 11 vertices and the other broom
  expect(different.classOf[1]).not.toBe(different.classOf[2]);
});

it("lists of children with equal hashes are compared in full", () => {
  // Found by search: paths of these lengths have the classes [67, 118, 118] and [19, 99, 130], and these
  // two lists have the same 32-bit hash, 354216038 before its last multiplication.
  const parents = [-1, 0, 0];
  for (const [handle, lengths] of [
    [1, [68, 119, 119]],
    [2, [20, 100, 131]],
  ] as const) {
    for (const length of lengths)
      for (let v = 0; v < length; v++) parents.push(v === 0 ? handle : parents.length - 1);
  }
  const { count, classOf } = subtreeClasses(treeOfParents(parents));
  const longest = parents.lastIndexOf(2);
  expect([classOf[longest], classOf[longest + 130]]).toEqual([130, 0]);
  expect(classOf[1]).not.toBe(classOf[2]);
  expect(count).toBe(131 + 3);
});

it("100000 children in opposite orders; two trees of 100000 vertices that differ", () => {
  const parents = [-1, 0, 0];
  const put = (parent: number) => parents.push(parent) - 1;
  const withLeaves = (handle: number) => {
    for (let i = 0; i < 50_000; i++) put(handle);
  };
  const withPaths = (handle: number) => {
    for (let i = 0; i < 50_000; i++) put(put(handle));
  };
  withLeaves(1);
  withPaths(1);
  withPaths(2);
  withLeaves(2);
  const { count, classOf } = subtreeClasses(treeOfParents(parents));
  expect([count, classOf[1]]).toEqual([4, classOf[2]]);

  const n = 100_000;
  const pathWithLeaf = (at: number) => {
    const up = Array.from({ length: n - 1 }, (_, v) => (v < n - 2 ? v : at));
    return undirectedCsr(
      n,
      up.map((_, v) => v + 1),
      up,
    );
  };
  expect(treeIsomorphism(pathWithLeaf(20_000), pathWithLeaf(30_000))).toBe(false);
});

it("a path of 10^5 vertices", () => {
  const n = 100_000;
  const { count, classOf } = subtreeClasses(pathOf(n));
  expect([count, classOf[n - 1], classOf[0]]).toEqual([n, 0, n - 1]);
});
