import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { hexNumber, parsed, written } from "./addition-of-hex-big-integers.twin";

function pairs(random: Random, count: number, digits: number): string {
  const line = () =>
    `${hexNumber(random, random.int(0, digits))} ${hexNumber(random, random.int(1, digits))}\n`;
  return `${count}\n${Array.from({ length: count }, line).join("")}`;
}

/** The sign of a - b, digits lowest first, where a has at least as many. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let k = a.length - 1; k >= 0; k--) {
    if (a[k] !== (b[k] ?? 0)) return a[k]! - (b[k] ?? 0);
  }
  return 0;
}

export const twin: Twin = {
  problem: "division_of_hex_big_integers",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => pairs(random, 20, 4),
    middle: (random) => pairs(random, 5, 60),
    /** 16^(2 n) - 1 = (16^n + 1) (16^n - 1) */
    "max-half": () => {
      const n = 800_000;
      const most = "F".repeat(n);
      return { input: `1\n${most}${most} 1${"0".repeat(n - 1)}1\n`, output: `${most} 0\n` };
    },
    "max-count": (random) => pairs(random, 800_000, 1),
  },
  atBounds: {
    "max-thin": (random) => `1\n${hexNumber(random, 1.6e6)} ${hexNumber(random, 10)}\n`,
    "max-third": (random) => `1\n${hexNumber(random, 1.6e6)} ${hexNumber(random, 5e5)}\n`,
  },
  /** Long division: digit by digit the divisor is subtracted as often as it can be. */
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const answers = lines.map((line) => {
      const [a, b] = line.split(" ").map((text) => parsed(text).digits);
      let rest: number[] = new Array(b!.length + 1).fill(0);
      const quotient: number[] = [];
      for (const digit of [...a!].reverse()) {
        rest = [digit, ...rest.slice(0, -1)];
        let times = 0;
        for (; compare(rest, b!) >= 0; times++) {
          let borrow = 0;
          rest = rest.map((value, k) => {
            const difference = value - (b![k] ?? 0) - borrow;
            borrow = +(difference < 0);
            return difference + 16 * borrow;
          });
        }
        quotient.unshift(times);
      }
      return `${written(quotient)} ${written(rest)}\n`;
    });
    return answers.join("");
  },
};
