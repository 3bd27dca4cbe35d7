import { expect, test } from "vitest";
import { csr, undirectedCsr } from "../csr";
import { hierholzer } from "../hierholzer";

test("a figure of eight from each of its vertices, edges out of reach left out", () => {
  const a = [0, 1, 2, 2, 3, 4, 5];
  const b = [1, 2, 0, 3, 4, 2, 6];
  for (const graph of [csr(7, a, b), undirectedCsr(7, a, b)]) {
    for (let first = 0; first < 5; first++) {
      const { vertices, edges } = hierholzer(graph, first);
      expect([vertices[0], vertices[6]]).toEqual([first, first]);
      expect([...edges].sort()).toEqual([0, 1, 2, 3, 4, 5]);
      edges.forEach((e, i) => {
        const ends = [vertices[i], vertices[i + 1]];
        expect([[a[e], b[e]].join(), [b[e], a[e]].join()]).toContain(ends.join());
      });
    }
  }
});
