import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

const { maxOrder, modulus } = bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc.integer({ min: 1, max: 5 }).chain((d) => {
  const residues = fc.array(
    fc.oneof(fc.nat({ max: 2 }), fc.integer({ min: modulus - 2, max: modulus - 1 })),
    { minLength: d, maxLength: d },
  );
  return fc
    .tuple(residues, residues, fc.nat({ max: 60 }))
    .map(([first, factors, k]) => lines(first, factors, BigInt(k)));
});

export const generators: Generators = {
  random: (random) => sequence(random, random.int(2, 30), random.int(0, 1900)),
  /** The recurrence is shorter than d. */
  shorter: (random) => {
    const factors = residues(random, 20).fill(0, 7);
    const first = residues(random, 20);
    return lines(first, factors, random.bigint(0n, 1000n));
  },
  far: (random) => sequence(random, 20, random.bigint(10n ** 17n, 10n ** 18n)),
  large: (random) => sequence(random, maxOrder, bounds.maxIndex),
  /** Zeros but for the last of the first d numbers, then a period of d. */
  period: () => {
    const first = new Array<number>(maxOrder).fill(0);
    first[maxOrder - 1] = 1;
    const factors = new Array<number>(maxOrder).fill(0);
    factors[maxOrder - 1] = modulus - 1;
    return lines(first, factors, 999_999_999_999_999_999n);
  },
};

function sequence(random: Random, d: number, k: number | bigint): string {
  return lines(residues(random, d), residues(random, d), BigInt(k));
}

function residues(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.int(0, modulus - 1));
}

/** The input whose first numbers and coefficients these are. */
function lines(first: readonly number[], factors: readonly number[], k: bigint): string {
  const d = first.length;
  const numbers = first.map(BigInt);
  for (let i = d; i < 2 * d; i++) {
    const sum = factors.reduce((total, c, j) => total + BigInt(c) * numbers[i - 1 - j]!, 0n);
    numbers.push(sum % BigInt(modulus));
  }
  return `${d} ${k}\n${numbers.join(" ")}\n`;
}
