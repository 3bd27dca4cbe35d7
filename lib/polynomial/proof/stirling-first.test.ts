import { expect, it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { stirlingFirst, stirlingSecond } from "../stirling-first";
import { twin } from "./stirling-first.twin";
import { solve } from "./stirling-first.verify";
import { twin as firstColumnTwin } from "./stirling-number-of-the-first-kind-fixed-k.twin";
import { solve as solveFirstColumn } from "./stirling-number-of-the-first-kind-fixed-k.verify";
import { twin as secondTwin } from "./stirling-number-of-the-second-kind.twin";
import { solve as solveSecond } from "./stirling-number-of-the-second-kind.verify";
import { twin as secondColumnTwin } from "./stirling-number-of-the-second-kind-fixed-k.twin";
import { solve as solveSecondColumn } from "./stirling-number-of-the-second-kind-fixed-k.verify";

it("agrees with the twins", () => {
  holdToTwin(twin, solve, 40);
  holdToTwin(secondTwin, solveSecond, 40);
});

it("columns agree with their twins", () => {
  holdToTwin(firstColumnTwin, solveFirstColumn, 40);
  holdToTwin(secondColumnTwin, solveSecondColumn, 40);
});

it("the second kind agrees with its recurrence", () => {
  const P = 998244353n;
  let row = [1n];
  for (let n = 0; n <= 150; n++) {
    expect([...stirlingSecond(n)]).toEqual(row.map(Number));
    row = [...row, 0n].map((value, k) => (value * BigInt(k) + (row[k - 1] ?? 0n)) % P);
  }
});

it("the kinds are inverse to each other", () => {
  const n = 12;
  for (let m = 0; m <= n; m++) {
    const first = stirlingFirst(m);
    for (let k = 0; k <= m; k++) {
      let sum = 0n;
      first.forEach((value, j) => {
        sum += BigInt(value) * BigInt(stirlingSecond(j)[k] ?? 0);
      });
      expect(sum % 998244353n).toBe(m === k ? 1n : 0n);
    }
  }
});

it("refuses what lies outside", () => {
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 22]) {
    expect(() => stirlingFirst(bad)).toThrow(/^stirlingFirst: the number of terms/);
    expect(() => stirlingSecond(bad)).toThrow(/^stirlingSecond: the number of terms/);
  }
});
