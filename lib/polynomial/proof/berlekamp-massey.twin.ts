import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function sequence(terms: readonly (number | bigint)[]): string {
  return `${terms.length}\n${terms.join(" ")}\n`;
}

/** n terms that begin with d random ones and follow a random recurrence of length d. */
function recurrent(random: Random, n: number, d: number): string {
  const c = Array.from({ length: d }, () => random.bigint(0n, BigInt(P - 1)));
  const a = Array.from({ length: Math.min(n, d) }, () => random.bigint(0n, BigInt(P - 1)));
  while (a.length < n) {
    const i = a.length;
    a.push(c.reduce((sum, factor, j) => (sum + factor * a[i - 1 - j]!) % BigInt(P), 0n));
  }
  return sequence(a);
}

export const twin: Twin = {
  problem: "find_linear_recurrence",
  timeLimitMs: 5_000,
  rounds: 50,
  generators: {
    small: (random) =>
      sequence(Array.from({ length: random.int(1, 7) }, () => random.int(0, 2) * random.int(0, 9))),
    "leading-zeros": (random) => {
      const zeros = new Array(random.int(0, 9)).fill(0);
      return sequence([
        ...zeros,
        ...Array.from({ length: random.int(1, 6) }, () => random.int(0, P - 1)),
      ]);
    },
    middle: (random) => recurrent(random, random.int(1, 40), random.int(1, 12)),
    "max-random": (random) => sequence(Array.from({ length: 10_000 }, () => random.int(0, P - 1))),
    /** 0 … 0 1 needs a recurrence as long as itself. */
    "max-late": () => sequence([...new Array(9999).fill(0), 1]),
  },
  atBounds: {
    "max-zeros": () => sequence(new Array<number>(10_000).fill(0)),
    "max-half": (random) => recurrent(random, 10_000, 5000),
    "max-fibonacci": () => {
      const terms = [0, 1];
      while (terms.length < 10_000)
        terms.push((terms[terms.length - 1]! + terms[terms.length - 2]!) % P);
      return sequence(terms);
    },
  },
  /** The least d for which the linear system has a solution, by elimination. */
  naive: (input) => {
    const a = (input.split("\n")[1] ?? "").split(" ").filter(Boolean).map(BigInt);
    for (let d = 0; ; d++) {
      const rows = a.slice(d).map((value, i) => {
        const row = Array.from({ length: d }, (_, j) => a[d + i - 1 - j]!);
        return [...row, value];
      });
      const c = solution(rows, d);
      if (c !== undefined) return `${d}\n${c.join(" ")}\n`;
    }
  },
  /** Another recurrence of the same length is right too. Of n random terms the length is n / 2. */
  check: (input, output, expected) => {
    const a = (input.split("\n")[1] ?? "").split(" ").filter(Boolean).map(BigInt);
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
};

/** Of the equations row · x = last entry; undefined where there is none. */
function solution(rows: bigint[][], d: number): bigint[] | undefined {
  const p = BigInt(P);
  const open = rows.map((row) => row.slice());
  const pivots: { column: number; row: bigint[] }[] = [];
  for (let column = 0; column < d; column++) {
    const at = open.findIndex((row) => row[column] !== 0n);
    if (at < 0) continue;
    const [pivot] = open.splice(at, 1);
    const scale = inverse(pivot![column]!);
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

const inverse = (value: bigint) => naiveInverse(value, BigInt(P));
