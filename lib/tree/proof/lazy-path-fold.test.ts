import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { undirectedCsr } from "../../graph/csr";
import { neighbours, pathBetween } from "../../graph/proof/naive-graph";
import { Random } from "../../sequence/random";
import { HeavyLight } from "../heavy-light";
import { LazyPathFold } from "../lazy-path-fold";
import { randomTree } from "../random-tree";
import { rootedTree } from "../rooted-tree";

it("joins texts, whose letters actions write over, along paths and edges and over subtrees", () => {
  const fill = (f: string, x: string) => (f === "" ? x : f.repeat(x.length));
  const newest = (f: string, g: string) => f || g;
  for (let seed = 0; seed < 100; seed++) {
    const random = new Random(seed);
    const n = random.int(1, 12);
    const { a, b } = randomTree(random, n, random.int(1, 12));
    const next = neighbours(
      n,
      Array.from(a, (u, e) => [u, b[e]!] as const),
    );
    const paths = new HeavyLight(rootedTree(undirectedCsr(n, a, b)));
    const letters = Array.from({ length: n }, (_, v) => String.fromCharCode(97 + v));
    const fold = new LazyPathFold(paths, letters, (x, y) => x + y, "", fill, newest, "");
    for (let step = 0; step < 20; step++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      const isEdges = random.int(0, 1) === 1;
      const wayOf = () => pathBetween(next, u, v).filter((w) => !isEdges || w !== paths.lca(u, v));
      const below = [...paths.order.slice(paths.place[u], paths.subtreeEnd(u))];
      const letter = String.fromCharCode(65 + step);
      const kind = random.int(0, 2);
      if (kind === 0) fold.applyPath(u, v, letter, isEdges);
      else if (kind === 1) fold.applySubtree(u, letter);
      else fold.set(u, letter);
      for (const w of [wayOf(), below, [u]][kind]!) letters[w] = letter;
      const text = (vertices: number[]) => vertices.map((w) => letters[w]).join("");
      holdEqual(fold.path(u, v, isEdges), text(wayOf()), [seed, step]);
      holdEqual(fold.subtree(u), text(below), [seed, step]);
      holdEqual(fold.get(v), letters[v], [seed, step]);
    }
  }
});

it("takes bigints of 64 bits, and one tree for an operator that commutes", () => {
  const paths = new HeavyLight(rootedTree(undirectedCsr(3, [0, 0], [1, 2])));
  const plus = (a: bigint, b: bigint) => a + b;
  const values = BigInt64Array.of(5n, 2n ** 60n, 7n);
  const most = (a: bigint, b: bigint) => (a > b ? a : b);
  const fold = new LazyPathFold(paths, values, most, -(2n ** 63n), plus, plus, 0n, true);
  fold.applyPath(2, 1, 1n);
  fold.applySubtree(0, 2n);
  expect([fold.path(0, 2), fold.path(1, 2), fold.get(0)]).toEqual([10n, 2n ** 60n + 3n, 8n]);
});
