import { expect, it } from "vitest";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { HeavyLight } from "../heavy-light";
import { PathFold } from "../path-fold";
import { randomTree } from "../random-tree";
import { rootedTree, treeOfParents } from "../rooted-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("an operator that is not commutative, along paths, edges and over subtrees", () => {
  // Digits are written one behind the other: a number is 100 · value + 10^digits, at most 9 digits.
  const write = (x: number, y: number) => {
    const [lengthX, lengthY] = [x % 10, y % 10];
    return (Math.floor(x / 10) * 10 ** lengthY + Math.floor(y / 10)) * 10 + lengthX + lengthY;
  };
  for (let seed = 0; seed < 80; seed++) {
    const random = new Random(seed);
    const n = random.int(1, 9);
    const { a, b } = randomTree(random, n, random.int(1, 9));
    const paths = new HeavyLight(rootedTree(undirectedCsr(n, a, b)));
    const digit = () => 10 * random.int(0, 9) + 1;
    const values = Array.from({ length: n }, digit);
    const fold = new PathFold(paths, values, write, 0);
    const sums = new PathFold(paths, values, (x, y) => x + y, 0, true);
    for (let step = 0; step < 30; step++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      values[u] = digit();
      fold.set(u, values[u]!);
      expect(fold.get(u)).toBe(values[u]);
      for (const isEdges of [false, true]) {
        let wanted = 0;
        for (let k = 0; paths.jump(u, v, k) >= 0; k++) {
          const w = paths.jump(u, v, k);
          if (!isEdges || w !== paths.lca(u, v)) wanted = write(wanted, values[w]!);
        }
        expect(fold.path(u, v, isEdges)).toBe(wanted);
      }
      const below = paths.order.slice(paths.place[u], paths.subtreeEnd(u));
      expect(fold.subtree(u)).toBe(below.reduce((sum, w) => write(sum, values[w]!), 0));
      sums.set(u, values[u]!);
      let sum = 0;
      for (let k = 0; paths.jump(u, v, k) >= 0; k++) sum += values[paths.jump(u, v, k)]!;
      expect(sums.path(u, v)).toBe(sum);
    }
  }
});

it("a path of a million vertices", () => {
  const n = 1_000_000;
  const paths = new HeavyLight(pathOf(n));
  const fold = new PathFold(paths, new Int32Array(n), Math.max, 0, true);
  fold.set(500_000, 7);
  expect([fold.path(n - 1, 499_999), fold.path(3, 499_999), fold.subtree(500_001)]).toEqual([
    7, 0, 0,
  ]);
});
