import type { Twin } from "../../../scripts/verify/twin";
import { naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function interpolation(random: Random, n: number, a: number, r: number): string {
  const values = Array.from({ length: n }, () => random.int(0, P - 1));
  return `${n} ${a} ${r}\n${values.join(" ")}\n`;
}

/** 3 is a primitive root: this number has the powers 1, r … r^(order - 1), then 1 again. */
const rootOfOrder = (order: number) => Number(naivePower(3n, BigInt((P - 1) / order), BigInt(P)));

export const twin: Twin = {
  problem: "polynomial_interpolation_on_geometric_sequence",
  timeLimitMs: 5000,
  generators: {
    small: (random) =>
      interpolation(random, random.int(2, 8), random.int(1, P - 1), random.int(2, 1000)),
    // As few points as there may be with a or r = 0.
    "with-zero": (random) => {
      const n = random.int(0, 2);
      return interpolation(
        random,
        n,
        n < 2 ? random.int(0, 2) : random.int(1, 9),
        random.pick([0, 2]),
      );
    },
    middle: (random) =>
      interpolation(random, random.int(9, 40), random.int(1, P - 1), random.int(2, P - 2)),
    // All powers of r, or all but one.
    cyclic: (random) => {
      const order = random.pick([2, 4, 7, 8, 14, 16, 17, 28]);
      const n = order - random.int(0, 1);
      return interpolation(random, n, random.int(1, P - 1), rootOfOrder(order));
    },
    /** The values of 1 + x + … + x^(n - 1) = (x^n - 1) / (x - 1) at 5 · r^i, r^(2^19) = 1: (5^n - 1) / (x - 1). */
    "max-geometric": () => {
      const n = 2 ** 19;
      const p = BigInt(P);
      const r = BigInt(rootOfOrder(n));
      let power = 5n;
      for (let step = 0; step < 19; step++) power = (power * power) % p;
      const values: bigint[] = [];
      for (let i = 0, x = 5n; i < n; i++, x = (x * r) % p) {
        values.push(((power - 1n) * inverse(x - 1n)) % p);
      }
      return { input: `${n} 5 ${r}\n${values.join(" ")}\n`, output: "1 ".repeat(n) };
    },
  },
  atBounds: {
    "max-random": (random) => interpolation(random, 2 ** 19, random.int(1, P - 1), 3),
  },
  /** Newton's divided differences. */
  naive: (input) => {
    const p = BigInt(P);
    const [head, line] = input.split("\n").map((text) => text.split(" ").map(BigInt));
    const [count, a, r] = head as [bigint, bigint, bigint];
    const n = Number(count);
    const x = Array.from({ length: n }, () => a);
    for (let i = 1; i < n; i++) x[i] = (x[i - 1]! * r) % p;
    const differences = line!.slice(0, n);
    for (let order = 1; order < n; order++) {
      for (let i = n - 1; i >= order; i--) {
        const slope = (differences[i]! - differences[i - 1]!) * inverse(x[i]! - x[i - order]!);
        differences[i] = ((slope % p) + p) % p;
      }
    }
    const f = new Array<bigint>(n).fill(0n);
    for (let i = n - 1; i >= 0; i--) {
      for (let j = n - 1; j >= 0; j--) {
        const lower = j > 0 ? f[j - 1]! : differences[i]!;
        f[j] = (((lower - f[j]! * x[i]!) % p) + p) % p;
      }
    }
    return `${f.join(" ")}\n`;
  },
};

/** By Euclid's algorithm. */
function inverse(value: bigint): bigint {
  const p = BigInt(P);
  let [rest, next, factor, nextFactor] = [p, ((value % p) + p) % p, 0n, 1n];
  while (next > 0n) {
    const quotient = rest / next;
    [rest, next] = [next, rest % next];
    [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
  }
  return (factor + p) % p;
}
