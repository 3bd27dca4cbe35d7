import { described } from "../../../scripts/verify/shape";
import { naivePower } from "./naive-power";

/** Primes and a primitive root of each. */
const SMALL: readonly (readonly [p: number, root: number])[] = [
  [2, 1],
  [3, 2],
  [5, 3],
  [7, 3],
  [11, 8],
  [23, 5],
  [101, 2],
  [10007, 5],
  [65537, 3],
];

export const twin = described({
  problem: "discrete_logarithm_fixed_mod",
  timeLimitMs: 10_000,
  rounds: 5,
  small: 20,
  shape: (s) => {
    let root = 3;
    const p = s.int(2, 1_000_000_000, (random) => {
      const modulus = random.pick(SMALL);
      root = modulus[1];
      return modulus[0];
    });
    root = s.int(1, p - 1, () => root);
    const values = s.size(1, 1_000_000);
    return { p, root, values: s.list(values, () => s.int(1, p - 1)) };
  },
  generators: {
    /** 11 is a primitive root of 999,999,937; its powers have known logarithms. */
    "max-powers": (random) => {
      const [p, root, count] = [999_999_937, 11, 1_000_000];
      const exponents = Array.from({ length: 1000 }, () => random.int(0, p - 2));
      const values = exponents.map((exponent) =>
        naivePower(BigInt(root), BigInt(exponent), BigInt(p)),
      );
      return {
        input: `${p} ${root} ${count}\n${`${values.join("\n")}\n`.repeat(1000)}`,
        output: `${exponents.join("\n")}\n`.repeat(1000),
      };
    },
  },
  naive: ({ p, root, values }) => {
    const logs = new Map<number, number>();
    for (let e = 0, power = 1; e < p - 1; e++, power = (power * root) % p) logs.set(power, e);
    return values.map((value) => logs.get(value));
  },
});
