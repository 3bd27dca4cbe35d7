import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { isQueensPlacement } from "../queens-conflicts";
import { queensLocalSearch } from "../queens-local-search";

it("places every n to 300, and 10^5", () => {
  for (const n of [...Array(301).keys(), 100_000]) {
    const rows = queensLocalSearch(n, n);
    if (n === 2 || n === 3) expect(rows).toBeUndefined();
    else expect(rows?.length === n && isQueensPlacement(rows), `n = ${n}`).toBe(true);
  }
});

it.each(
  tableOf("20 908, 24 513, 60 763"),
)("places %i queens from seed %i, where a swap meets a column that waits too", (n, seed) => {
  expect(isQueensPlacement(queensLocalSearch(n, seed)!)).toBe(true);
});

it("draws rows in no order, and of all residues everywhere", () => {
  const n = 100_000;
  const rows = queensLocalSearch(n, 3)!;
  let rising = 0;
  for (let column = 1; column < n; column++) rising += +(rows[column]! > rows[column - 1]!);
  expect(Math.abs(rising / n - 0.5)).toBeLessThan(0.01);
  for (let from = 0; from < n; from += n / 4) {
    const counts = new Int32Array(4);
    for (let column = from; column < from + n / 4; column++) counts[rows[column]! % 4]!++;
    for (const count of counts) expect(Math.abs((16 * count) / n - 1)).toBeLessThan(0.1);
  }
});

it("gives the same rows for the same seed, others for another", () => {
  expect(queensLocalSearch(1000, 7)).toEqual(queensLocalSearch(1000, 7));
  expect(queensLocalSearch(1000, 7)).not.toEqual(queensLocalSearch(1000, 8));
});
