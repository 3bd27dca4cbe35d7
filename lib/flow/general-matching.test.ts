import { expect, it } from "vitest";
import { undirectedCsr } from "../graph/csr";
import { Random } from "../sequence/random";
import { generalMatching } from "./general-matching";
import { twin } from "./general-matching.twin";
import { solve } from "./general-matching.verify";

it("the verify program agrees with the twin on small inputs", () => {
  for (const name of ["small", "small-cycles"]) {
    for (let seed = 0; seed < 400; seed++) {
      const input = twin.generators[name]!(new Random(seed)) as string;
      const output = new TextDecoder().decode(solve(new TextEncoder().encode(input)));
      twin.check!(input, output, twin.naive(input));
    }
  }
});

it("a path of a million vertices, shuffled", () => {
  const n = 1_000_000;
  const name = new Random(3).shuffle(Int32Array.from({ length: n }, (_, v) => v));
  const mate = generalMatching(undirectedCsr(n, name.subarray(1), name.subarray(0, n - 1)));
  expect(mate.includes(-1)).toBe(false);
}, 20_000);

it("no vertex, no edge, loops and parallel edges", () => {
  expect(generalMatching(undirectedCsr(0, [], []))).toHaveLength(0);
  expect([...generalMatching(undirectedCsr(2, [], []))]).toEqual([-1, -1]);
  expect([...generalMatching(undirectedCsr(1, [0], [0]))]).toEqual([-1]);
  expect([...generalMatching(undirectedCsr(3, [0, 0, 1, 1], [0, 0, 2, 2]))]).toEqual([-1, 2, 1]);
});
