import { expect, test } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { COIN_STEPS, coinNumber } from "../coin-number";
import { gridGrundy } from "../grid-grundy";
import { mex } from "../grundy";

test("the whole table of every board to 64 × 64", () => {
  for (let side = 1; side <= 64; side++) {
    const table = gridGrundy(side, side, COIN_STEPS);
    const formula = table.map((_, cell) =>
      coinNumber(side, Math.floor(cell / side) + 1, (cell % side) + 1),
    );
    holdEqual(formula.join(), table.join(), side);
  }
});

test("induction: the mex rule holds in every neighbourhood, so the formula holds on every board", () => {
  // A step changes a coordinate by at most 2, so it changes min(x, y) and max(x, y) by at most 2 and
  // |x - y| by 1 or 3. What the rule says at (x, y) depends on: min modulo 4 and whether it is < 3 (a
  // step may leave the board); |x - y|, from 6 on modulo 4 alone (the neighbours' are ≥ 3 then, and
  // the nearer coordinate stays the nearer); N - max, from 3 on not at all. The loops hold all these.
  let cells = 0;
  for (let near = 1; near <= 6; near++) {
    for (let apart = 0; apart <= 12; apart++) {
      for (let gap = 0; gap <= 4; gap++) {
        const side = near + apart + gap;
        for (const [x, y] of [
          [near, near + apart],
          [near + apart, near],
        ] as const) {
          const next = COIN_STEPS.map((step) => [x + step.rows, y + step.columns] as const);
          const numbers = next
            .filter(([a, b]) => a >= 1 && b >= 1 && a <= side && b <= side)
            .map(([a, b]) => coinNumber(side, a, b));
          expect(coinNumber(side, x, y)).toBe(mex(numbers));
          cells++;
        }
      }
    }
  }
  expect(cells).toBe(780);
});

test("far coordinates by periods, numbers and big integers alike", () => {
  for (let x = 1; x <= 20; x++) {
    for (let y = 1; y <= 20; y++) {
      for (const side of [20, 21]) {
        const expected = coinNumber(side, x, y);
        expect(coinNumber(BigInt(side), BigInt(x), BigInt(y))).toBe(expected);
        const far = 4n * 10n ** 17n;
        expect(coinNumber(far + BigInt(side), far + BigInt(x), far + BigInt(y))).toBe(expected);
      }
    }
  }
  expect(coinNumber(10n ** 18n, 10n ** 18n, 10n ** 18n)).toBe(0);
});
