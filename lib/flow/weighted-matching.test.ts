import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { weightedMatching } from "./weighted-matching";
import { twin } from "./weighted-matching.twin";
import { solve } from "./weighted-matching.verify";

it("the verify program agrees with the twin on small inputs", () => {
  for (const name of ["small", "small-dense"]) {
    for (let seed = 0; seed < 400; seed++) {
      const input = twin.generators[name]!(new Random(seed)) as string;
      const output = new TextDecoder().decode(solve(new TextEncoder().encode(input)));
      twin.check!(input, output, twin.naive(input));
    }
  }
});

it("the largest matchings first, by a constant added to all weights", () => {
  const [a, b, weight] = [
    [0, 1, 2],
    [1, 2, 3],
    [3, 7, 3],
  ];
  expect([...weightedMatching(4, a, b, weight)]).toEqual([-1, 2, 1, -1]);
  const raised = weight.map((w) => w + 4 * 7);
  expect([...weightedMatching(4, a, b, raised)]).toEqual([1, 0, 3, 2]);
});

it("a long path", () => {
  const n = 300;
  const a = Array.from({ length: n - 1 }, (_, v) => v);
  const mate = weightedMatching(
    n,
    a,
    a.map((v) => v + 1),
    a.map((v) => (v % 2 === 0 ? 5 : 9)),
  );
  expect(mate.filter((w) => w >= 0)).toHaveLength(n - 2);
  expect([mate[0], mate[1], mate[n - 1]]).toEqual([-1, 2, -1]);
});

it("no vertex, weights that do not count, parallel edges, loops", () => {
  expect(weightedMatching(0, [], [], [])).toHaveLength(0);
  expect([...weightedMatching(2, [0, 0], [1, 0], [-1, 9])]).toEqual([-1, -1]);
  expect([...weightedMatching(3, [0, 1, 0], [1, 2, 1], [2, 5, 9])]).toEqual([1, 0, -1]);
});

it("refuses bad sizes, endpoints and weights", () => {
  expect(() => weightedMatching(4097, [], [], [])).toThrow("n must be an integer in [0, 4096]");
  expect(() => weightedMatching(2, [0], [1], [])).toThrow("equally long, got 1, 1, 0");
  expect(() => weightedMatching(2, [0], [2], [1])).toThrow(
    "ends of edge 0 must be in [0, 2), got 2",
  );
  for (const w of [0.5, Number.NaN, 2 ** 51]) {
    expect(() => weightedMatching(2, [0], [1], [w])).toThrow("weight[0] must be an integer up to");
  }
});
