import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function pairs(random: Random, count: number, digits: number): string {
  const number = () => {
    const most = 10n ** BigInt(random.int(1, digits));
    return random.bigint(-most, most);
  };
  return `${count}\n${Array.from({ length: count }, () => `${number()} ${number()}\n`).join("")}`;
}

export const twin: Twin = {
  problem: "addition_of_big_integers",
  timeLimitMs: 5000,
  generators: {
    small: (random) => pairs(random, 20, 12),
    middle: (random) => pairs(random, 5, 300),
    // Carries and borrows through all digits.
    carries: (random) => {
      const power = 10n ** BigInt(random.int(1, 50));
      return `4\n${power - 1n} 1\n${power} -1\n${-power} ${power}\n1 ${-power}\n`;
    },
    "max-nines": () => {
      const [nines, zeros] = ["9".repeat(2_000_000), "0".repeat(2_000_000)];
      return { input: `1\n-${nines} -1\n`, output: `-1${zeros}\n` };
    },
    "max-borrow": () => {
      const [nines, zeros] = ["9".repeat(1_999_999), "0".repeat(1_999_999)];
      return { input: `1\n1${zeros} -1\n`, output: `${nines}\n` };
    },
    "max-count": (random) => pairs(random, 200_000, 1),
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const sums = lines.map((line) => {
      const [a, b] = line.split(" ").map(BigInt);
      return `${a! + b!}\n`;
    });
    return sums.join("");
  },
};
