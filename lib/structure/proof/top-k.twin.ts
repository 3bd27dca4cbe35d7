import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function lists(
  random: Random,
  lengths: readonly number[],
  k: number,
  draw: (at: number) => number,
): string {
  const lines = lengths.map((length) => Array.from({ length }, (_, at) => draw(at)).join(" "));
  const most = lengths.reduce((product, length) => product * length, 1);
  return `${lengths.join(" ")} ${Math.min(most, k || random.int(1, most))}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "abc123_d",
  timeLimitMs: 2000,
  rounds: 60,
  generators: {
    small: (random) =>
      lists(random, [random.int(1, 6), random.int(1, 6), random.int(1, 6)], 0, () =>
        random.int(1, 9),
      ),
    middle: (random) =>
      lists(random, [30, random.int(1, 30), 9], random.int(1, 99), () => random.int(1, 1e10)),
    sample: () => ({
      input: "2 2 2 8\n4 6\n1 5\n3 8\n",
      output: "19\n17\n15\n14\n13\n12\n10\n8\n",
    }),
    "max-equal": () => ({
      input: `1000 1000 1000 3000\n${`${new Array(1000).fill(1e10).join(" ")}\n`.repeat(3)}`,
      output: "30000000000\n".repeat(3000),
    }),
    // Sums that rise to the end: each one is among the largest so far. Of 3 · 10^10 - s there are
    // (s + 1) (s + 2) / 2.
    "max-rising": (random) => {
      const sums: string[] = [];
      for (let s = 0; sums.length < 3000; s++) {
        for (let i = 0; i < ((s + 1) * (s + 2)) / 2; i++) sums.push(`${3e10 - s}\n`);
      }
      const input = lists(random, [1000, 1000, 1000], 3000, (at) => 1e10 - 999 + at);
      return { input, output: sums.slice(0, 3000).join("") };
    },
  },
  atBounds: {
    "max-random": (random) =>
      lists(random, [1000, 1000, 1000], 3000, () => random.int(1, 10_000_000_000)),
  },
  naive: (input) => {
    const [head, ...rest] = input.trim().split("\n");
    const count = Number(head!.split(" ")[3]);
    const [a, b, c] = rest.map((line) => line.split(" ").map(Number));
    const sums = a!.flatMap((x) => b!.flatMap((y) => c!.map((z) => x + y + z)));
    sums.sort((p, q) => q - p);
    return `${sums.slice(0, count).join("\n")}\n`;
  },
};
