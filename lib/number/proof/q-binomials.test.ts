import { expect, it } from "vitest";
import { Binomials } from "../binomials";
import { QBinomials } from "../q-binomials";

it("counts subspaces over a field of two elements", () => {
  const binomials = new QBinomials(5, 998244353, 2);
  for (let n = 0; n <= 4; n++) {
    // A subspace is a set of vectors that holds 0 and all sums; as bits of a mask.
    const counts = new Array<number>(n + 1).fill(0);
    const vectors = 2 ** n;
    const closed = (mask: number) => {
      for (let a = 0; a < vectors; a++) {
        for (let b = 0; b < a; b++) {
          if ((mask >> a) & (mask >> b) & 1 && !((mask >> (a ^ b)) & 1)) return false;
        }
      }
      return true;
    };
    for (let mask = 1; mask < 2 ** vectors; mask += 2) {
      const size = [...mask.toString(2)].filter((bit) => bit === "1").length;
      if (Number.isInteger(Math.log2(size)) && closed(mask)) counts[Math.log2(size)]!++;
    }
    expect(counts.map((_, k) => binomials.choose(n, k))).toEqual(counts);
  }
});

it("for q = 1 they are the ordinary ones", () => {
  const [binomials, ordinary] = [new QBinomials(40, 101, 1), new Binomials(40, 101)];
  for (let n = 0; n < 40; n++) {
    for (let k = 0; k <= n; k++) expect(binomials.choose(n, k)).toBe(ordinary.choose(n, k));
  }
  expect(new QBinomials(1, 1, 0).choose(0, 0)).toBe(0);
});
