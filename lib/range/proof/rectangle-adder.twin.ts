import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function pair(random: Random, max: number): [number, number] {
  const [a, b] = [random.int(0, max - 1), random.int(0, max - 1)];
  return a < b ? [a, b] : [b, a + 1];
}

function rectangle(random: Random, max: number): string {
  const [[l, r], [d, u]] = [pair(random, max), pair(random, max)];
  return `${l} ${d} ${r} ${u} ${random.int(0, 1e9)}`;
}

function queries(random: Random, n: number, q: number, max: number): string {
  const lines = [`${n} ${q}`];
  for (let at = 0; at < n; at++) lines.push(rectangle(random, max));
  for (let query = 0; query < q; query++) {
    const point = `1 ${random.int(0, max)} ${random.int(0, max)}`;
    lines.push(random.int(0, 1) === 0 ? `0 ${rectangle(random, max)}` : point);
  }
  return `${lines.join("\n")}\n`;
}

/** Nested squares [i, 2n - i): a point is in as many as its distance from the border. */
function nested(random: Random, n: number): { input: string; output: string } {
  const lines = [`${n} ${n}`];
  const output: string[] = [];
  for (let i = 0; i < n; i++) lines.push(`${i} ${i} ${2 * n - i} ${2 * n - i} 1`);
  for (let query = 0; query < n; query++) {
    const [x, y] = [random.int(0, 2 * n - 1), random.int(0, 2 * n - 1)];
    lines.push(`1 ${x} ${y}`);
    output.push(`${Math.min(x + 1, y + 1, 2 * n - x, 2 * n - y)}\n`);
  }
  return { input: `${lines.join("\n")}\n`, output: output.join("") };
}

export const twin: Twin = {
  problem: "rectangle_add_point_get",
  timeLimitMs: 10_000,
  generators: {
    empty: () => ({ input: "0 3\n1 1 1\n0 0 0 2 2 5\n1 1 1\n", output: "0\n5\n" }),
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([2, 5, 1e9])),
    middle: (random) => queries(random, random.int(100, 300), 100, random.pick([20, 1e9])),
    "max-rectangles": (random) => queries(random, 100_000, 100, 1e9),
    "max-nested": (random) => nested(random, 100_000),
  },
  atBounds: {
    "max-both": (random) => queries(random, 100_000, 100_000, 1e9),
  },
  naive: (input) => {
    const [header, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const n = header![0]!;
    const rectangles = lines.slice(0, n);
    const output: string[] = [];
    for (const [kind, ...numbers] of lines.slice(n)) {
      if (kind === 0) {
        rectangles.push(numbers);
        continue;
      }
      const [x, y] = numbers;
      let sum = 0;
      for (const [l, d, r, u, weight] of rectangles) {
        if (l! <= x! && x! < r! && d! <= y! && y! < u!) sum += weight!;
      }
      output.push(`${sum}\n`);
    }
    return output.join("");
  },
};
