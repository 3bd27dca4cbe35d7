import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { TimedComponents } from "../timed-components";

it("parallel edges, loops, equal times and edges that stay, against a search", () => {
  for (const random of rounds(60)) {
    const n = random.int(1, 7);
    const graph = new TimedComponents(n);
    let edges: [number, number, number][] = [];
    for (let now = 0; now < 25; now += random.int(0, 2)) {
      graph.advance(now);
      edges = edges.filter(([, , until]) => until > now);
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      const until = random.pick([now + 1, now + random.int(1, 5), Number.POSITIVE_INFINITY]);
      if (random.int(0, 3) > 0) {
        graph.link(u, v, until);
        edges.push([u, v, until]);
      } else graph.add(u, 1);
      const label = Array.from({ length: n }, (_, at) => at);
      for (const [one, other] of edges) {
        const [from, to] = [label[one]!, label[other]!];
        label.forEach((own, at) => {
          if (own === from) label[at] = to;
        });
      }
      expect(graph.count).toBe(new Set(label).size);
      for (let at = 0; at < n; at++) expect(graph.same(u, at)).toBe(label[u] === label[at]);
    }
    const sums = Array.from({ length: n }, (_, v) => graph.sum(v));
    graph.add(0, 5);
    for (let v = 0; v < n; v++) expect(graph.sum(v) - sums[v]!).toBe(graph.same(0, v) ? 5 : 0);
  }
});
