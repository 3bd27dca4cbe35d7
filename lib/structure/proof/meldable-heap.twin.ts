import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function input(random: Random, n: number, m: number, most: number): string {
  const values = Array.from({ length: n }, () => random.int(-most, most));
  const lines = Array.from({ length: m }, () =>
    random.int(0, 1) === 0 ? `1 ${random.int(1, n)} ${random.int(1, n)}` : `2 ${random.int(1, n)}`,
  );
  return `${n} ${m}\n${values.join(" ")}\n${lines.join("\n")}\n`;
}

/** All heaps become one, then all numbers are taken from it. */
function chain(random: Random, n: number): string {
  const values = Array.from({ length: n }, () => random.int(0, 1e9));
  const melds = Array.from({ length: n - 1 }, (_, i) => `1 ${i + 1} ${i + 2}`);
  const takes = Array.from({ length: n }, () => `2 ${random.int(1, n)}`);
  return `${n} ${2 * n - 1}\n${values.join(" ")}\n${[...melds, ...takes].join("\n")}\n`;
}

export const twin: Twin = {
  problem: "P3377",
  timeLimitMs: 1_000,
  rounds: 60,
  generators: {
    one: (random) => input(random, 1, 4, 3),
    small: (random) => input(random, random.int(2, 9), 20, 3),
    wide: (random) => input(random, 40, 100, 2 ** 31 - 1),
    chain: (random) => chain(random, random.int(2, 30)),
  },
  atBounds: {
    random: (random) => input(random, 100_000, 100_000, 2 ** 31 - 1),
    chain: (random) => chain(random, 50_000),
  },
  naive: (text) => {
    const [[, m], values, ...steps] = text
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number)) as [[number, number], number[], ...number[][]];
    if (steps.length !== m) throw new Error("an input of another length");
    const heaps = values.map((_, i) => new Set([i]));
    const heapOf = (i: number) => heaps.find((heap) => heap.has(i));
    let answers = "";
    for (const [kind, x, y] of steps as [number, number, number][]) {
      const heap = heapOf(x - 1);
      if (kind === 1) {
        const other = heapOf(y - 1);
        if (!heap || !other || heap === other) continue;
        for (const i of other) heap.add(i);
        other.clear();
      } else if (!heap) answers += "-1\n";
      else {
        const [least] = [...heap].sort((a, b) => values[a]! - values[b]! || a - b);
        heap.delete(least!);
        answers += `${values[least!]}\n`;
      }
    }
    return answers;
  },
};
