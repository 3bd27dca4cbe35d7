import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function pairs(random: Random, count: number, digits: number): string {
  const number = () => random.bigint(1n, 10n ** BigInt(random.int(1, digits)));
  const lines = Array.from({ length: count }, () => {
    const a = number();
    return random.int(0, 1) === 0 ? `${a} ${number()}\n` : `${a * number() - 1n} ${a}\n`;
  });
  return `${count}\n${lines.join("")}`;
}

/** Pairs of numbers with as many digits as the arguments say. */
function wide(random: Random, first: readonly number[], second: readonly number[]): string {
  const number = (digits: number) => {
    let text = String(random.int(1, 9));
    while (text.length < digits) text += String(random.int(1e8, 999_999_999));
    return text.slice(0, digits);
  };
  const lines = first.map((digits, i) => `${number(digits)} ${number(second[i]!)}`);
  return `${lines.length}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "division_of_big_integers",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => pairs(random, 20, 12),
    middle: (random) => pairs(random, 5, 1500),
    /** 10^(2 n) - 1 = (10^n + 1) (10^n - 1) */
    "max-nines": () => {
      const n = 1_000_000;
      const nines = "9".repeat(n);
      return { input: `1\n${nines}${nines} 1${"0".repeat(n - 1)}1\n`, output: `${nines} 0\n` };
    },
    "max-ratio": (random) => {
      // 10^(2 k - 3) / (125 · 10^(k - 3)) = 8 · 10^(k - 3)
      const k = 600_000 + random.int(0, 9);
      const eighth = `125${"0".repeat(k - 3)}`;
      return {
        input: `1\n1${"0".repeat(2 * k - 3)} ${eighth}\n`,
        output: `8${"0".repeat(k - 3)} 0\n`,
      };
    },
    "max-count": (random) => pairs(random, 1_000_000, 1),
  },
  atBounds: {
    "max-short": (random) => wide(random, [2_000_000], [12]),
    "max-near": (random) => wide(random, [2_000_000], [1_999_990]),
    "max-middle": (random) => wide(random, new Array(4000).fill(500), new Array(4000).fill(240)),
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const quotients = lines.map((line) => {
      const [a, b] = line.split(" ").map(BigInt);
      return `${a! / b!} ${a! % b!}\n`;
    });
    return quotients.join("");
  },
};
