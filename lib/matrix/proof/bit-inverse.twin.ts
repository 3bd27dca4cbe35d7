import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { bigRow, bitLines } from "./bit-product.twin";

/** The rows of a unit triangle, all but the first plus one before it, shuffled: it has an inverse. */
export function shuffledTriangle(random: Random, n: number): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 1)).join("");
  const rows = Array.from({ length: n }, (_, i) => bigRow(`1${digits(n - 1 - i)}`));
  for (let i = 1; i < n; i++) rows[i]! ^= rows[random.int(0, i - 1)]!;
  const lines = rows.map((row) => row.toString(2).padStart(n, "0"));
  return `${n}\n${random.shuffle(lines).join("\n")}\n`;
}

export const twin = described({
  problem: "inverse_matrix_mod_2",
  timeLimitMs: 10_000,
  small: 6,
  middle: 0,
  generators: {
    triangle: (random) => shuffledTriangle(random, random.pick([32, 64, random.int(1, 80)])),
  },
  atBounds: { "max-triangle": (random) => shuffledTriangle(random, 4096) },
  shape: (s) => {
    const n = s.size(1, 4096);
    return bitLines(s, n, n);
  },
  /** Gauss and Jordan on BigInts that have the identity in their lower half. */
  naive: (lines) => {
    const n = lines.length;
    const rows = lines.map((line, i) => bigRow(`${line}${"0".repeat(i)}1${"0".repeat(n - 1 - i)}`));
    for (let column = 0; column < n; column++) {
      const bit = 1n << BigInt(2 * n - 1 - column);
      const pivot = rows.findIndex((row, i) => i >= column && (row & bit) !== 0n);
      if (pivot < 0) return -1;
      [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
      rows.forEach((row, i) => {
        if (i !== column && (row & bit) !== 0n) rows[i] = row ^ rows[column]!;
      });
    }
    return rows.map((row) =>
      row
        .toString(2)
        .padStart(2 * n, "0")
        .slice(n),
    );
  },
});
