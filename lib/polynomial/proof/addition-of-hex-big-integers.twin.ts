import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const DIGITS = "0123456789ABCDEF";

/** A random hexadecimal number with this number of digits. */
export function hexNumber(random: Random, digits: number): string {
  if (digits === 0) return "0";
  const rest = Array.from({ length: digits - 1 }, () => DIGITS[random.int(0, 15)]);
  return DIGITS[random.int(1, 15)] + rest.join("");
}

/** Lines of two numbers of either sign. */
export function hexPairs(random: Random, count: number, digits: number): string {
  const number = () => {
    const text = hexNumber(random, random.int(0, digits));
    return text === "0" ? text : random.pick(["", "-"]) + text;
  };
  return `${count}\n${Array.from({ length: count }, () => `${number()} ${number()}\n`).join("")}`;
}

/** Sign and digits, lowest first. */
interface Hex {
  readonly isNegative: boolean;
  readonly digits: readonly number[];
}

export function parsed(text: string): Hex {
  const isNegative = text.startsWith("-");
  const letters = [...text.slice(+isNegative)].reverse();
  return { isNegative, digits: letters.map((letter) => DIGITS.indexOf(letter)) };
}

/** Signed digits of any size as text: carried, once for the number and once for its negative. */
export function written(digits: readonly number[]): string {
  const carried = (sign: number): string | undefined => {
    const letters: string[] = [];
    let carry = 0;
    for (let k = 0; k < digits.length || carry > 0; k++) {
      const sum = carry + sign * (digits[k] ?? 0);
      carry = Math.floor(sum / 16);
      letters.push(DIGITS[sum - 16 * carry]!);
    }
    if (carry < 0) return undefined;
    return letters.reverse().join("").replace(/^0+/, "");
  };
  const positive = carried(1);
  return positive === undefined ? `-${carried(-1)}` : positive || "0";
}

export const twin: Twin = {
  problem: "addition_of_hex_big_integers",
  timeLimitMs: 5000,
  generators: {
    small: (random) => hexPairs(random, 20, 4),
    middle: (random) => hexPairs(random, 5, 80),
    "max-carry": () => {
      const digits = 1_599_999;
      return {
        input: `1\n-${"F".repeat(digits)} -1\n`,
        output: `-1${"0".repeat(digits)}\n`,
      };
    },
    "max-count": (random) => hexPairs(random, 160_000, 2),
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const sums = lines.map((line) => {
      const sum: number[] = [];
      for (const { isNegative, digits } of line.split(" ").map(parsed)) {
        digits.forEach((digit, k) => {
          sum[k] = (sum[k] ?? 0) + (isNegative ? -digit : digit);
        });
      }
      return `${written(sum)}\n`;
    });
    return sums.join("");
  },
};
