import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { expanded } from "./determinant.twin";

const P = 998244353;

/** A matrix in which the last `dependent` rows are sums of two others, in random order. */
function matrix(random: Random, n: number, dependent: number): string {
  const rows = Array.from({ length: n - dependent }, () =>
    Array.from({ length: n }, () => random.int(0, P - 1)),
  );
  while (rows.length < n) {
    const [x, y] = [random.pick(rows), random.pick(rows)];
    rows.push(x.map((value, j) => (value + y[j]!) % P));
  }
  return text(random.shuffle(rows));
}

function text(rows: readonly (readonly number[])[]): string {
  return `${rows.length}\n${rows.map((row) => `${row.join(" ")}\n`).join("")}`;
}

export const twin: Twin = {
  problem: "adjugate_matrix",
  timeLimitMs: 5000,
  rounds: 20,
  generators: {
    small: (random) => matrix(random, random.int(1, 5), 0),
    singular: (random) => matrix(random, random.int(2, 5), 1),
    lower: (random) => matrix(random, random.int(3, 5), 2),
    sparse: (random) => {
      const n = random.int(1, 5);
      return text(
        Array.from({ length: n }, () => Array.from({ length: n }, () => random.pick([0, 0, 1]))),
      );
    },
    /** x y^T + the identity has the inverse identity - x y^T / (1 + y^T x). */
    "max-regular": (random) => ranked(random, 1),
    /** Zeros but for ones on the diagonal, one of them missing: the adjugate has a single one. */
    "max-singular": (random) => ranked(random, 0),
  },
  atBounds: {
    "max-random": (random) => matrix(random, 500, 0),
    "max-sum": (random) => matrix(random, 500, 1),
  },
  /** By cofactors. */
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const rows = lines.map((line) => line.split(" ").map(BigInt));
    const entry = (i: number, j: number) => {
      const minor = rows.filter((_, k) => k !== j).map((row) => row.filter((_, k) => k !== i));
      const value = (expanded(minor) * ((i + j) % 2 === 0 ? 1n : -1n)) % BigInt(P);
      return value < 0n ? value + BigInt(P) : value;
    };
    return rows.map((row, i) => `${row.map((_, j) => entry(i, j)).join(" ")}\n`).join("");
  },
};

/**
 * c · identity + x y^T, with the determinant c^n + c^(n - 1) y^T x: for c = 1 its adjugate is
 * (1 + y^T x) · identity - x y^T. With c = 0 in one place alone, at the end, the adjugate is that of ones.
 */
function ranked(random: Random, last: number) {
  const n = 500;
  const x = Array.from({ length: n }, () => random.int(0, 999));
  const y = Array.from({ length: n }, () => random.int(0, 999));
  if (last === 0) x[n - 1] = 0;
  const one = (i: number, j: number) => +(i === j && (last === 1 || i < n - 1));
  const rows = x.map((a, i) => y.map((b, j) => a * b + one(i, j)));
  const whole = 1 + x.reduce((sum, a, i) => sum + a * y[i]!, 0);
  const reduced = (value: number) => ((value % P) + P) % P;
  // With the last row 0 only cofactors of that row are left: those of I + x y^T.
  const adjugate = x.map((a, i) =>
    y.map((b, j) => (last === 1 || j === n - 1 ? reduced((i === j ? whole : 0) - a * b) : 0)),
  );
  return { input: text(rows), output: text(adjugate).slice(`${n}\n`.length) };
}
