import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";

function text(random: Random, values: readonly number[], q: number, isWhole = false): string {
  const n = values.length;
  const lines = [`${n} ${q}`, values.join(" ")];
  for (let line = 0; line < q; line++) {
    const l = isWhole ? 1 : random.int(1, n);
    lines.push(`${l} ${isWhole ? n : random.int(l, n)}`);
  }
  return `${lines.join("\n")}\n`;
}

const numbers = (random: Random, n: number, bound: number) =>
  Array.from({ length: n }, () => random.int(-bound, bound));

export const twin: Twin = {
  problem: "P3246",
  rounds: 60,
  timeLimitMs: 2_000,
  generators: {
    small: (random) => text(random, numbers(random, random.int(1, 9), random.pick([2, 1e9])), 20),
    middle: (random) => text(random, numbers(random, random.int(30, 60), 1e9), 30),
    "max-values": (random) => ({
      input: text(random, new Array<number>(100_000).fill(-1e9), 100_000, true),
      output: `${-(10n ** 9n) * 50_000n * 100_001n}\n`.repeat(100_000),
    }),
  },
  atBounds: {
    "max-random": (random) => text(random, numbers(random, 100_000, 1e9), 100_000),
    "max-rising": (random) =>
      text(
        random,
        Array.from({ length: 100_000 }, (_, i) => 20_000 * i - 1e9),
        100_000,
      ),
    // Rises, and one small number at the end takes all back.
    "max-saw": (random) =>
      text(
        random,
        Array.from({ length: 100_000 }, (_, i) => (i % 300 === 299 ? -i : 1e9 - 300 + (i % 300))),
        100_000,
      ),
  },
  naive: (input) => {
    const [, values, ...queries] = rowsOf(input) as [number[], number[], ...[number, number][]];
    const answers = queries.map(([l, r]) => {
      let total = 0n;
      for (let from = l - 1; from < r; from++) {
        let least = Infinity;
        for (let to = from; to < r; to++) {
          least = Math.min(least, values[to]!);
          total += BigInt(least);
        }
      }
      return `${total}\n`;
    });
    return answers.join("");
  },
};
