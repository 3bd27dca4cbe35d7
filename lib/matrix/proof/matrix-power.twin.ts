import type { Twin } from "../../../scripts/verify/twin";
import { naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353n;
type Rows = readonly (readonly bigint[])[];

function matrix(random: Random, n: number, exponent: bigint, low = 0): string {
  const rows = Array.from({ length: n }, () =>
    Array.from({ length: n }, () => random.int(low, Number(P) - 1)).join(" "),
  );
  return `${n} ${exponent}\n${rows.join("\n")}\n`;
}

const product = (a: Rows, b: Rows): Rows =>
  a.map((row) => b.map((_, j) => row.reduce((sum, x, k) => sum + x * b[k]![j]!, 0n) % P));

const power = (rows: Rows, exponent: bigint): Rows => {
  if (exponent === 0n) return rows.map((_, i) => rows.map((__, j) => (i === j ? 1n : 0n)));
  const root = power(rows, exponent / 2n);
  const square = product(root, root);
  return exponent % 2n === 0n ? square : product(square, rows);
};

export const twin: Twin = {
  problem: "pow_of_matrix",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => matrix(random, random.int(1, 4), BigInt(random.int(0, 20))),
    middle: (random) => matrix(random, 8, random.bigint(0n, 10n ** 18n), Number(P) - 5),
    /** All entries 1: the power k is 200^(k - 1) everywhere. */
    "max-ones": () => {
      const [n, exponent] = [200, 2n ** 59n - 1n];
      const answer = naivePower(BigInt(n), exponent - 1n, P);
      const row = (entry: bigint) => `${new Array(n).fill(entry).join(" ")}\n`;
      return {
        input: `${n} ${exponent}\n${row(1n).repeat(n)}`,
        output: row(answer).repeat(n),
      };
    },
  },
  atBounds: {
    "max-random": (random) => matrix(random, 200, 2n ** 59n - 1n),
    "max-high": (random) => matrix(random, 200, 10n ** 18n, Number(P) - 3),
    "max-none": (random) => matrix(random, 200, 0n),
    "max-one-entry": (random) => matrix(random, 1, 10n ** 18n),
  },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const rows = lines.map((line) => line.split(" ").map(BigInt));
    const answer = power(rows, BigInt(head!.split(" ")[1]!));
    return `${answer.map((row) => row.join(" ")).join("\n")}\n`;
  },
};
