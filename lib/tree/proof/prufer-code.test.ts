import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { DisjointSets } from "../../structure/disjoint-sets";
import { pruferCode, pruferTree } from "../prufer-code";
import { randomTree } from "../random-tree";

/** Removes the smallest leaf from a list of edges, again and again. */
function codeOf(n: number, edges: number[][]): number[] {
  const code: number[] = [];
  let left = edges;
  while (code.length < n - 2) {
    const ends = left.flat();
    const leaf = Math.min(...ends.filter((v) => ends.filter((other) => other === v).length === 1));
    const edge = left.find((one) => one.includes(leaf))!;
    code.push(edge[0] === leaf ? edge[1]! : edge[0]!);
    left = left.filter((one) => one !== edge);
  }
  return code;
}

test("every code of up to 5 vertices is the code of its tree", () => {
  for (let n = 2; n <= 5; n++) {
    for (let number = 0; number < n ** (n - 2); number++) {
      const code = Array.from({ length: n - 2 }, (_, i) => Math.floor(number / n ** i) % n);
      const { a, b } = pruferTree(code);
      const edges = Array.from(a, (v, e) => [v, b[e]!]);
      const sets = new DisjointSets(n);
      expect(edges.every(([v, w]) => sets.union(v!, w!))).toBe(true);
      expect(codeOf(n, edges).join()).toBe(code.join());
      expect(pruferCode(n, a, b).join()).toBe(code.join());
    }
  }
});

test("random trees, and a path of 5·10^4 vertices", () => {
  const random = new Random(1);
  for (let run = 0; run < 100; run++) {
    const n = random.int(2, 30);
    const { a, b } = randomTree(random, n, random.int(1, n));
    const edges = Array.from(a, (v, e) => [v, b[e]!]);
    expect([...pruferCode(n, a, b)]).toEqual(codeOf(n, edges));
  }
  const n = 50_000;
  const { a, b } = randomTree(random, n, 1);
  const tree = pruferTree(pruferCode(n, a, b));
  const sorted = (one: Int32Array, other: Int32Array) =>
    Float64Array.from(one, (v, e) => Math.min(v, other[e]!) * n + Math.max(v, other[e]!)).sort();
  const edges = sorted(a, b);
  expect(sorted(tree.a, tree.b).every((edge, e) => edge === edges[e])).toBe(true);
});

test("lists of 3 edges on 4 vertices that form no tree are refused", () => {
  for (let number = 0; number < 4 ** 6; number += 3) {
    const ends = Array.from({ length: 6 }, (_, i) => Math.floor(number / 4 ** i) % 4);
    const [a, b] = [ends.slice(0, 3), ends.slice(3)];
    const sets = new DisjointSets(4);
    if (a.every((v, e) => sets.union(v, b[e]!))) expect(pruferCode(4, a, b)).toHaveLength(2);
    else expect(() => pruferCode(4, a, b)).toThrow("pruferCode: the edges form no tree");
  }
});

test("what is refused", () =>
  expect(() => pruferCode(2, [0], [2])).toThrow("pruferCode: vertices must be in [0, 2), got 2"));
