import type { Bench } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { OctalGame, octalNumbers } from "../octal-game";

function sum(numbers: ArrayLike<number>): number {
  let total = 0;
  for (let size = 0; size < numbers.length; size++) total += numbers[size]! * ((size % 1000) + 1);
  return total;
}

/** Period and last exception in one number, as the C++ program makes it. */
function proof(code: string, most: number): Bench {
  return functionBench({ work: `period of octal game ${code} proven` }, [
    ours("OctalGame", () => () => {
      const { period, lastException } = new OctalGame(code, most);
      return period * 1e7 + lastException;
    }),
    cpp("C++ the same", "game/octal.cpp", "proof", code),
  ]);
}

function table(code: string, count: number): Bench {
  return functionBench({ work: `octal game ${code}, ${count} sizes` }, [
    ours("octalNumbers", () => () => sum(octalNumbers(code, count))),
    plain("all pairs", () => () => sum(allPairs(code, count))),
    cpp("C++ sparse", "game/octal.cpp", "sparse", code, `${count}`),
    cpp("C++ all pairs", "game/octal.cpp", "pairs", code, `${count}`),
  ]);
}

/** As one writes it first: every pair of piles for every size. */
function allPairs(code: string, count: number): number[] {
  const digits = [...code.slice(2)].map(Number);
  const numbers = [0];
  for (let size = 1; size < count; size++) {
    const reached: boolean[] = [];
    for (const [at, digit] of digits.entries()) {
      const rest = size - at - 1;
      if (digit & 1 && rest === 0) reached[0] = true;
      if (digit & 2 && rest > 0) reached[numbers[rest]!] = true;
      for (let a = 1; digit & 4 && 2 * a <= rest; a++) {
        reached[numbers[a]! ^ numbers[rest - a]!] = true;
      }
    }
    let number = 0;
    while (reached[number]) number++;
    numbers.push(number);
  }
  return numbers;
}

export const benches: readonly Bench[] = [
  table("0.77", 10_000), // Kayles
  table("0.07", 10_000), // Dawson's Kayles: its numbers have no sparse space
  table("0.127", 20_000),
  proof("0.127", 2 ** 17), // period 4, last exception 46,577
  proof("0.16", 2 ** 20), // period 149,459, last exception 105,350
];
