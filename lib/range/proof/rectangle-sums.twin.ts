import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function pair(random: Random, max: number): [number, number] {
  const [a, b] = [random.int(0, max - 1), random.int(0, max - 1)];
  return a < b ? [a, b] : [b, a + 1];
}

function queries(random: Random, n: number, q: number, max: number): string {
  const lines = [`${n} ${q}`];
  for (let point = 0; point < n; point++) {
    lines.push(`${random.int(0, max)} ${random.int(0, max)} ${random.int(0, 1e9)}`);
  }
  for (let query = 0; query < q; query++) {
    const [[l, r], [d, u]] = [pair(random, max), pair(random, max)];
    lines.push(`${l} ${d} ${r} ${u}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "rectangle_sum",
  timeLimitMs: 5_000,
  generators: {
    empty: () => ({ input: "0 1\n0 0 1 1\n", output: "0\n" }),
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([2, 5, 1e9])),
    middle: (random) => queries(random, random.int(100, 300), 100, random.pick([20, 1e9])),
    "max-points": (random) => queries(random, 200_000, 100, 1e9),
    "max-queries": (random) => queries(random, 100, 200_000, 1e9),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 1e9),
  },
  naive: (input) => {
    const [header, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const n = header![0]!;
    const points = lines.slice(0, n);
    const output: string[] = [];
    for (const [l, d, r, u] of lines.slice(n)) {
      let sum = 0;
      for (const [x, y, weight] of points) {
        if (l! <= x! && x! < r! && d! <= y! && y! < u!) sum += weight!;
      }
      output.push(`${sum}\n`);
    }
    return output.join("");
  },
};
