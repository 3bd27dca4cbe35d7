import { described } from "../../../scripts/verify/shape";
import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

interface Facts extends Partial<Omit<Twin, "naive" | "check">> {
  readonly problem: string;
  readonly timeLimitMs: number;
  /** Of pairs. */
  readonly most: number;
  readonly base?: 10 | 16;
  /** No numbers below 0; the second is no 0. */
  readonly isNatural?: boolean;
}

/** The twin of a problem about pairs of big integers: what its answer to a pair is, BigInt says. */
export function bigPairs(facts: Facts, naive: (a: bigint, b: bigint) => readonly bigint[]): Twin {
  const { most, base = 10, isNatural = false, ...rest } = facts;
  const letters = "-0123456789ABCDEF";
  const shown = (value: bigint) => value.toString(base).toUpperCase();
  const parsed = (word: string) =>
    base === 10 ? BigInt(word) : BigInt(word.replace(/^-?/, "0x")) * (word[0] === "-" ? -1n : 1n);
  return described({
    ...rest,
    small: 20,
    middle: 0,
    shape: (s) => {
      const count = s.size(1, most);
      const word = (make: (random: Random) => bigint) =>
        parsed(s.text(1, 2_000_001, letters, (random) => shown(make(random))));
      const number = (random: Random) => some(random, count > 100 ? 1 : 12, base, isNatural);
      return s.list(count, () => {
        let b = 0n;
        const a = word((random) => {
          b = number(random) || 1n;
          return isNatural && random.int(0, 1) === 0
            ? b * number(random) - BigInt(random.int(0, 1) && 1)
            : number(random);
        });
        return [a, word(() => b)] as const;
      });
    },
    naive: (pairs) => pairs.map(([a, b]) => naive(a, b).map(shown).join(" ")),
  });
}

/** A number of at most `digits` digits, at times of 100 times as many; many are near a power of the base or 0. */
function some(random: Random, digits: number, base: number, isNatural: boolean): bigint {
  const most =
    BigInt(base) ** BigInt(random.int(1, digits * random.pick(digits > 1 ? [1, 1, 1, 100] : [1])));
  const above = BigInt(random.int(-1, 1));
  const value = random.pick([
    random.bigint(0n, most),
    random.bigint(0n, most),
    most + above,
    above,
  ]);
  return isNatural ? (value < 0n ? -value : value) : value * random.pick([1n, -1n]);
}

/** `count` lines of two numbers without sign, of `first` and `second` digits. */
export function ofDigits(random: Random, count: number, first: number, second: number, base = 10) {
  const number = (digits: number) => {
    let text = random.int(1, 9).toString();
    while (text.length < digits)
      text += random
        .int(base ** 8, base ** 9 - 1)
        .toString(base)
        .toUpperCase();
    return text.slice(0, digits);
  };
  return `${count}\n${Array.from({ length: count }, () => `${number(first)} ${number(second)}\n`).join("")}`;
}

export const twin = bigPairs(
  {
    problem: "multiplication_of_big_integers",
    timeLimitMs: 5_000,
    most: 1_000_000,
    generators: {
      /** (10^n - 1)² = 10^(2 n) - 2 · 10^n + 1 */
      "max-nines": () => {
        const n = 2_000_000;
        const nines = "9".repeat(n - 1);
        return { input: `1\n${nines}9 ${nines}9\n`, output: `${nines}8${"0".repeat(n - 1)}1\n` };
      },
    },
    atBounds: {
      "max-one": (random) => ofDigits(random, 1, 2_000_000, 2_000_000),
      "max-thin": (random) => ofDigits(random, 1, 3_999_000, 1000),
      "max-one-digit": (random) => ofDigits(random, 1, 3_999_999, 1),
      "max-middle": (random) => ofDigits(random, 4000, 500, 500),
    },
  },
  (a, b) => [a * b],
);
