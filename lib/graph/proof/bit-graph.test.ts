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
      for (const [u, d] of distances) {
        for (const v of arcs[u]!) if (!distances.has(v)) distances.set(v, d + 1);
      }
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
