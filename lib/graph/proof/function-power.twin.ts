import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const towns = (random: Random, n: number) =>
  Array.from({ length: n }, () => random.int(1, n)).join(" ");

/** Step by step; where the walk comes back to a town, whole rounds are left out. */
function naive(input: string): string {
  const [first, second] = input.split("\n") as [string, string];
  const k = BigInt(first.split(" ")[1]!);
  const next = second.split(" ").map(Number);
  const met = new Map<number, bigint>();
  let town = 1;
  for (let step = 0n; step < k; step++) {
    const before = met.get(town);
    if (before !== undefined) {
      let left = (k - step) % (step - before);
      for (; left > 0n; left--) town = next[town - 1]!;
      break;
    }
    met.set(town, step);
    town = next[town - 1]!;
  }
  return `${town}\n`;
}

const MOST = 10n ** 18n;

export const twin: Twin = {
  problem: "abc167_d",
  generators: {
    "sample-1": () => ({ input: "4 5\n3 2 4 1\n", output: "4\n" }),
    "sample-2": () => ({ input: "6 727202214173249351\n6 5 2 5 3 2\n", output: "2\n" }),
    small: (random) => {
      const n = random.int(2, 10);
      return `${n} ${random.int(1, 40)}\n${towns(random, n)}\n`;
    },
    far: (random) => {
      const n = random.int(2, 1000);
      return `${n} ${MOST - BigInt(random.int(0, 1e9))}\n${towns(random, n)}\n`;
    },
    "max-random": (random) => `200000 ${MOST}\n${towns(random, 200_000)}\n`,
    // One ring of all towns: the answer counts K along it.
    "max-ring": () => {
      const n = 200_000;
      const next = Array.from({ length: n }, (_, v) => ((v + 1) % n) + 1).join(" ");
      return {
        input: `${n} ${MOST - 1n}\n${next}\n`,
        output: `${((MOST - 1n) % 200_000n) + 1n}\n`,
      };
    },
  },
  naive,
};
