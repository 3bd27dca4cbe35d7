import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { bitLines } from "./bit-product.twin";
import { expanded } from "./determinant.twin";

/** Rows of a triangle with ones on its diagonal, in random order; a sum of two others in place of one. */
function triangle(random: Random, n: number, isSingular: boolean): string {
  const lines = bitLines(random, n, n).map((line, i) => `${"0".repeat(i)}1${line.slice(i + 1)}`);
  if (isSingular) {
    const [x, y] = [lines[1]!, lines[2]!];
    lines[0] = Array.from(x, (digit, i) => +(digit !== y[i])).join("");
  }
  return `${n}\n${random.shuffle(lines).join("\n")}\n`;
}

export const twin: Twin = {
  problem: "matrix_det_mod_2",
  timeLimitMs: 5000,
  generators: {
    small: (random) => {
      const n = random.int(1, 6);
      return `${n}\n${bitLines(random, n, n).join("\n")}\n`;
    },
    regular: (random) => triangle(random, 6, false),
    "max-regular": (random) => ({ input: triangle(random, 4096, false), output: "1\n" }),
    "max-singular": (random) => ({ input: triangle(random, 4096, true), output: "0\n" }),
  },
  atBounds: {
    "max-random": (random) => `4096\n${bitLines(random, 4096, 4096).join("\n")}\n`,
  },
  naive: (input) => {
    const rows = input.trimEnd().split("\n").slice(1);
    const value = expanded(rows.map((row) => Array.from(row, BigInt)));
    return `${value % 2n === 0n ? 0 : 1}\n`;
  },
};
