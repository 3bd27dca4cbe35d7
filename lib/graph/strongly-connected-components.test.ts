import { expect, test } from "vitest";
import { holdToTwin } from "../../scripts/verify/hold-to-twin";
import { csr } from "./csr";
import { pathGraph } from "./random-graph";
import { stronglyConnectedComponents } from "./strongly-connected-components";
import { twin } from "./strongly-connected-components.twin";
import { solve } from "./strongly-connected-components.verify";

test("random graphs: the sets of reachability, in topological order", () =>
  holdToTwin(twin, solve, 2000));

test("no vertex, a path of 10^6 vertices, the same with its ends joined", () => {
  expect(stronglyConnectedComponents(csr(0, [], []))).toEqual({
    count: 0,
    component: new Int32Array(0),
  });
  const { n, from, to } = pathGraph(1_000_000);
  const path = stronglyConnectedComponents(csr(n, from, to));
  expect(path.count).toBe(n);
  expect(path.component.every((c, v) => c === v)).toBe(true);
  expect(stronglyConnectedComponents(csr(n, [...from, n - 1], [...to, 0])).count).toBe(1);
});
