import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function pairs(random: Random, count: number, digits: number): string {
  const number = () => {
    const most = 10n ** BigInt(random.int(1, digits));
    return random.bigint(-most, most);
  };
  const lines = Array.from({ length: count }, () => `${number()} ${number()}\n`);
  return `${count}\n${lines.join("")}`;
}

/** Pairs of numbers with as many digits as the arguments say, and either sign. */
function wide(random: Random, first: readonly number[], second: readonly number[]): string {
  const number = (digits: number) => {
    let text = String(random.int(1, 9));
    while (text.length < digits) text += String(random.int(1e8, 999_999_999));
    return random.pick(["", "-"]) + text.slice(0, digits);
  };
  const lines = first.map((digits, i) => `${number(digits)} ${number(second[i]!)}`);
  return `${lines.length}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "multiplication_of_big_integers",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => pairs(random, 20, 12),
    middle: (random) => pairs(random, 5, 1500),
    /** (10^n - 1)² = 10^(2 n) - 2 · 10^n + 1 */
    "max-nines": () => {
      const n = 2_000_000;
      const nines = "9".repeat(n - 1);
      return { input: `1\n${nines}9 ${nines}9\n`, output: `${nines}8${"0".repeat(n - 1)}1\n` };
    },
    "max-count": (random) => pairs(random, 1_000_000, 1),
  },
  atBounds: {
    "max-random": (random) => wide(random, [2_000_000], [2_000_000]),
    "max-thin": (random) => wide(random, [3_999_000], [1000]),
    "max-one-digit": (random) => wide(random, [3_999_999], [1]),
    "max-middle": (random) => wide(random, new Array(4000).fill(500), new Array(4000).fill(500)),
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const products = lines.map((line) => {
      const [a, b] = line.split(" ").map(BigInt);
      return `${a! * b!}\n`;
    });
    return products.join("");
  },
};
