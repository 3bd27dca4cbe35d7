import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { csr } from "../csr";
import { pathGraph, randomGraph } from "../random-graph";
import { topologicalSort } from "../topological-sort";

test("random graphs: an order exactly where no vertex reaches itself", () => {
  const random = new Random(1);
  for (let run = 0; run < 600; run++) {
    const n = random.int(1, 6);
    const { from, to } = randomGraph(random, n, random.int(0, 8));
    const reach = Array.from({ length: n }, () => new Array<boolean>(n).fill(false));
    for (let e = 0; e < from.length; e++) reach[from[e]!]![to[e]!] = true;
    for (let via = 0; via < n; via++) {
      for (const row of reach)
        if (row[via])
          reach[via]!.forEach((r, v) => {
            row[v] ||= r;
          });
    }
    const order = topologicalSort(csr(n, from, to));
    expect(order !== undefined).toBe(reach.every((row, v) => !row[v]));
    if (order === undefined) continue;
    expect([...order].sort()).toEqual([...order.keys()]);
    expect([...from].every((a, e) => order.indexOf(a) < order.indexOf(to[e]!))).toBe(true);
  }
});

test("no vertex, a path of 2·10^5 vertices, the same with its ends joined", () => {
  expect(topologicalSort(csr(0, [], []))).toHaveLength(0);
  const { n, from, to } = pathGraph(200_000);
  const order = topologicalSort(csr(n, to, from))!;
  expect(order.every((v, at) => v === n - 1 - at)).toBe(true);
  expect(topologicalSort(csr(n, [...from, n - 1], [...to, 0]))).toBe(undefined);
});
