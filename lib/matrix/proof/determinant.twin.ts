import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function matrix(random: Random, n: number, low: number, equalRows: boolean): string {
  const rows = Array.from({ length: n }, () =>
    Array.from({ length: n }, () => random.int(low, P - 1)).join(" "),
  );
  if (equalRows && n > 1) rows[0] = rows[n - 1]!;
  return `${n}\n${rows.join("\n")}\n`;
}

/** The determinant as the sum over all permutations, by the first row. */
export function expanded(rows: readonly (readonly bigint[])[]): bigint {
  if (rows.length === 0) return 1n;
  let sum = 0n;
  rows[0]!.forEach((value, j) => {
    const minor = rows.slice(1).map((row) => row.filter((_, k) => k !== j));
    if (value !== 0n) sum += (j % 2 === 0 ? value : -value) * expanded(minor);
  });
  return sum;
}

export const twin: Twin = {
  problem: "matrix_det",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => matrix(random, random.int(1, 6), 0, false),
    extreme: (random) => matrix(random, 6, P - 3, false),
    equal: (random) => matrix(random, 7, 0, true),
    /** x on the diagonal and y elsewhere: (x - y)^(n - 1) (x + (n - 1) y). */
    "max-circulant": (random) => {
      const [n, x, y] = [500, random.int(0, P - 1), random.int(0, P - 1)];
      const rows = Array.from({ length: n }, (_, i) => {
        const row = new Array<number>(n).fill(y);
        row[i] = x;
        return row.join(" ");
      });
      const m = BigInt(P);
      let answer = BigInt(x) + BigInt(n - 1) * BigInt(y);
      for (let k = 1; k < n; k++) answer = (answer * (BigInt(x - y) + m)) % m;
      return { input: `${n}\n${rows.join("\n")}\n`, output: `${answer}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => matrix(random, 500, 0, false),
    "max-high": (random) => matrix(random, 500, P - 3, false),
    "max-equal-rows": (random) => matrix(random, 500, 0, true),
    "max-zeros": () => `500\n${`${"0 ".repeat(500)}\n`.repeat(500)}`,
    "max-permutation": (random) => {
      const places = random.shuffle(Array.from({ length: 500 }, (_, i) => i));
      const rows = places.map((i) => `${"0 ".repeat(i)}${P - 1}${" 0".repeat(499 - i)}`);
      return `500\n${rows.join("\n")}\n`;
    },
  },
  naive: (input) => {
    const rows = input.trimEnd().split("\n").slice(1);
    const value = expanded(rows.map((row) => row.split(" ").map(BigInt))) % BigInt(P);
    return `${value < 0n ? value + BigInt(P) : value}\n`;
  },
};
