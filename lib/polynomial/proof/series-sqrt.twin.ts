import type { Twin } from "../../../scripts/verify/twin";
import { naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function series(random: Random, n: number, zeros: number, isSquare: boolean): string {
  const half = Array.from({ length: n }, (_, i) => (2 * i < zeros ? 0 : random.int(0, P - 1)));
  const terms = isSquare
    ? square(half.map(BigInt))
    : Array.from({ length: n }, (_, i) => BigInt(i < zeros ? 0 : random.int(0, P - 1)));
  return `${n}\n${terms.join(" ")}\n`;
}

function square(g: readonly bigint[]): bigint[] {
  return g.map((_, n) => {
    let sum = 0n;
    for (let i = 0; i <= n; i++) sum += g[i]! * g[n - i]!;
    return sum % BigInt(P);
  });
}

export const twin: Twin = {
  problem: "sqrt_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => series(random, random.int(1, 6), random.int(0, 5), random.int(0, 1) === 0),
    middle: (random) => series(random, random.int(10, 100), random.int(0, 20), true),
    any: (random) => series(random, random.int(1, 60), random.int(0, 2), false),
    /** (1 + x + x² + …)² = 1 + 2 x + 3 x² … */
    "max-square": () => {
      const n = 500_000;
      const terms = Array.from({ length: n }, (_, i) => i + 1);
      return { input: `${n}\n${terms.join(" ")}\n`, output: "1 ".repeat(n) };
    },
  },
  atBounds: {
    "max-random": (random) => series(random, 500_000, 0, false),
    "max-nothing": () => `500000\n${"0 ".repeat(500_000)}\n`,
    "max-odd": () => `500000\n0 ${"1 ".repeat(499_999)}\n`,
  },
  /** The root of the lowest term by trial of its powers, then term by term. */
  naive: (input) => {
    const p = BigInt(P);
    const f = input.split("\n")[1]!.split(" ").map(BigInt);
    const low = f.findIndex((term) => term !== 0n);
    if (low < 0) return `${f.join(" ")}\n`;
    const first = squareRoot(f[low]!);
    if (low % 2 === 1 || first === undefined) return "-1\n";
    const inverse = power((2n * first) % p, p - 2n);
    const g = f.map(() => 0n);
    g[low / 2] = first;
    for (let n = 1; low + n < f.length; n++) {
      let sum = f[low + n]!;
      for (let i = 1; i < n; i++) sum -= g[low / 2 + i]! * g[low / 2 + n - i]!;
      g[low / 2 + n] = (((sum % p) + p) * inverse) % p;
    }
    return `${g.join(" ")}\n`;
  },
  /** A root is right if its square is; -1 only where the lowest term rules a root out. */
  check: (input, output, expected) => {
    const f = input.split("\n")[1]!.trim().split(" ").map(BigInt);
    const g = output.trim().split(/\s+/).map(BigInt);
    const isNone = output.trim() === "-1";
    if (isNone === hasRoot(f)) throw new Error(isNone ? "there is a root" : "there is no root");
    if (isNone) return;
    if (g.length !== f.length) throw new Error(`expected ${f.length} terms, found ${g.length}`);
    const shown = f.length > 2000 ? 500 : f.length;
    square(g.slice(0, shown)).forEach((term, i) => {
      if (term !== f[i]) throw new Error(`the square has ${term} at ${i}, not ${f[i]}`);
    });
    const isEqual = expected === undefined || f.length <= 2000 || expected.trim() === output.trim();
    if (!isEqual) throw new Error("the upper terms differ from the expected ones");
  },
};

/** A series of zeros is its own root; else the lowest term has an even degree and is a square. */
function hasRoot(f: readonly bigint[]): boolean {
  const low = f.findIndex((term) => term !== 0n);
  return low < 0 || (low % 2 === 0 && power(f[low]!, BigInt(P - 1) / 2n) === 1n);
}

const power = (base: bigint, exponent: bigint) => naivePower(base, exponent, BigInt(P));

/** Cipolla's algorithm: (t + √(t² - a))^((p + 1) / 2), t² - a no square. */
function squareRoot(a: bigint): bigint | undefined {
  const p = BigInt(P);
  if (power(a, (p - 1n) / 2n) !== 1n) return undefined;
  let t = 1n;
  while (power((((t * t - a) % p) + p) % p, (p - 1n) / 2n) !== p - 1n) t++;
  const w = (((t * t - a) % p) + p) % p;
  let [x, y] = [1n, 0n];
  for (const bit of ((p + 1n) / 2n).toString(2)) {
    [x, y] = [(x * x + y * y * w) % p, (2n * x * y) % p];
    if (bit === "1") [x, y] = [(x * t + y * w) % p, (x + y * t) % p];
  }
  return x;
}
