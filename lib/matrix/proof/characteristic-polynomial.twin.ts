import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;
type Polynomial = readonly bigint[];

const residue = (value: bigint) => ((value % P) + P) % P;

function product(a: Polynomial, b: Polynomial): bigint[] {
  const result = new Array<bigint>(a.length + b.length - 1).fill(0n);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      result[i + j] = residue(result[i + j]! + x * y);
    });
  });
  return result;
}

/** The determinant of a matrix of polynomials, by the first row. */
function expanded(rows: readonly (readonly Polynomial[])[]): bigint[] {
  if (rows.length === 0) return [1n];
  const sum = new Array<bigint>(rows.length + 1).fill(0n);
  rows[0]!.forEach((entry, j) => {
    const minor = rows.slice(1).map((row) => row.filter((_, k) => k !== j));
    product(entry, expanded(minor)).forEach((term, i) => {
      if (i < sum.length) sum[i] = residue(sum[i]! + (j % 2 === 0 ? term : -term));
    });
  });
  return sum;
}

function matrix(random: Random, n: number, most: bigint): string {
  const row = () => Array.from({ length: n }, () => random.bigint(0n, most)).join(" ");
  return `${n}\n${Array.from({ length: n }, row).join("\n")}\n`;
}

export const twin: Twin = {
  problem: "characteristic_polynomial",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => matrix(random, random.int(2, 5), 2n),
    extreme: (random) => matrix(random, 6, P - 1n),
    /** x on the diagonal and y elsewhere: (t - x + y)^(n - 1) (t - x - (n - 1) y). */
    "max-circulant": (random) => {
      const [n, x, y] = [500, random.bigint(0n, P - 1n), random.bigint(1n, P - 1n)];
      const rows = Array.from({ length: n }, (_, i) => {
        const row = new Array<bigint>(n).fill(y);
        row[i] = x;
        return row.join(" ");
      });
      let answer: bigint[] = [residue(-x - BigInt(n - 1) * y), 1n];
      for (let k = 1; k < n; k++) answer = product(answer, [residue(y - x), 1n]);
      return { input: `${n}\n${rows.join("\n")}\n`, output: `${answer.join(" ")}\n` };
    },
    /** A companion matrix, its rows and columns shuffled, of random coefficients. */
    "max-companion": (random) => {
      const n = 500;
      const terms = Array.from({ length: n }, () => random.bigint(0n, P - 1n));
      const place = random.shuffle(Array.from({ length: n }, (_, i) => i));
      const rows = Array.from({ length: n }, () => new Array<bigint>(n).fill(0n));
      for (let i = 1; i < n; i++) rows[place[i]!]![place[i - 1]!] = 1n;
      for (let i = 0; i < n; i++) rows[place[i]!]![place[n - 1]!] = residue(-terms[i]!);
      const text = rows.map((row) => row.join(" ")).join("\n");
      return { input: `${n}\n${text}\n`, output: `${terms.join(" ")} 1\n` };
    },
    /** A companion matrix of random coefficients after many similar steps, so that no entry is 0. */
    "max-dense": (random) => {
      const n = 500;
      const terms = Array.from({ length: n }, () => random.bigint(0n, P - 1n));
      const rows = Array.from({ length: n }, () => new Array<bigint>(n).fill(0n));
      for (let i = 1; i < n; i++) rows[i]![i - 1] = 1n;
      for (let i = 0; i < n; i++) rows[i]![n - 1] = residue(-terms[i]!);
      for (let step = 0; step < 6 * n; step++) {
        const [i, j] = [step % n, (step + random.int(1, n - 1)) % n];
        const factor = random.bigint(1n, P - 1n);
        for (let k = 0; k < n; k++) rows[i]![k] = (rows[i]![k]! + factor * rows[j]![k]!) % P;
        for (const row of rows) row[j] = residue(row[j]! - factor * row[i]!);
      }
      const text = rows.map((row) => row.join(" ")).join("\n");
      return { input: `${n}\n${text}\n`, output: `${terms.join(" ")} 1\n` };
    },
  },
  atBounds: {
    "max-random": (random) => matrix(random, 500, P - 1n),
    "max-zeros": () => `500\n${`${"0 ".repeat(500)}\n`.repeat(500)}`,
    "max-permutation": (random) => {
      const places = random.shuffle(Array.from({ length: 500 }, (_, i) => i));
      const rows = places.map((i) => `${"0 ".repeat(i)}1${" 0".repeat(499 - i)}`);
      return `500\n${rows.join("\n")}\n`;
    },
  },
  naive: (input) => {
    const [, ...lines] = input.trimEnd().split("\n");
    const rows = lines.map((line, i) =>
      line.split(" ").map((entry, j) => [residue(-BigInt(entry)), i === j ? 1n : 0n]),
    );
    return `${expanded(rows).join(" ")}\n`;
  },
};
