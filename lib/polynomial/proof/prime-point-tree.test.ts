import { describe, expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { PointTree } from "../point-tree";
import { PrimeSeries } from "../prime-series";

const random = new Random(1);
const residues = (n: number, p: number) =>
  Int32Array.from({ length: n }, () => random.int(0, p - 1));

/** By Horner's rule in BigInt. */
function value(f: Int32Array, x: number, p: number): number {
  let sum = 0n;
  for (const term of [...f].reverse()) sum = (sum * BigInt(x) + BigInt(term)) % BigInt(p);
  return Number(sum);
}

describe.each([2, 101, 1009, 1_000_000_007, 1_073_741_789])("modulo %i", (p) => {
  it.each(
    tableOf("0 0, 0 5, 1 1, 5 0, 64 200, 65 65, 200 64, 300 1, 150 700"),
  )("evaluates %i terms at %i points, equal ones too", (terms, count) => {
    const [f, points] = [residues(terms, p), residues(count, p)];
    const expected = Array.from(points, (x) => value(f, x, p));
    expect([...new PrimeSeries(p).evaluate(f, points)]).toEqual(expected);
  });

  it("gives the polynomial back", () => {
    const series = new PrimeSeries(p);
    for (const n of [0, 1, 2, 63, 64, 65, 129, 500]) {
      if (n > p) continue;
      const f = residues(n, p);
      const start = random.int(0, p - 1);
      const points = Int32Array.from({ length: n }, (_, i) => (start + i) % p);
      const values = Int32Array.from(points, (x) => value(f, x, p));
      expect(series.interpolate(points, values)).toEqual(f);
    }
  });
});

it("agrees with PointTree modulo 998244353, 3000 points", () => {
  const p = 998244353;
  const [f, values] = [residues(5000, p), residues(3000, p)];
  const points = Int32Array.from(new Set(residues(3000, p)));
  const [series, tree] = [new PrimeSeries(p), new PointTree(points)];
  expect(series.evaluate(f, points)).toEqual(tree.evaluate(f));
  const given = values.subarray(0, points.length);
  expect(series.interpolate(points, given)).toEqual(tree.interpolate(given));
});
