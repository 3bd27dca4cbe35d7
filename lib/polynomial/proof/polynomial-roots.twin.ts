import type { Answered, Twin } from "../../../scripts/verify/twin";
import { naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";
import { naiveProduct } from "./naive-sums";

const P = 998244353;
const p = BigInt(P);

/** A constant times the product of x - r over the roots and of x² - n over the n, no squares. */
function product(scale: number, roots: readonly number[], nonSquares: readonly number[]): Answered {
  const factors = [
    ...roots.map((root) => [-BigInt(root), 1n]),
    ...nonSquares.map((square) => [-BigInt(square), 0n, 1n]),
  ];
  const f = factors.reduce((g, factor) => naiveProduct(g, factor, p), [BigInt(scale)]);
  const different = [...new Set(roots)];
  return {
    input: `${f.length - 1}\n${f.join(" ")}\n`,
    output: `${different.length}\n${different.join(" ")}\n`,
  };
}

/** 3 is a primitive root, so its odd powers are no squares. */
function nonSquare(random: Random): number {
  const square = BigInt(random.int(1, P - 1));
  return Number((((square * square) % p) * 3n) % p);
}

function some(random: Random, roots: number, nonSquares: number, high = P - 1): Answered {
  const all = Array.from({ length: roots }, () => random.int(0, high));
  const rest = Array.from({ length: nonSquares }, () => nonSquare(random));
  return product(random.int(1, P - 1), all, rest);
}

export const twin: Twin = {
  problem: "polynomial_root_finding",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => some(random, random.int(0, 3), random.int(0, 3), 3),
    middle: (random) => some(random, random.int(0, 12), random.int(0, 12)),
    ends: (random) => product(1, [0, 1, P - 1, random.pick([0, 2, P - 2])], []),
    /** x^4000 - 2^4000 has the roots 2 w, w^32 = 1: 4000 is 32 times what shares no factor with P - 1. */
    "max-power": () => {
      const power = (base: bigint, exponent: number) => naivePower(base, BigInt(exponent), p);
      const unit = power(3n, (P - 1) / 32);
      const roots = Array.from({ length: 32 }, (_, i) => (2n * power(unit, i)) % p);
      const input = `4000\n${p - power(2n, 4000)}${" 0".repeat(3999)} 1\n`;
      return { input, output: `32\n${roots.join(" ")}\n` };
    },
    "max-roots": (random) => some(random, 4000, 0),
    "max-same": (random) => product(1, new Array<number>(4000).fill(random.int(0, P - 1)), []),
    "max-mixed": (random) => some(random, 2000, 1000),
  },
  naive: () => {
    throw new Error("every input comes with its roots");
  },
  check: (_, output, expected) => {
    const sorted = (text: string) => {
      const [count, ...roots] = text.trim().split(/\s+/);
      return [count, ...roots.sort()].join(" ");
    };
    if (sorted(output) !== sorted(expected!)) throw new Error(`expected in any order ${expected}`);
  },
};
