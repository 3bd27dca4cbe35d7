import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

/** n terms that begin with d random ones and follow a random recurrence of length d. */
function recurrent(random: Random, n: number, d: number): bigint[] {
  const c = Array.from({ length: d }, () => random.bigint(0n, BigInt(P - 1)));
  const a = Array.from({ length: Math.min(n, d) }, () => random.bigint(0n, BigInt(P - 1)));
  while (a.length < n) {
    const i = a.length;
    a.push(c.reduce((sum, factor, j) => (sum + factor * a[i - 1 - j]!) % BigInt(P), 0n));
  }
  return a;
}

const line = (terms: readonly unknown[]) => `${terms.length}\n${terms.join(" ")}\n`;

export const twin = described({
  problem: "find_linear_recurrence",
  timeLimitMs: 5_000,
  rounds: 50,
  middle: 40,
  shape: (s) => {
    const n = s.size(1, 10_000);
    const make = (random: Random) => {
      const most = random.pick([1, 2, 9, P - 1]);
      const any = Array.from({ length: n }, () => random.int(0, most));
      if (n > 40 || random.int(0, 1) === 0) return any;
      if (n > 9) return recurrent(random, n, random.int(1, 12)).map(Number);
      return any.fill(0, 0, random.int(0, n));
    };
    return s.numbers(n, 0, P - 1, make).map(BigInt);
  },
  /** 0 … 0 1 needs a recurrence as long as itself. */
  generators: { "max-late": () => line([...new Array(9999).fill(0), 1]) },
  atBounds: {
    "max-zeros": () => line(new Array(10_000).fill(0)),
    "max-half": (random) => line(recurrent(random, 10_000, 5000)),
  },
  /** The least d for which the linear system has a solution, by elimination. */
  naive: (a) => {
    for (let d = 0; ; d++) {
      const rows = a.slice(d).map((value, i) => {
        const row = Array.from({ length: d }, (_, j) => a[d + i - 1 - j]!);
        return [...row, value];
      });
      const c = solution(rows, d);
      if (c !== undefined) return [d, c];
    }
  },
  /** Another recurrence of the same length is right too. Of n random terms the length is n / 2. */
  check: (a, output, expected) => {
    const [d, ...c] = output.split(/\s+/).filter(Boolean).map(BigInt);
    const length = expected === undefined ? undefined : BigInt(expected.split(/\s/)[0]!);
    if (d === undefined || (length !== undefined && d !== length)) {
      throw new Error(`expected a recurrence of length ${length}, found ${d}`);
    }
    if (BigInt(c.length) !== d) throw new Error(`expected ${d} coefficients, found ${c.length}`);
    for (let i = c.length; i < a.length; i++) {
      let sum = 0n;
      c.forEach((factor, j) => {
        sum += factor * a[i - 1 - j]!;
      });
      if (sum % BigInt(P) !== a[i]) throw new Error(`the recurrence fails at term ${i}`);
    }
    const isLeast = expected !== undefined || 2 * c.length <= a.length + 1 || a[9998] === 0n;
    if (!isLeast) throw new Error(`a recurrence of length ${d} is too long`);
  },
});

/** Of the equations row · x = last entry; undefined where there is none. */
function solution(rows: bigint[][], d: number): bigint[] | undefined {
  const p = BigInt(P);
  const open = rows.map((row) => row.slice());
  const pivots: { column: number; row: bigint[] }[] = [];
  for (let column = 0; column < d; column++) {
    const at = open.findIndex((row) => row[column] !== 0n);
    if (at < 0) continue;
    const [pivot] = open.splice(at, 1);
    const scale = naiveInverse(pivot![column]!, p);
    const row = pivot!.map((value) => (value * scale) % p);
    for (const other of [...open, ...pivots.map((known) => known.row)]) {
      const factor = other[column]!;
      row.forEach((value, i) => {
        other[i] = (((other[i]! - factor * value) % p) + p) % p;
      });
    }
    pivots.push({ column, row });
  }
  if (open.some((row) => row[d] !== 0n)) return undefined;
  const x = new Array<bigint>(d).fill(0n);
  for (const { column, row } of pivots) x[column] = row[d]!;
  return x;
}
