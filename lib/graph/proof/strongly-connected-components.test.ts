import { expect, test } from "vitest";
import { csr } from "../csr";
import { pathGraph } from "../random-graph";
import { stronglyConnectedComponents } from "../strongly-connected-components";

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(stronglyConnectedComponents(csr(0, [], []))).toEqual({
    count: 0,
    component: new Int32Array(0),
  });
  const { n, from, to } = pathGraph(200_000);
  const path = stronglyConnectedComponents(csr(n, from, to));
  expect(path.count).toBe(n);
  expect(path.component.every((c, v) => c === v)).toBe(true);
  expect(stronglyConnectedComponents(csr(n, [...from, n - 1], [...to, 0])).count).toBe(1);
});
