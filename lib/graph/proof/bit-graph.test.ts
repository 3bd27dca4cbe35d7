import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { BitGraph } from "../bit-graph";

it("distances, components, closure and degrees agree with a search from each vertex", () => {
  for (const random of rounds(60)) {
    const n = random.pick([1, 2, 5, 31, 32, 33, 70]);
    const graph = new BitGraph(n);
    const arcs: number[][] = Array.from({ length: n }, () => []);
    for (let m = random.int(0, 2 * n); m > 0; m--) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      graph.add(u, v);
      if (m % 5 === 0) graph.delete(u, v);
      arcs[u] = arcs[u]!.filter((w) => w !== v);
      if (m % 5 > 0) arcs[u]!.push(v);
    }
    const closure = graph.closure();
    const { count, component } = graph.components();
    expect(count).toBe(new Set(component).size);
    const searches = arcs.map((_, source) => {
      const distances = new Map([[source, 0]]);
      for (const [u, d] of distances)
        for (const v of arcs[u]!) if (!distances.has(v)) distances.set(v, d + 1);
      return distances;
    });
    searches.forEach((distances, u) => {
      expect([...graph.distances(u)]).toEqual(arcs.map((_, v) => distances.get(v) ?? -1));
      expect(closure.degree(u)).toBe(
        arcs.filter((_, v) => arcs[u]!.some((w) => searches[w]!.has(v))).length,
      );
      for (const v of distances.keys()) {
        expect(component[u]! <= component[v]!).toBe(true);
        expect(component[u] === component[v]).toBe(searches[v]!.has(u));
      }
    });
  }
});

it("the reduction has the arcs without which some path is missing", () => {
  for (const random of rounds(60)) {
    const n = random.pick([1, 2, 5, 33, 40]);
    const names = random.shuffle(Array.from({ length: n }, (_, v) => v));
    const graph = new BitGraph(n);
    const arcs: [number, number][] = [];
    for (let m = random.int(0, 60); m > 0 && n > 1; m--) {
      const v = random.int(1, n - 1);
      const [a, b] = [names[random.int(0, v - 1)]!, names[v]!];
      if (!graph.has(a, b)) arcs.push([a, b]);
      graph.add(a, b);
    }
    const fewest = graph.reduction();
    expect([...fewest.closure().words]).toEqual([...graph.closure().words]);
    const isNeeded = ([a, b]: [number, number]) => {
      const seen = new Set([a]);
      for (const u of seen)
        for (const [x, y] of arcs) if (x === u && (x !== a || y !== b)) seen.add(y);
      return !seen.has(b);
    };
    for (const arc of arcs) expect(fewest.has(...arc)).toBe(isNeeded(arc));
  }
  const loop = new BitGraph(2);
  loop.add(1, 1);
  expect(() => loop.reduction()).toThrow("BitGraph.reduction: vertex 1 is on a cycle");
});
