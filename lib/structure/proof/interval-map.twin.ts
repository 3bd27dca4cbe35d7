import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 1_000_000_007n;

const line = (random: Random, n: number, m: number, vmax: number) =>
  `${n} ${m} ${random.int(0, 1_000_000_006)} ${vmax}\n`;

/** An array, number by number, in BigInt. */
function naive(input: string): string {
  const [n, m, seed, vmax] = input.trim().split(" ").map(BigInt) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  let state = seed;
  const rnd = () => {
    const value = state;
    state = (state * 7n + 13n) % P;
    return value;
  };
  const a = Array.from({ length: Number(n) }, () => (rnd() % vmax) + 1n);
  const out: bigint[] = [];
  for (let i = 0n; i < m; i++) {
    const op = (rnd() % 4n) + 1n;
    let [l, r] = [Number(rnd() % n), Number(rnd() % n)];
    if (l > r) [l, r] = [r, l];
    const x = (op === 3n ? rnd() % BigInt(r - l + 1) : rnd() % vmax) + 1n;
    const range = a.slice(l, r + 1);
    if (op === 1n) for (let j = l; j <= r; j++) a[j]! += x;
    if (op === 2n) a.fill(x, l, r + 1);
    if (op === 3n) out.push(range.sort((p, q) => (p < q ? -1 : 1))[Number(x) - 1]!);
    if (op === 4n) {
      const y = (rnd() % vmax) + 1n;
      out.push(range.reduce((sum, value) => sum + power(value, x, y), 0n) % y);
    }
  }
  return `${out.join("\n")}\n`;
}

function power(base: bigint, exponent: bigint, m: bigint): bigint {
  if (exponent === 0n) return 1n % m;
  const half = power(base, exponent / 2n, m);
  return (half * half * (exponent % 2n === 1n ? base : 1n)) % m;
}

export const twin: Twin = {
  problem: "896C",
  rounds: 21,
  generators: {
    "sample-1": () => ({ input: "10 10 7 9\n", output: "2\n1\n0\n3\n" }),
    "sample-2": () => ({ input: "10 10 9 9\n", output: "1\n1\n3\n3\n" }),
    small: (random) => line(random, random.int(1, 12), random.int(1, 30), random.int(1, 20)),
    large: (random) => line(random, random.int(1, 300), random.int(1, 300), random.int(1, 1e9)),
  },
  atBounds: {
    "max-values": (random) => line(random, 100_000, 100_000, 1e9),
    "max-operations": (random) => line(random, 1000, 100_000, 1e9),
  },
  naive,
};
