import type { Twin } from "../../../scripts/verify/twin";
import { allQuotients, P, sumLine, sumsOf, valuesOf } from "./dirichlet-product.twin";
import { naiveInverse } from "./naive-power";

export const twin: Twin = {
  problem: "dirichlet_inverse_and_prefix_sums",
  timeLimitMs: 30_000,
  generators: {
    small: (random) => test(sumsOf(random, 60), random.int(1, 60)),
    middle: (random) => test(sumsOf(random, 400), random.int(60, 9_999)),
    large: (random) => test(sumsOf(random, 400), random.int(10_000, 20_000)),
    /** c at 1 alone: its inverse is 1 / c at 1 alone. */
    "max-constant": () => {
      const quotients = allQuotients(1e12);
      return {
        input: `1\n1000000000000\n${quotients.map(() => 2).join(" ")}\n`,
        output: `${quotients.map(() => (P + 1) / 2).join(" ")}\n`,
      };
    },
  },
  naive: (input) => {
    const [, head, f] = input.split("\n");
    const n = Number(head);
    const values = valuesOf(n, f!);
    // The inverse of the first value, by Fermat.
    const inverse = naiveInverse(values[1]!, BigInt(P));
    const rest = new Array<bigint>(n + 1).fill(0n);
    rest[1] = 1n;
    const result = rest.map(() => 0n);
    for (let b = 1; b <= n; b++) {
      result[b] = (rest[b]! * inverse) % BigInt(P);
      for (let a = 2; a * b <= n; a++) rest[a * b]! -= values[a]! * result[b]!;
    }
    return sumLine(n, result);
  },
};

function test(line: string, n: number): string {
  return `1\n${n}\n${line.split(" ").slice(0, allQuotients(n).length).join(" ")}\n`;
}
