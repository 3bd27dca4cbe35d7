import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";

const P = 998244353n;

export const twin: Twin = {
  problem: "bernoulli_number",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => `${random.int(0, 10)}\n`,
    middle: (random) => `${random.int(11, 150)}\n`,
    "max-500000": () => "500000\n",
  },
  /** The sum of (n + 1 over i) · B_i for i up to n is 0. */
  naive: (input) => {
    const n = Number(input);
    const numbers = [1n];
    let row = [1n, 1n];
    for (let i = 1; i <= n; i++) {
      row = [1n, ...row.slice(1).map((value, j) => (value + row[j]!) % P), 1n];
      let sum = 0n;
      numbers.forEach((number, j) => {
        sum += row[j]! * number;
      });
      numbers.push((((-sum * inverse(BigInt(i + 1))) % P) + P) % P);
    }
    return `${numbers.join(" ")}\n`;
  },
  /** Of large inputs: the odd ones from 3 on are 0, and some known numbers stand at their places. */
  check: (input, output, expected) => {
    const actual = output.trim().split(/\s+/);
    if (expected !== undefined && expected.trim() !== actual.join(" ")) throw new Error("differs");
    if (actual.length !== Number(input) + 1) throw new Error(`found ${actual.length} numbers`);
    actual.forEach((number, i) => {
      if (i % 2 === 1 && i > 1 && number !== "0") throw new Error(`B${i} must be 0`);
    });
    // B_4 = -1/30, B_12 = -691/2730: von Staudt and Clausen, OEIS A027641 and A027642.
    for (const [i, numerator, denominator] of [
      [4, -1n, 30n],
      [12, -691n, 2730n],
    ] as const) {
      const value = actual[i];
      if (value === undefined) continue;
      if ((((BigInt(value) * denominator - numerator) % P) + P) % P !== 0n) {
        throw new Error(`B${i} is wrong`);
      }
    }
  },
};

const inverse = (value: bigint) => naiveInverse(value, P);
