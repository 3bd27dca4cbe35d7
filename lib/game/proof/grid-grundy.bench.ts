import type { Bench } from "../../../scripts/bench/bench";
import { COIN_STEPS } from "../coin-number";
import { gridGrundy } from "../grid-grundy";

const SIDE = 2000;

function checksum(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let cell = 0; cell < SIDE * SIDE; cell += 997) sum += numbers[cell]!;
  return sum;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "Grundy table of the coins, 2000 × 2000",
    contenders: [
      {
        role: "ours",
        name: "gridGrundy",
        prepare: () => () => checksum(gridGrundy(SIDE, SIDE, COIN_STEPS)),
      },
      { role: "plain", name: "memo of Sets by rows", prepare: () => () => checksum(plainTable()) },
      { role: "cpp", name: "C++ by anti-diagonals", source: "game/grid-grundy.cpp" },
    ],
  },
];

/** As one writes it first: an array of arrays, a Set for each cell, by x + y. */
function plainTable(): number[] {
  const table: number[][] = Array.from({ length: SIDE }, () => []);
  for (let weight = 0; weight < 2 * SIDE - 1; weight++) {
    for (let x = Math.max(0, weight - SIDE + 1); x < SIDE && x <= weight; x++) {
      const y = weight - x;
      const seen = new Set<number | undefined>();
      for (const step of COIN_STEPS) seen.add(table[x + step.rows]?.[y + step.columns]);
      let number = 0;
      while (seen.has(number)) number++;
      table[x]![y] = number;
    }
  }
  return table.flat();
}
