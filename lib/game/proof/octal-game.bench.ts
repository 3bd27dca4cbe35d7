import type { Bench } from "../../../scripts/bench/bench";
import { OctalGame, octalNumbers } from "../octal-game";

function sum(numbers: ArrayLike<number>): number {
  let total = 0;
  for (let size = 0; size < numbers.length; size++) total += numbers[size]! * ((size % 1000) + 1);
  return total;
}

/** Period and last exception in one number, as the C++ program makes it. */
function proof(code: string, most: number): Bench {
  return {
    kind: "function",
    work: `period of octal game ${code} proven`,
    contenders: [
      {
        role: "ours",
        name: "OctalGame",
        prepare: () => () => {
          const { period, lastException } = new OctalGame(code, most);
          return period * 1e7 + lastException;
        },
      },
      { role: "cpp", name: "C++ the same", source: "game/octal.cpp", args: ["proof", code] },
    ],
  };
}

function table(code: string, count: number): Bench {
  return {
    kind: "function",
    work: `octal game ${code}, ${count} sizes`,
    contenders: [
      {
        role: "ours",
        name: "octalNumbers",
        prepare: () => () => sum(octalNumbers(code, count)),
      },
      { role: "plain", name: "all pairs", prepare: () => () => sum(allPairs(code, count)) },
      {
        role: "cpp",
        name: "C++ sparse",
        source: "game/octal.cpp",
        args: ["sparse", code, `${count}`],
      },
      {
        role: "cpp",
        name: "C++ all pairs",
        source: "game/octal.cpp",
        args: ["pairs", code, `${count}`],
      },
    ],
  };
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
