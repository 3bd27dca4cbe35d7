import { expect, it } from "vitest";
import { queensAll, queensKth } from "../queens-all";
import { isQueensPlacement } from "../queens-conflicts";

/** All placements by the rule, in lexicographic order. */
function naive(n: number, rows: number[] = []): number[][] {
  if (rows.length === n) return [rows];
  return Array.from({ length: n }, (_, row) => row).flatMap((row) => {
    const attacked = rows.some((r, at) => r === row || Math.abs(r - row) === rows.length - at);
    return attacked ? [] : naive(n, [...rows, row]);
  });
}

function all(n: number): number[][] {
  const placements: number[][] = [];
  queensAll(n, (rows) => placements.push([...rows]));
  return placements;
}

it("agrees with the rule and in order to n = 8", () => {
  for (let n = 0; n <= 8; n++) expect(all(n)).toEqual(naive(n));
});

it("visits as many as OEIS A000170 says, to n = 11", () => {
  const counts = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680];
  counts.forEach((count, n) => {
    let visits = 0;
    queensAll(n, () => ++visits);
    expect(visits).toBe(count);
  });
});

it("stops when the callback says so", () => {
  let visits = 0;
  queensAll(10, () => ++visits < 3);
  expect(visits).toBe(3);
});

it("finds the first of the largest board", () => {
  queensAll(30, (rows) => {
    expect(isQueensPlacement(rows)).toBe(true);
    return false;
  });
  expect.assertions(1);
});

it("finds every placement to n = 8 by its number, and none past the last", () => {
  for (let n = 0; n <= 8; n++) {
    const list = naive(n);
    for (const [k, rows] of list.entries()) expect([...queensKth(n, k)!]).toEqual(rows);
    expect(queensKth(n, list.length)).toBeUndefined();
  }
});

it("finds one of the middle of n = 12", () => {
  let k = 0;
  let seventhousandth: number[] = [];
  queensAll(12, (rows) => {
    if (k++ === 7000) seventhousandth = [...rows];
  });
  expect([...queensKth(12, 7000)!]).toEqual(seventhousandth);
});
