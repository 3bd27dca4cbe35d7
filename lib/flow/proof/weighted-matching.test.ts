import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { weightedMatching } from "../weighted-matching";

it("the largest matchings first, by a constant added to all weights", () => {
  const [a, b, weight] = tableOf("0 1 2, 1 2 3, 3 7 3");
  expect([...weightedMatching(4, a!, b!, weight!)]).toEqual([-1, 2, 1, -1]);
  const raised = weight!.map((w) => w + 4 * 7);
  expect([...weightedMatching(4, a!, b!, raised)]).toEqual([1, 0, 3, 2]);
});

it("a long path, and cycles of ties", () => {
  const n = 100_001;
  const a = Array.from({ length: n - 1 }, (_, v) => v);
  const b = a.map((v) => v + 1);
  const mate = weightedMatching(
    n,
    a,
    b,
    a.map((v) => (v % 2 === 0 ? 5 : 9)),
  );
  expect([...mate.subarray(0, 5), mate[n - 1]]).toEqual([-1, 2, 1, 4, 3, n - 2]);
  const ring = weightedMatching(
    n,
    [...a, n - 1],
    [...b, 0],
    [...a, 0].map(() => 7),
  );
  expect(ring.filter((w) => w < 0)).toHaveLength(1);
  expect(ring.every((w, v) => w < 0 || ((w - v + n) % n) % (n - 2) === 1)).toBe(true);
});

it("a long odd ring of ties with an edge to a last vertex", () => {
  const n = 50_001;
  const a = Array.from({ length: n + 1 }, (_, v) => Math.min(v, n - 1));
  const b = a.map((_, v) => (v === n - 1 ? 0 : v === n ? n : v + 1));
  const weight = a.map((_, v) => (v === n ? 1 : 7));
  const mate = weightedMatching(n + 1, a, b, weight);
  expect(mate[n]).toBe(n - 1);
  expect(mate.every((w, v) => mate[w] === v)).toBe(true);
});

it("dense graphs whose blossoms are nested deeply", () => {
  // The best pairs of 2 k vertices by (x + 1)(y + 1) are neighbours from the top down.
  const n = 120;
  const [a, b, weight]: [number[], number[], number[]] = [[], [], []];
  for (let x = 0; x < n; x++) {
    for (let y = 0; y < x; y++) {
      a.push(x);
      b.push(y);
      weight.push((x + 1) * (y + 1));
    }
  }
  expect([...weightedMatching(n, a, b, weight)]).toEqual(
    Array.from({ length: n }, (_, v) => v ^ 1),
  );
});

it("no vertex, weights that do not count, parallel edges, loops", () => {
  expect(weightedMatching(0, [], [], [])).toHaveLength(0);
  expect([...weightedMatching(2, [0, 0], [1, 0], [-1, 9])]).toEqual([-1, -1]);
  expect([...weightedMatching(3, [0, 1, 0], [1, 2, 1], [2, 5, 9])]).toEqual([1, 0, -1]);
});

it("weights up to 2^50", () =>
  expect([...weightedMatching(3, [0, 1], [1, 2], [2 ** 50 - 1, 2 ** 50])]).toEqual([-1, 2, 1]));
