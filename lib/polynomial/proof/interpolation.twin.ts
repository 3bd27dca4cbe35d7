import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function interpolation(random: Random, n: number, high = P - 1): string {
  const points = new Set<number>();
  while (points.size < n) points.add(random.int(0, high));
  const values = Array.from({ length: n }, () => random.int(0, P - 1));
  return `${n}\n${[...points].join(" ")}\n${values.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "polynomial_interpolation",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => interpolation(random, random.int(1, 8), 9),
    middle: (random) => interpolation(random, random.int(1, 100)),
    /** The values of x^(n - 1) + x + 1 at 0 … n - 1. */
    "max-power": () => {
      const n = 2 ** 17;
      const points = Array.from({ length: n }, (_, x) => x);
      const values = points.map((x) => {
        let power = 1n;
        for (let bit = 0; bit < 17; bit++) power = (power * power * BigInt(x)) % BigInt(P);
        return (power + BigInt(x) + 1n) % BigInt(P);
      });
      const terms = new Array(n).fill(0);
      for (const i of [0, 1, n - 1]) terms[i] = 1;
      return {
        input: `${n}\n${points.join(" ")}\n${values.join(" ")}\n`,
        output: `${terms.join(" ")}\n`,
      };
    },
  },
  atBounds: {
    "max-random": (random) => {
      const n = 2 ** 17;
      const points = new Set<number>();
      while (points.size < n) points.add(random.int(0, P - 1));
      const values = Array.from({ length: n }, () => random.int(0, P - 1));
      return `${n}\n${[...points].join(" ")}\n${values.join(" ")}\n`;
    },
  },
  /** Newton's divided differences. */
  naive: (input) => {
    const p = BigInt(P);
    const [, x, y] = input.split("\n").map((line) => line.split(" ").map(BigInt));
    const n = x!.length;
    const differences = y!.slice();
    for (let order = 1; order < n; order++) {
      for (let i = n - 1; i >= order; i--) {
        const slope = (differences[i]! - differences[i - 1]!) * inverse(x![i]! - x![i - order]!);
        differences[i] = ((slope % p) + p) % p;
      }
    }
    let f: bigint[] = [];
    for (let i = n - 1; i >= 0; i--) {
      // f becomes f · (x - x_i) + the difference.
      const next = [0n, ...f];
      f.forEach((term, j) => {
        next[j] = (((next[j]! - term * x![i]!) % p) + p) % p;
      });
      next[0] = (next[0]! + differences[i]!) % p;
      f = next;
    }
    return `${f.slice(0, n).join(" ")}\n`;
  },
};

function inverse(value: bigint): bigint {
  const p = BigInt(P);
  return naiveInverse(((value % p) + p) % p, p);
}
