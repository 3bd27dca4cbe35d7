import { expect, test } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { gridMoves } from "../../grid/grid-moves";
import { tableOf } from "../../io/proof/rows-of";
import { COIN_STEPS } from "../coin-number";
import { gridGrundy } from "../grid-grundy";
import { grundy } from "../grundy";

test("the documents' coins on all boards to 12 × 12 and all squares to 64 × 64", () => {
  for (let rows = 0; rows <= 12; rows++)
    for (let columns = 0; columns <= 12; columns++) agree(rows, columns, COIN_STEPS);
  for (let side = 13; side <= 64; side += 7) agree(side, side, COIN_STEPS);
  agree(64, 64, COIN_STEPS);
});

test("random steps of every half plane on small boards", () => {
  let runsWithManySteps = 0;
  for (const random of rounds(300)) {
    const [p, q] = [random.int(-3, 3), random.int(-3, 3)];
    const steps = Array.from({ length: random.int(0, 9) }, () => ({
      rows: random.int(-3, 3),
      columns: random.int(-3, 3),
    })).filter((step) => p * step.rows + q * step.columns < 0);
    agree(random.int(0, 9), random.int(0, 9), steps);
    if (steps.length > 4) runsWithManySteps++;
  }
  expect(runsWithManySteps).toBeGreaterThan(10);
});

test("thirty steps and more: a rook, a bishop and both towards the corner", () => {
  const steps = [...Array(10).keys()].flatMap((at) => [
    { rows: -at - 1, columns: 0 },
    { rows: 0, columns: -at - 1 },
    { rows: -at - 1, columns: -at - 1 },
  ]);
  agree(11, 11, steps);
  expect(gridGrundy(11, 11, steps)).toBeInstanceOf(Uint8Array);
  const all = [...Array(63).keys()].flatMap((at) => [
    { rows: at + 1, columns: 0 },
    { rows: 0, columns: -at - 1 },
    { rows: at + 1, columns: -at - 1 },
  ]);
  for (const [rows, columns] of tableOf("64 64, 64 20, 1 64, 12 12")) agree(rows, columns, all);
  const rook = [...Array(400).keys()].flatMap((at) => [
    { rows: -at - 1, columns: 0 },
    { rows: 0, columns: -at - 1 },
  ]);
  const numbers = gridGrundy(300, 300, rook); // Nim with two piles: XOR, above 255 too
  expect(numbers.every((n, cell) => n === (Math.floor(cell / 300) ^ (cell % 300)))).toBe(true);
  const many = Array.from({ length: 65_536 }, (_, at) => ({ rows: 0, columns: -at - 1 }));
  const same = new Array(65_534).fill({ rows: 0, columns: -1 });
  expect([...gridGrundy(1, 3, same)]).toEqual([0, 1, 0]);
  expect(() => gridGrundy(1, 65_537, many)).toThrow("gridGrundy: 65536 steps, at most 65534");
});

test("edges: loops, bad boards, no steps", () => {
  const there = { rows: 1, columns: 2 };
  const back = { rows: -1, columns: -2 };
  expect(() => gridGrundy(5, 5, [there, back])).toThrow("can lead back to where they began");
  expect(() => gridGrundy(5, 5, [{ rows: 0, columns: 0 }])).toThrow("can lead back");
  for (const rows of [-1, 1.5])
    expect(() => gridGrundy(rows, 5, [])).toThrow("gridGrundy: bad board");
  expect(() => gridGrundy(2 ** 15, 2 ** 15, [])).toThrow("gridGrundy: bad board");
  expect([...gridGrundy(2, 2, [])]).toEqual([0, 0, 0, 0]);
  expect([...gridGrundy(1, 2, [there, back])]).toEqual([0, 0]); // neither step fits
  const step = (rows: number, columns: number) => ({ rows, columns });
  agree(3, 3, [step(-1, 0), step(3, 0)]); // steps back that do not fit
  agree(3, 3, [step(0, -1), step(0, 3)]);
  agree(12, 12, [step(-1, 9), step(0, -1)]); // a weight of (10, 1)
});

function agree(rows: number, columns: number, steps: Parameters<typeof gridGrundy>[2]): void {
  const naive = grundy(rows * columns, gridMoves(rows, columns, steps));
  const table = gridGrundy(rows, columns, steps);
  holdEqual(table.join(), naive.join(), [rows, columns, steps]);
}
