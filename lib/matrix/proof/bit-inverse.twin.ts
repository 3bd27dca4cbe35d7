import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { bitLines } from "./bit-product.twin";

/** A shuffled unit triangle: it has an inverse. */
function triangle(random: Random, n: number): string {
  const lines = bitLines(random, n, n).map((line, i) => `${"0".repeat(i)}1${line.slice(i + 1)}`);
  return `${n}\n${random.shuffle(lines).join("\n")}\n`;
}

/** Gauss and Jordan on BigInts that have the identity in their lower half. */
function naive(input: string): string {
  const [head, ...lines] = input.trimEnd().split("\n");
  const n = Number(head);
  const rows = lines.map((line, i) => BigInt(`0b${line}${"0".repeat(i)}1${"0".repeat(n - 1 - i)}`));
  for (let column = 0; column < n; column++) {
    const bit = 1n << BigInt(2 * n - 1 - column);
    const pivot = rows.findIndex((row, i) => i >= column && (row & bit) !== 0n);
    if (pivot < 0) return "-1\n";
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    rows.forEach((row, i) => {
      if (i !== column && (row & bit) !== 0n) rows[i] = row ^ rows[column]!;
    });
  }
  return rows
    .map(
      (row) =>
        `${row
          .toString(2)
          .padStart(2 * n, "0")
          .slice(n)}\n`,
    )
    .join("");
}

export const twin: Twin = {
  problem: "inverse_matrix_mod_2",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => {
      const n = random.int(1, 6);
      return `${n}\n${bitLines(random, n, n).join("\n")}\n`;
    },
    triangle: (random) => triangle(random, random.int(1, 80)),
    /** The inverse of the matrix of ones on and above the diagonal has two diagonals of ones. */
    "max-ones": () => {
      const n = 4096;
      const above = Array.from({ length: n }, (_, i) => "0".repeat(i) + "1".repeat(n - i));
      const two = above.map((_, i) => "0".repeat(i) + "11".padEnd(n - i, "0").slice(0, n - i));
      return { input: `${n}\n${above.join("\n")}\n`, output: `${two.join("\n")}\n` };
    },
    "max-triangle": (random) => triangle(random, 4096),
  },
  atBounds: {
    "max-random": (random) => `4096\n${bitLines(random, 4096, 4096).join("\n")}\n`,
    "max-equal-rows": (random) => {
      const lines = bitLines(random, 4095, 4096);
      return `4096\n${random.shuffle([...lines, lines[0]!]).join("\n")}\n`;
    },
    "max-permutation": (random) => {
      const rows = Array.from(
        { length: 4096 },
        (_, i) => `${"0".repeat(i)}1${"0".repeat(4095 - i)}`,
      );
      return `4096\n${random.shuffle(rows).join("\n")}\n`;
    },
  },
  naive,
};
