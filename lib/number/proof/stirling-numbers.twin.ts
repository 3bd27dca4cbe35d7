import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, count: number, p: number, most: number | bigint): string {
  const line = () => {
    const n = random.bigint(0n, BigInt(most));
    return `${n} ${random.bigint(0n, random.int(0, 4) === 0 ? BigInt(most) : n)}\n`;
  };
  return `${count} ${p}\n${Array.from({ length: count }, line).join("")}`;
}

/** Numbers of one kind: those at the end of a row, of which `pairs` is n (n - 1) / 2, and the factor of s(n, k). */
export const stirlingTwin = ({
  problem,
  ends,
  factor,
}: {
  problem: string;
  ends: (n: bigint, pairs: bigint) => readonly [bigint, bigint, bigint];
  factor: (n: number, k: number, p: number) => number;
}): Twin => ({
  problem,
  timeLimitMs: 10_000,
  rounds: 6,
  generators: {
    small: (random) => queries(random, 40, random.pick([2, 3, 5, 7, 11]), 20),
    middle: (random) => queries(random, 100, random.pick([2, 3, 5, 7, 13, 31]), 200),
    sparse: (random) => queries(random, 40, random.pick([199, 499]), 100),
    "max-ends": (random) => {
      let input = "200000 4999\n";
      let output = "";
      for (let i = 0; i < 200_000; i++) {
        const n = random.bigint(2n, 10n ** 18n);
        const pairs = (n * (n - 1n)) / 2n;
        const value = ends(n, pairs)[i % 3]!;
        input += `${n} ${n - BigInt(i % 3)}\n`;
        output += `${((value % 4999n) + 4999n) % 4999n}\n`;
      }
      return { input, output };
    },
  },
  atBounds: {
    "max-random": (random) => queries(random, 200_000, 4999, 10n ** 18n),
    "max-two": (random) => queries(random, 200_000, 2, 10n ** 18n),
  },
  naive: (input) => {
    const [head, ...lines] = input.trim().split("\n");
    const p = Number(head!.split(" ")[1]);
    const rows = [[1]];
    for (let n = 0; n < 200; n++) {
      const last = rows[n]!;
      rows.push([...last, 0].map((term, k) => (factor(n, k, p) * term + (last[k - 1] ?? 0)) % p));
    }
    const answers = lines.map((line) => {
      const [n, k] = line.split(" ").map(Number) as [number, number];
      return `${rows[n]![k] ?? 0}\n`;
    });
    return answers.join("");
  },
});

/**
 * The terms of x (x - 1) … (x - n + 1), factor after factor; s(n, n) = 1, s(n, n - 1) = -n (n - 1) / 2,
 * s(n, n - 2) = n (n - 1) (n - 2) (3 n - 1) / 24.
 */
export const twin = stirlingTwin({
  problem: "stirling_number_of_the_first_kind_small_p_large_n",
  ends: (n, pairs) => [1n, -pairs, (pairs * (n - 2n) * (3n * n - 1n)) / 12n],
  factor: (n, _k, p) => p - (n % p),
});
