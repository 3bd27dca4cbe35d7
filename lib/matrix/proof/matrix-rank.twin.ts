import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

/** A product of an n × r and an r × m matrix: of rank r at most, and nearly surely of rank r. */
function ranked(random: Random, n: number, m: number, r: number, most: bigint): string {
  const values = (count: number) => Array.from({ length: count }, () => random.bigint(0n, most));
  const left = Array.from({ length: n }, () => values(r));
  const right = Array.from({ length: r }, () => values(m));
  const rows = left.map((factors) =>
    Array.from({ length: m }, (_, j) => {
      let sum = 0n;
      for (let k = 0; k < r; k++) sum += factors[k]! * right[k]![j]!;
      return sum % P;
    }).join(" "),
  );
  return `${n} ${m}\n${rows.map((row) => `${row}\n`).join("")}`;
}

/** Gauss in BigInt, by fractions-free steps: a row times the pivot less the pivot's row times its entry. */
function naive(input: string): string {
  const [head, ...lines] = input.trimEnd().split("\n");
  const [n, m] = head!.split(" ").map(Number) as [number, number];
  let rows = n > 0 && m > 0 ? lines.map((line) => line.split(" ").map(BigInt)) : [];
  let rank = 0;
  for (let column = 0; column < m; column++) {
    const pivot = rows.find((row) => row[column] !== 0n);
    if (pivot === undefined) continue;
    rank++;
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) =>
        row.map((value, j) => {
          const rest = (value * pivot[column]! - pivot[j]! * row[column]!) % P;
          return rest < 0n ? rest + P : rest;
        }),
      );
  }
  return `${rank}\n`;
}

export const twin: Twin = {
  problem: "matrix_rank",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => ranked(random, random.int(0, 5), random.int(0, 5), random.int(0, 4), 2n),
    low: (random) => ranked(random, 12, 17, random.int(1, 12), P - 1n),
    "max-wide": (random) => ({ input: ranked(random, 400, 625, 7, P - 1n), output: "7\n" }),
    "max-square": (random) => ({ input: ranked(random, 500, 500, 9, P - 1n), output: "9\n" }),
    "max-upper": () => {
      const rows = Array.from({ length: 500 }, (_, i) =>
        Array.from({ length: 500 }, (__, j) => (j >= i ? 1 + ((i * j) % 1000) : 0)).join(" "),
      );
      return { input: `500 500\n${rows.join("\n")}\n`, output: "500\n" };
    },
  },
  naive,
};
