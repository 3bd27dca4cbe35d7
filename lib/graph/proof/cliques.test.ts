import { expect, test } from "vitest";
import { cliques } from "../cliques";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";

test("a path of 2·10^5 vertices, what is refused", () => {
  const { n, from, to } = pathGraph(200_000);
  let count = 0;
  const add = () => {
    count++;
  };
  cliques(undirectedCsr(n, from, to), add);
  expect(count).toBe(2 * n - 1);
  const call = () => cliques(undirectedCsr(2, [0, 1], [1, 0]), add);
  expect(call).toThrow("parallel edges between 0 and 1");
});
