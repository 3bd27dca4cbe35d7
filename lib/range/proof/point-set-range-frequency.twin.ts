import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, values: readonly number[]): string {
  const numbers = Array.from({ length: n }, () => random.pick(values));
  const lines = Array.from({ length: q }, () => {
    const x = random.pick(values);
    if (n > 0 && random.int(0, 1) === 0) return `0 ${random.int(0, n - 1)} ${x}`;
    const [a, b] = [random.int(0, n), random.int(0, n)];
    return `1 ${Math.min(a, b)} ${Math.max(a, b)} ${x}`;
  });
  return `${n} ${q}\n${numbers.join(" ")}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "point_set_range_frequency",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => queries(random, random.int(0, 8), random.int(0, 20), [0, 1, 2]),
    middle: (random) => queries(random, 300, 300, [0, 1, 2, 1e9 - 1, 1e9]),
    "max-queries": (random) => queries(random, 100, 200_000, [0, 1e9]),
  },
  atBounds: {
    "max-some-values": (random) => queries(random, 200_000, 200_000, [0, 5, 1e9]),
    "max-many-values": (random) =>
      queries(
        random,
        200_000,
        200_000,
        Array.from({ length: 99_999 }, (_, i) => 10_000 * i),
      ),
  },
  naive: (input) => {
    const [, numbers, ...lines] = input.split("\n").map((line) => line.split(" ").map(Number));
    const output: string[] = [];
    for (const [kind, first, second, x] of lines) {
      if (kind === 0 && second !== undefined) numbers![first!] = second;
      if (kind !== 1) continue;
      const equal = numbers!.slice(first!, second!).filter((number) => number === x);
      output.push(`${equal.length}\n`);
    }
    return output.join("");
  },
};
