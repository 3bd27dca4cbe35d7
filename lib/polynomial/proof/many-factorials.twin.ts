import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

/** Numbers side by side with the ones behind them. */
function pairs(random: Random, count: number, high: number): string {
  const line = () => {
    const n = random.int(0, high - 1);
    return `${n}\n${n + 1}\n`;
  };
  return `${2 * count}\n${Array.from({ length: count }, line).join("")}`;
}

export const twin: Twin = {
  problem: "many_factorials",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => pairs(random, random.int(1, 20), 12),
    middle: (random) => pairs(random, 100, 2000),
    "max-random": (random) => pairs(random, 50_000, P - 1),
  },
  /** Factor after factor. */
  naive: (input) => {
    const numbers = input.trim().split("\n").slice(1).map(Number);
    const factorials = [1n];
    for (let i = 1; i <= Math.max(...numbers); i++) {
      factorials.push((factorials[i - 1]! * BigInt(i)) % BigInt(P));
    }
    return `${numbers.map((n) => factorials[n]!).join("\n")}\n`;
  },
  /** Of large inputs: (n + 1)! = (n + 1) · n! for each pair. */
  check: (input, output, expected) => {
    const actual = output.trim().split(/\s+/);
    if (expected !== undefined && expected.trim().split(/\s+/).join() !== actual.join()) {
      throw new Error("differs");
    }
    const [count, ...numbers] = input.trim().split("\n").map(Number);
    if (actual.length !== count) throw new Error(`found ${actual.length} numbers`);
    for (let i = 0; expected === undefined && i < numbers.length; i += 2) {
      const product = (BigInt(actual[i]!) * BigInt(numbers[i + 1]!)) % BigInt(P);
      if (BigInt(actual[i + 1]!) !== product) throw new Error(`wrong at ${numbers[i]}`);
    }
  },
};
