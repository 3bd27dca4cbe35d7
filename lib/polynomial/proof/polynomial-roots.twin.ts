import type { Answered, Twin } from "../../../scripts/verify/twin";
import { naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;
const p = BigInt(P);

/** A constant times the product of x - r over the roots and of x² - n over the n, no squares. */
function product(scale: number, roots: readonly number[], nonSquares: readonly number[]): Answered {
  let f = [BigInt(scale)];
  const factors = [
    ...roots.map((root) => [-BigInt(root), 1n]),
    ...nonSquares.map((square) => [-BigInt(square), 0n, 1n]),
  ];
  for (const factor of factors) {
    const next = new Array<bigint>(f.length + factor.length - 1).fill(0n);
    f.forEach((term, i) => {
      factor.forEach((other, j) => {
        next[i + j]! += term * other;
      });
    });
    f = next.map((term) => ((term % p) + p) % p);
  }
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

function some(random: Random, most: number, high: number): Answered {
  const roots = Array.from({ length: random.int(0, most) }, () => random.int(0, high));
  const rest = Array.from({ length: random.int(0, most) }, () => nonSquare(random));
  return product(random.int(1, P - 1), roots, rest);
}

export const twin: Twin = {
  problem: "polynomial_root_finding",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => some(random, 3, 3),
    middle: (random) => some(random, 12, P - 1),
    ends: (random) => product(1, [0, 1, P - 1, random.pick([0, 2, P - 2])], []),
    /** x^4000 - 2^4000 has the roots 2 w, w^32 = 1: 4000 is 32 times what shares no factor with P - 1. */
    "max-power": () => {
      const power = (base: bigint, exponent: number) => naivePower(base, BigInt(exponent), p);
      const unit = power(3n, (P - 1) / 32);
      const roots = Array.from({ length: 32 }, (_, i) => (2n * power(unit, i)) % p);
      const input = `4000\n${p - power(2n, 4000)}${" 0".repeat(3999)} 1\n`;
      return { input, output: `32\n${roots.join(" ")}\n` };
    },
    "max-roots": (random) => {
      const roots = Array.from({ length: 4000 }, () => random.int(0, P - 1));
      return product(random.int(1, P - 1), roots, []);
    },
    "max-same": (random) => product(1, new Array<number>(4000).fill(random.int(0, P - 1)), []),
    "max-mixed": (random) => {
      const roots = Array.from({ length: 2000 }, () => random.int(0, P - 1));
      const rest = Array.from({ length: 1000 }, () => nonSquare(random));
      return product(1, roots, rest);
    },
  },
  naive: () => {
    throw new Error("every input comes with its roots");
  },
  check: (_, output, expected) => {
    const sorted = (text: string) =>
      text
        .trim()
        .split(/\s+/)
        .map(Number)
        .sort((a, b) => a - b);
    const [roots, wanted] = [
      sorted(output.replace(/^.*\n/, "")),
      sorted(expected!.replace(/^.*\n/, "")),
    ];
    const count = Number(output.split("\n")[0]);
    if (roots.join(" ") !== wanted.join(" ") || count !== Number(expected!.split("\n")[0])) {
      throw new Error(`expected the ${wanted.length} roots ${wanted.slice(0, 9).join(" ")} …`);
    }
  },
};
