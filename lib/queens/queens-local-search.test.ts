import { describe, expect, it } from "vitest";
import { isQueensPlacement } from "./queens-conflicts";
import { queensLocalSearch } from "./queens-local-search";

describe("queensLocalSearch", () => {
  it("places every n to 300, and 10^5", () => {
    for (const n of [...Array(301).keys(), 100_000]) {
      const rows = queensLocalSearch(n, n);
      if (n === 2 || n === 3) expect(rows).toBeUndefined();
      else expect(rows?.length === n && isQueensPlacement(rows), `n = ${n}`).toBe(true);
    }
  });

  it("gives the same rows for the same seed, others for another", () => {
    expect(queensLocalSearch(1000, 7)).toEqual(queensLocalSearch(1000, 7));
    expect(queensLocalSearch(1000, 7)).not.toEqual(queensLocalSearch(1000, 8));
  });

  it("refuses other sizes", () => {
    expect(() => queensLocalSearch(-1)).toThrow("n must be an integer in [0, 2 · 10^7], got -1");
  });
});
