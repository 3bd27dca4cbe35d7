import { expect, test } from "vitest";
import { holdToTwin } from "../../scripts/verify/hold-to-twin";
import { csr, undirectedCsr } from "./csr";
import { kShortestWalks } from "./k-shortest-walks";
import { twin } from "./k-shortest-walks.twin";
import { solve } from "./k-shortest-walks.verify";
import { pathGraph } from "./random-graph";

test("random graphs: all walks by length", () => holdToTwin(twin, solve, 500));

test("the sample of the judge's repository: three walks and no more", () => {
  const input = "4 5 0 3 5\n0 1 1\n1 2 1\n2 3 1\n0 2 1\n1 3 1\n";
  const output = new TextDecoder().decode(solve(new TextEncoder().encode(input)));
  expect(output).toBe("2\n2\n3\n-1\n-1\n"); // 0-2-3, 0-1-3, 0-1-2-3
});

test("back and forth on an undirected edge, a path of 10^6 vertices", () => {
  expect([...kShortestWalks(undirectedCsr(2, [0], [1]), [3], 0, 1, 3)]).toEqual([3, 9, 15]);
  const { n, from, to } = pathGraph(1_000_000);
  const lengths = kShortestWalks(
    csr(n, from, to),
    from.map(() => 1),
    0,
    n - 1,
    5,
  );
  expect([...lengths]).toEqual([n - 1]);
});

test("what is refused", () => {
  const graph = csr(2, [0], [1]);
  for (const k of [-1, 0.5, Number.NaN, 2 ** 24 + 1]) {
    expect(() => kShortestWalks(graph, [1], 0, 1, k)).toThrow(
      "kShortestWalks: k must be an integer",
    );
  }
  expect(() => kShortestWalks(graph, [1], 2, 1, 1)).toThrow(
    "kShortestWalks: source must be a vertex",
  );
  expect(() => kShortestWalks(graph, [1], 0, 2, 1)).toThrow(
    "kShortestWalks: target must be a vertex",
  );
  expect(() => kShortestWalks(graph, [-1], 0, 1, 1)).toThrow(
    "weights[0] must be finite and ≥ 0, got -1",
  );
  expect(() => kShortestWalks(graph, [], 0, 1, 1)).toThrow("expected 1 weights, got 0");
  expect(kShortestWalks(graph, [1], 0, 1, 0)).toHaveLength(0);
  expect(kShortestWalks(graph, [1], 1, 0, 4)).toHaveLength(0);
});
