import { expect, it } from "vitest";
import { Binomials } from "../binomials";
import { QBinomials } from "../q-binomials";

it("for q = 1 they are the ordinary ones", () => {
  const [binomials, ordinary] = [new QBinomials(40, 101, 1), new Binomials(40, 101)];
  for (let n = 0; n < 40; n++)
    for (let k = 0; k <= n; k++) expect(binomials.choose(n, k)).toBe(ordinary.choose(n, k));
  expect(new QBinomials(1, 1, 0).choose(0, 0)).toBe(0);
});
