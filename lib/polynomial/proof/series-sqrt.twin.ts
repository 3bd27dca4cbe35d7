import { described } from "../../../scripts/verify/shape";
import { naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";
import { P } from "./series-inverse.twin";

/** The square of a series, or any one; the lowest terms may be 0. */
function terms(random: Random, n: number): number[] {
  const zeros = random.pick([0, 1, 2, random.int(0, n)]);
  const any = Array.from({ length: n }, (_, i) => (i < zeros ? 0 : random.int(0, Number(P) - 1)));
  return n > 1000 || random.int(0, 2) === 0 ? any : square(any.map(BigInt)).map(Number);
}

function square(g: readonly bigint[]): bigint[] {
  return g.map((_, n) => {
    let sum = 0n;
    for (let i = 0; i <= n; i++) sum += g[i]! * g[n - i]!;
    return sum % P;
  });
}

export const twin = described({
  problem: "sqrt_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 60,
  middle: 80,
  shape: (s) => {
    const n = s.size(1, 500_000);
    return s.numbers(n, 0, Number(P) - 1, (random) => terms(random, n)).map(BigInt);
  },
  naive: naiveSqrt,
  check: checkSqrt,
  atBounds: { "max-odd": () => `500000\n0 ${"1 ".repeat(499_999)}\n` },
});

/** The root of the lowest term by Cipolla's algorithm, then term by term. */
export function naiveSqrt(f: readonly bigint[]): bigint | bigint[][] {
  const low = f.findIndex((term) => term !== 0n);
  if (low < 0) return [[...f]];
  const first = squareRoot(f[low]!);
  if (low % 2 === 1 || first === undefined) return -1n;
  const inverse = power((2n * first) % P, P - 2n);
  const g = f.map(() => 0n);
  g[low / 2] = first;
  for (let n = 1; low + n < f.length; n++) {
    let sum = f[low + n]!;
    for (let i = 1; i < n; i++) sum -= g[low / 2 + i]! * g[low / 2 + n - i]!;
    g[low / 2 + n] = (((sum % P) + P) * inverse) % P;
  }
  return [g];
}

/** A root is right if its square is; -1 only where the lowest term rules a root out. */
export function checkSqrt(f: readonly bigint[], output: string): void {
  const g = output.trim().split(/\s+/).map(BigInt);
  const isNone = output.trim() === "-1";
  if (isNone === hasRoot(f)) throw new Error(isNone ? "there is a root" : "there is no root");
  if (isNone) return;
  if (g.length !== f.length) throw new Error(`expected ${f.length} terms, found ${g.length}`);
  const shown = f.length > 2000 ? 500 : f.length;
  for (const [i, term] of square(g.slice(0, shown)).entries()) {
    if (term !== f[i]) throw new Error(`the square has ${term} at ${i}, not ${f[i]}`);
  }
}

/** A series of zeros is its own root; else the lowest term has an even degree and is a square. */
function hasRoot(f: readonly bigint[]): boolean {
  const low = f.findIndex((term) => term !== 0n);
  return low < 0 || (low % 2 === 0 && power(f[low]!, (P - 1n) / 2n) === 1n);
}

const power = (base: bigint, exponent: bigint) => naivePower(base, exponent, P);

/** Cipolla's algorithm: (t + √(t² - a))^((p + 1) / 2), t² - a no square. */
function squareRoot(a: bigint): bigint | undefined {
  if (power(a, (P - 1n) / 2n) !== 1n) return undefined;
  let t = 1n;
  while (power((((t * t - a) % P) + P) % P, (P - 1n) / 2n) !== P - 1n) t++;
  const w = (((t * t - a) % P) + P) % P;
  let [x, y] = [1n, 0n];
  for (const bit of ((P + 1n) / 2n).toString(2)) {
    [x, y] = [(x * x + y * y * w) % P, (2n * x * y) % P];
    if (bit === "1") [x, y] = [(x * t + y * w) % P, (x + y * t) % P];
  }
  return x;
}
