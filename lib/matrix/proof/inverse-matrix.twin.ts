import type { Twin } from "../../../scripts/verify/twin";
import { naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";
import { expanded } from "./determinant.twin";

const P = 998244353n;

function matrix(random: Random, n: number, most: number): string {
  const rows = Array.from({ length: n }, () =>
    Array.from({ length: n }, () => random.int(0, most)).join(" "),
  );
  return `${n}\n${rows.join("\n")}\n`;
}

const power = (base: bigint, exponent: bigint) => naivePower(base, exponent, P);

const residue = (value: bigint) => ((value % P) + P) % P;

/** Cramer's rule: the cofactors divided by the determinant. */
function naive(input: string): string {
  const rows = input
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((row) => row.split(" ").map(BigInt));
  const whole = residue(expanded(rows));
  if (whole === 0n) return "-1\n";
  const inverse = power(whole, P - 2n);
  const entry = (i: number, j: number) => {
    const minor = rows
      .filter((_, row) => row !== j)
      .map((row) => row.filter((_, column) => column !== i));
    return residue(expanded(minor) * ((i + j) % 2 === 0 ? 1n : -1n) * inverse);
  };
  return rows.map((row, i) => `${row.map((_, j) => entry(i, j)).join(" ")}\n`).join("");
}

export const twin: Twin = {
  problem: "inverse_matrix",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => matrix(random, random.int(1, 5), 2),
    extreme: (random) => matrix(random, 6, Number(P) - 1),
    /** x on the diagonal and y elsewhere has an inverse of the same form. */
    "max-circulant": (random) => {
      const [n, x, y] = [500, random.bigint(1n, P - 1n), random.bigint(1n, P - 1n)];
      const text = (diagonal: bigint, other: bigint) => {
        const rows = Array.from({ length: n }, (_, i) => {
          const row = new Array<bigint>(n).fill(other);
          row[i] = diagonal;
          return `${row.join(" ")}\n`;
        });
        return rows.join("");
      };
      const other = residue(-y * power(residue((x - y) * (x + BigInt(n - 1) * y)), P - 2n));
      const diagonal = residue(power(residue(x - y), P - 2n) + other);
      return { input: `${n}\n${text(x, y)}`, output: text(diagonal, other) };
    },
  },
  naive,
};
