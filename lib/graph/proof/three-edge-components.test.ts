import { expect, test } from "vitest";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { threeEdgeComponents } from "../three-edge-components";
import { twin } from "./three-edge-components.twin";
import { solve } from "./three-edge-components.verify";

test("a back edge out of a set that reaches less high than the parent's own", () => {
  const a = [8, 11, 5, 2, 9, 5, 10, 0, 11, 1, 2, 10, 9, 11, 8, 1];
  const b = [4, 9, 0, 0, 5, 9, 5, 7, 1, 2, 0, 4, 5, 6, 1, 8];
  const input = `12 16\n${a.map((v, e) => `${v} ${b[e]}\n`).join("")}`;
  const output = new TextDecoder().decode(solve(new TextEncoder().encode(input)));
  twin.check!(input, output, twin.naive(input));
});

test("no vertex; a path of 2·10^5 vertices, once, twice and three times the edges", () => {
  expect(threeEdgeComponents(undirectedCsr(0, [], []))).toMatchObject({ count: 0 });
  const { n, from, to } = pathGraph(200_000);
  const count = (copies: number) => {
    const [a, b] = [new Int32Array(copies * (n - 1)), new Int32Array(copies * (n - 1))];
    for (let copy = 0; copy < copies; copy++) {
      a.set(from, copy * (n - 1));
      b.set(to, copy * (n - 1));
    }
    return threeEdgeComponents(undirectedCsr(n, a, b)).count;
  };
  expect([count(1), count(2), count(3)]).toEqual([n, n, 1]);
});
