import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { atDeepShapes, binary, deepShape, deepShapes, randomTree, star } from "../random-tree";
import { rootedTree } from "../rooted-tree";

it("makes trees whose depth follows the reach", () => {
  const turned = [0, 0]; // edges with the upper end first, and second
  for (const random of rounds(300)) {
    const [n, reach] = [random.int(1, 40), random.int(1, 40)];
    const { a, b, name, up } = randomTree(random, n, reach);
    const { depth } = rootedTree(undirectedCsr(n, a, b), name[0]!); // throws if it is no tree
    const deepest = Math.max(...depth);
    expect(deepest).toBeGreaterThanOrEqual(Math.floor((n - 1) / reach));
    if (reach === 1) expect(deepest).toBe(n - 1);
    expect(up[0]).toBe(-1);
    a.forEach((v, e) => {
      turned[+(depth[v]! > depth[b[e]!]!)]!++;
    });
    for (let i = 1; i < n; i++) {
      expect(up[i]! >= 0 && up[i]! < i && up[i]! >= i - reach).toBe(true);
      expect(depth[name[i]!]).toBe(depth[name[up[i]!]!]! + 1);
    }
  }
  expect(Math.min(...turned)).toBeGreaterThan(1000);
});

it("asks for the vertex above each but the first, once and in order", () => {
  for (const n of [1, 2, 9]) {
    const vertices: number[] = [];
    randomTree(new Random(n), n, (v) => {
      vertices.push(v);
      return v - 1;
    });
    expect(vertices).toEqual(Array.from({ length: n - 1 }, (_, v) => v + 1));
  }
});

it("makes stars and binary trees", () => {
  const random = new Random(1);
  const depths = (shape: (v: number) => number) => {
    const { a, b, name } = randomTree(random, 15, shape);
    return [...rootedTree(undirectedCsr(15, a, b), name[0]!).depth].sort((x, y) => x - y);
  };
  expect(depths(star)).toEqual([0, ...new Array(14).fill(1)]);
  expect(depths(binary)).toEqual([0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3]);
});

it("makes deep shapes of any size", () => {
  for (let n = 1; n <= 60; n++) {
    for (const [name, shape] of Object.entries(deepShapes(n))) {
      const depth = [0];
      for (let v = 1; v < n; v++) {
        expect(shape(v) >= 0 && shape(v) < v, `${name}, n = ${n}: ${shape(v)} over ${v}`).toBe(
          true,
        );
        depth.push(depth[shape(v)]! + 1);
      }
      const deepest = Math.max(...depth);
      if (name === "path") expect(deepest).toBe(n - 1);
      if (name === "caterpillar" || name === "broom") expect(deepest).toBe(n >> 1);
      if (name === "binary-paths") {
        const width = Math.floor(Math.sqrt(n));
        for (let v = 0; v < n; v++) {
          const above = Math.floor(Math.log2(Math.floor(v / width) + 1)); // paths
          expect(depth[v]).toBe(above * width + (v % width));
        }
      }
      if (name === "spider") expect(deepest).toBe(Math.ceil((n - 1) / Math.floor(Math.sqrt(n))));
    }
  }
  const random = new Random(1);
  expect(deepShape(random, 9)(1)).toBe(0);
  const inputs = atDeepShapes(9, (_, shape) => String(shape(8)));
  const parents = Object.entries(inputs).map(([name, input]) => `${name} ${input(random)}`);
  expect(parents).toEqual([
    ...["max-path 7", "max-caterpillar 6", "max-broom 3", "max-spider 5", "max-binary-paths 7"],
  ]);
});

it("the largest size", () => expect(deepShapes(2 ** 30 - 1).path!(2 ** 30 - 2)).toBe(2 ** 30 - 3));
