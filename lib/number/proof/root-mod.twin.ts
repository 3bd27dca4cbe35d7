import { described } from "../../../scripts/verify/shape";
import { naivePower } from "./naive-power";
import { primeUpTo } from "./naive-prime";

const lines = (count: number, line: (i: number) => string) =>
  `${count}\n${Array.from({ length: count }, (_, i) => `${line(i)}\n`).join("")}`;

export const twin = described({
  problem: "kth_root_mod",
  timeLimitMs: 5_000,
  middle: 0,
  // A first guess off by 2; a degree that shares 3² and no 2 with the number that remains.
  generators: { rare: () => "2\n22 2 17\n9 23 163\n" },
  atBounds: {
    "max-safe-prime": (random) =>
      lines(5000, (i) => {
        const p = random.pick([999_999_503, 999_998_687, 999_998_639, 999_998_459]);
        return `${i % 2 === 0 ? (p - 1) / 2 : random.int(0, 1e9)} ${random.int(0, p - 1)} ${p}`;
      }),
    // Degrees that are powers of two, of numbers that are powers to a lower degree.
    "max-powers-of-two": (random) =>
      lines(5000, () => {
        const power = naivePower(
          BigInt(random.int(1, 998244352)),
          1n << BigInt(random.int(0, 23)),
          998244353n,
        );
        return `${2 ** random.int(1, 29)} ${power} 998244353`;
      }),
    // p - 1 is divisible by the square of a prime near its root.
    "max-prime-squared": (random) =>
      lines(5000, () => {
        const [r, p] = random.pick([
          [15737, 990612677],
          [15733, 990109157],
          [15607, 974313797],
        ]) as [number, number];
        return `${r} ${naivePower(BigInt(random.int(1, p - 1)), BigInt(r), BigInt(p))} ${p}`;
      }),
  },
  shape: (s) => {
    const count = s.size(1, 5000, 6);
    return s.list(count, () => {
      const numbers = s.numbers(3, 0, 1e9, (random) => {
        // p - 1 = 2^23 · 7 · 17
        const p = count < 5000 ? primeUpTo(random, random.pick([50, 50, 3000])) : 998_244_353;
        return [random.int(0, Math.min(1e9, 2 * p)), random.int(0, p - 1), p];
      });
      return numbers.map(BigInt) as [bigint, bigint, bigint];
    });
  },
  naive: (tests) =>
    tests.map(([k, a, p]) => {
      for (let x = 0n; x < p; x++) if (naivePower(x, k, p) === a) return x;
      return -1;
    }),
  /** A root is right if its power is; there is none only where Euler's criterion says so. */
  check: (tests, output) => {
    const roots = output.trim().split(/\s+/).map(BigInt);
    if (roots.length !== tests.length) throw new Error(`expected ${tests.length} roots`);
    roots.forEach((x, i) => {
      const [k, a, p] = tests[i]!;
      if (x !== -1n) {
        if (x < 0n || x >= p) throw new Error(`${x} is no residue modulo ${p}`);
        if (naivePower(x, k, p) !== a) throw new Error(`${x}^${k} is not ${a} modulo ${p}`);
      } else if (k === 0n ? a === 1n : a === 0n || isPower(a, k, p)) {
        throw new Error(`${a} has a root to the degree ${k} modulo ${p}`);
      }
    });
  },
});

function isPower(a: bigint, k: bigint, p: bigint): boolean {
  let [x, y] = [k, p - 1n];
  while (y !== 0n) [x, y] = [y, x % y];
  return naivePower(a, (p - 1n) / x, p) === 1n;
}
