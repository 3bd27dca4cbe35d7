import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function pair(random: Random, max: number): [number, number] {
  const [a, b] = [random.int(0, max - 1), random.int(0, max - 1)];
  return a < b ? [a, b] : [b, a + 1];
}

function rectangles(random: Random, n: number, max: number): string {
  const lines = [String(n)];
  for (let at = 0; at < n; at++) {
    const [[l, r], [d, u]] = [pair(random, max), pair(random, max)];
    lines.push(`${l} ${d} ${r} ${u}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Steps of a stair under the diagonal: column i has the height i + 1, times a scale of 2,000. */
function stair(random: Random, n: number): { input: string; output: string } {
  const scale = 2000;
  const steps = Array.from({ length: n }, (_, i) => {
    const low = random.int(0, i); // hidden by the column to its right
    return `${low * scale} 0 ${n * scale} ${(low + 1) * scale}`;
  });
  const full = Array.from({ length: n }, (_, i) => i).filter((i) => i % 2 === 0);
  const lines = full.map((i) => `${i * scale} 0 ${(i + 2) * scale} ${(i + 2) * scale}`);
  const all = random.shuffle([...lines, ...steps.slice(0, n - lines.length)]);
  let area = 0n;
  for (const i of full) area += BigInt(2 * scale) * BigInt((i + 2) * scale);
  return { input: `${[all.length, ...all].join("\n")}\n`, output: `${area}\n` };
}

const listed = (n: number, rectangle: (i: number) => string) =>
  `${n}\n${Array.from({ length: n }, (_, i) => `${rectangle(i)}\n`).join("")}`;

export const twin: Twin = {
  problem: "area_of_union_of_rectangles",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => rectangles(random, random.int(1, 8), random.pick([3, 10, 1e9])),
    middle: (random) => rectangles(random, random.int(20, 60), random.pick([50, 1e9])),
    "max-stair": (random) => stair(random, 500_000),
  },
  atBounds: {
    "max-whole": () => listed(500_000, () => "0 0 1000000000 1000000000"),
    "max-cross": () =>
      listed(500_000, (i) =>
        i % 2 === 0 ? `0 ${i} 1000000000 ${i + 1}` : `${i} 0 ${i + 1} 1000000000`,
      ),
    "max-nested": () => listed(500_000, (i) => `${i} ${i} ${1e9 - i} ${1e9 - i}`),
    "max-tiny": (random) =>
      listed(500_000, () => {
        const [x, y] = [random.int(0, 1e9 - 1), random.int(0, 1e9 - 1)];
        return `${x} ${y} ${x + 1} ${y + 1}`;
      }),
    "max-random": (random) => rectangles(random, 500_000, 1e9),
  },
  naive: (input) => {
    const [, ...list] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const cuts = (first: number, second: number) =>
      [...new Set(list.flatMap((sides) => [sides[first]!, sides[second]!]))].sort((a, b) => a - b);
    const [xs, ys] = [cuts(0, 2), cuts(1, 3)];
    let area = 0n;
    for (let i = 0; i + 1 < xs.length; i++) {
      for (let j = 0; j + 1 < ys.length; j++) {
        const isCovered = list.some(
          ([l, d, r, u]) => l! <= xs[i]! && xs[i + 1]! <= r! && d! <= ys[j]! && ys[j + 1]! <= u!,
        );
        if (isCovered) area += BigInt(xs[i + 1]! - xs[i]!) * BigInt(ys[j + 1]! - ys[j]!);
      }
    }
    return `${area}\n`;
  },
};
