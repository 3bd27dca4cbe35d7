import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { DisjointSets } from "../../structure/disjoint-sets";
import {
  atGraphShapes,
  connectedGraph,
  edgeLines,
  graphShape,
  graphShapes,
  pathGraph,
  randomGraph,
  simpleGraph,
} from "../random-graph";

test("each kind keeps its promise", () => {
  for (const random of rounds(1000)) {
    const n = random.int(1, 8);
    const any = randomGraph(random, n, random.int(0, 9));
    expect([...any.from, ...any.to].every((v) => v >= 0 && v < n)).toBe(true);
    for (const directed of [false, true]) {
      const pairs = directed ? n * (n - 1) : (n * (n - 1)) / 2;
      const m = random.int(0, pairs);
      const { from, to } = simpleGraph(random, n, m, directed);
      const codes = [...from].map((a, e) =>
        directed ? `${a} ${to[e]}` : `${Math.min(a, to[e]!)} ${Math.max(a, to[e]!)}`,
      );
      expect(new Set(codes).size).toBe(m);
      expect([...from].every((a, e) => a !== to[e] && a < n && to[e]! < n)).toBe(true);
    }
    const connected = connectedGraph(random, n, n - 1 + random.int(0, 3));
    const sets = new DisjointSets(n);
    for (let e = 0; e < connected.from.length; e++)
      sets.union(connected.from[e]!, connected.to[e]!);
    expect(sets.count).toBe(1);
  }
});

test("every simple graph of three vertices turns up", () => {
  const graphs = new Set<string>();
  for (const random of rounds(500)) {
    const { from, to } = simpleGraph(random, 3, random.int(0, 3));
    graphs.add(
      [...from]
        .map((a, e) => a + to[e]!)
        .sort()
        .join(),
    );
  }
  expect(graphs.size).toBe(8);
});

test("two of three pairs: each choice as often as the others", () => {
  const counts = new Map<number, number>();
  for (const random of rounds(3000)) {
    const { from, to } = simpleGraph(random, 3, 2);
    const sum = [...from, ...to].reduce((total, v) => total + v, 0); // 3, 4 or 5, by the pair left out
    counts.set(sum, (counts.get(sum) ?? 0) + 1);
  }
  for (const sum of [3, 4, 5]) expect(Math.abs(counts.get(sum)! - 1000)).toBeLessThan(150);
});

test("few edges between many vertices", () => {
  const { from, to } = simpleGraph(new Random(1), 3000, 1000);
  expect(new Set([...from, ...to]).size).toBeGreaterThan(1200);
});

test("paths, lines, too many edges", () => {
  expect(edgeLines(pathGraph(3), [7, 8])).toBe("0 1 7\n1 2 8\n");
  expect(pathGraph(1).from).toHaveLength(0);
});

test("shapes have as many edges as asked, between vertices that exist, and hang together", () => {
  for (let m = 1; m <= 40; m++) {
    for (const [name, shape] of Object.entries(graphShapes)) {
      if (name === "ring" && m === 1) continue; // a loop
      const { n, from, to } = shape(m);
      const label = `${name} of ${m}`;
      expect(
        [...from, ...to].every((v) => v >= 0 && v < n),
        label,
      ).toBe(true);
      expect(
        [...from].every((a, e) => a !== to[e]),
        label,
      ).toBe(true);
      if (name === "complete") expect(from.length, label).toBe((n * (n - 1)) / 2);
      else expect(from.length, label).toBe(m);
      const sets = new DisjointSets(n);
      const joined = [...from].filter((a, e) => sets.union(a, to[e]!)).length;
      expect(n - joined, label).toBe(1);
    }
  }
  const random = new Random(1);
  expect(graphShape(random, 5).from.length).toBeGreaterThan(2);
  const inputs = atGraphShapes(6, (_, { n, from, to }) => `${n}: ${from} ${to}`);
  expect(inputs["max-path-back"]!(random)).toBe("7: 6,5,4,3,2,1 5,4,3,2,1,0");
  expect(inputs["max-doubled"]!(random)).toBe("4: 0,1,1,2,2,3 1,0,2,1,3,2");
  expect(inputs["max-triangles"]!(random)).toBe("5: 0,1,2,2,3,4 1,2,0,3,4,2");
  expect(inputs["max-ladder"]!(random)).toBe("6: 0,0,3,2,2,5 1,2,1,3,4,3");
  expect(graphShapes.star!(0)).toMatchObject({ n: 1 });
  expect(inputs["max-complete"]!(random)).toBe("4: 0,0,0,1,1,2 1,2,3,2,3,3");
});

test("every pair turns up: one random edge, one turned edge, one beside the tree", () => {
  const [any, turned, beside] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const random of rounds(500)) {
    const one = randomGraph(random, 3, 1);
    const simple = simpleGraph(random, 3, 1);
    any.add(`${one.from} ${one.to}`);
    turned.add(`${simple.from} ${simple.to}`);
    const { from, to } = connectedGraph(random, 3, 3);
    for (let e = 0; e < 3; e++) beside.add(`${from[e]} ${to[e]}`);
  }
  expect([any.size, turned.size, beside.size]).toEqual([9, 6, 9]);
});
