import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

/** The matrix with these entries above the diagonal and their negatives below it. */
function skew(n: number, above: (i: number, j: number) => number): string {
  const upper = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => (j > i ? above(i, j) : 0)),
  );
  const rows = upper.map((row, i) => row.map((x, j) => (j < i ? (P - upper[j]![i]!) % P : x)));
  return `${n / 2}\n${rows.map((row) => `${row.join(" ")}\n`).join("")}`;
}

/** The sum over all perfect matchings: the first is matched with each of the others. */
function matchings(left: readonly number[], rows: readonly (readonly bigint[])[]): bigint {
  const [first, ...others] = left;
  if (first === undefined) return 1n;
  return others.reduce((sum, other, k) => {
    const value = rows[first]![other]!;
    if (value === 0n) return sum;
    const rest = matchings(
      others.filter((x) => x !== other),
      rows,
    );
    return sum + (k % 2 === 0 ? value : -value) * rest;
  }, 0n);
}

const residue = (value: bigint) => ((value % BigInt(P)) + BigInt(P)) % BigInt(P);

const even = (random: Random, most: number) => 2 * random.int(1, most);

export const twin: Twin = {
  problem: "pfaffian_of_matrix",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => skew(even(random, 4), () => random.int(0, P - 1)),
    sparse: (random) => skew(even(random, 4), () => random.pick([0, 0, 1, P - 1])),
    extreme: (random) => skew(even(random, 3), () => P - random.int(1, 2)),
    /** x[i] · x[j] above the diagonal: the product of all x, as for x = 1 all but one matching cancel. */
    "max-products": (random) => {
      const x = Array.from({ length: 600 }, () => random.int(1, 30_000));
      let product = 1n;
      x.forEach((value) => {
        product = (product * BigInt(value)) % BigInt(P);
      });
      return { input: skew(600, (i, j) => (x[i]! * x[j]!) % P), output: `${product}\n` };
    },
    /** Only one perfect matching has a product other than 0. */
    "max-crossing": () => ({
      input: skew(600, (i, j) => +(j === i + 300)),
      // 300 pairs, each two of which cross: 300 · 299 / 2 changes of sign.
      output: "1\n",
    }),
  },
  atBounds: {
    "max-random": (random) => skew(600, () => random.int(0, P - 1)),
  },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const rows = lines.map((line) => line.split(" ").map(BigInt));
    const all = Array.from({ length: 2 * Number(head) }, (_, i) => i);
    return `${residue(matchings(all, rows))}\n`;
  },
};
