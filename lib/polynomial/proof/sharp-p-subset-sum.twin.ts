import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function numbers(random: Random, n: number, most: number, largest = most): string {
  const line = Array.from({ length: n }, () => random.int(1, largest)).join(" ");
  return `${n} ${most}\n${line}\n`;
}

export const twin: Twin = {
  problem: "sharp_p_subset_sum",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => numbers(random, random.int(1, 6), random.int(1, 9)),
    middle: (random) => numbers(random, random.int(1, 80), random.int(10, 120)),
    many: (random) => numbers(random, 200, 60, 2),
    /** All are T: none but T itself, once for each. */
    "max-equal": () => ({
      input: `1000000 500000\n${"500000 ".repeat(1_000_000)}\n`,
      output: `${"0 ".repeat(499_999)}1000000\n`,
    }),
    /** All are 1: binomial coefficients, whose quotients are (n - k + 1) / k. */
    "max-ones": () => {
      const inverses = [0, 1];
      const answers: bigint[] = [];
      let ways = 1n;
      for (let k = 1; k <= 500_000; k++) {
        if (k > 1) {
          const quotient = BigInt(P - Math.floor(P / k));
          inverses.push(Number((quotient * BigInt(inverses[P % k]!)) % BigInt(P)));
        }
        ways = (((ways * BigInt(1_000_001 - k)) % BigInt(P)) * BigInt(inverses[k]!)) % BigInt(P);
        answers.push(ways);
      }
      return {
        input: `1000000 500000\n${"1 ".repeat(1_000_000)}\n`,
        output: `${answers.join(" ")}\n`,
      };
    },
  },
  atBounds: {
    "max-random": (random) => numbers(random, 1_000_000, 500_000),
  },
  /** One number after the other. */
  naive: (input) => {
    const [head, line] = input.split("\n");
    const most = Number(head!.split(" ")[1]);
    const ways = [1, ...new Array<number>(most).fill(0)];
    for (const number of line!.trim().split(" ").map(Number)) {
      for (let sum = most; sum >= number; sum--) ways[sum] = (ways[sum]! + ways[sum - number]!) % P;
    }
    return `${ways.slice(1).join(" ")}\n`;
  },
};
