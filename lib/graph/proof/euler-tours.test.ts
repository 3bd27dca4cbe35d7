import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { EulerTours } from "../euler-tours";

it("agrees with lists of the trees: sizes, sums, marks and the caller's numbers", () => {
  for (const random of rounds(50)) {
    const n = random.int(1, 12);
    const tours = new EulerTours();
    const nodes = Array.from({ length: n }, (_, v) => tours.make(v, 100 + v, 0));
    const values = new Array<number>(n).fill(0);
    const marked = new Set<number>();
    const edges: { u: number; v: number; arc: number }[] = [];
    for (let step = 0; step < 60; step++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      if (!tours.same(nodes[u]!, nodes[v]!)) {
        const arc = tours.makePair(step, 7 * step, 2);
        tours.link(nodes[u]!, nodes[v]!, arc);
        edges.push({ u, v, arc });
      } else if (edges.length > 0) {
        const [edge] = edges.splice(random.int(0, edges.length - 1), 1);
        tours.cut(edge!.arc);
      }
      tours.add(nodes[v]!, step);
      values[v]! += step;
      tours.mark(nodes[u]!, 1, step % 3 !== 0);
      if (step % 3 !== 0) marked.add(u);
      else marked.delete(u);

      let label = values.map((_, vertex) => vertex);
      for (const edge of edges)
        label = label.map((x) => (x === label[edge.u] ? label[edge.v]! : x));
      const tree = [...label.keys()].filter((vertex) => label[vertex] === label[u]);
      expect(tours.same(nodes[u]!, nodes[v]!)).toBe(label[u] === label[v]);
      expect(tours.size(nodes[u]!)).toBe(3 * tree.length - 2);
      expect(tours.sum(nodes[u]!)).toBe(tree.reduce((sum, vertex) => sum + values[vertex]!, 0));
      const found = tours.marked(nodes[u]!, 1);
      const candidates = tree.filter((vertex) => marked.has(vertex));
      if (found === 0) expect(candidates).toEqual([]);
      else expect(candidates).toContain(tours.item(found));
      const arc = tours.marked(nodes[u]!, 2);
      if (arc === 0) expect(tree.length).toBe(1);
      else expect(edges.some((edge) => edge.arc === arc)).toBe(true);
      if (arc !== 0) expect(tours.more(arc)).toBe(7 * tours.item(arc));
    }
  }
});
