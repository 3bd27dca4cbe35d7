import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function instructions(random: Random, side: number, count: number, maxSide: number): string {
  const lines = [`0 ${side}`];
  for (let step = 0; step < count; step++) {
    const [x, y] = [random.int(0, side - 1), random.int(0, side - 1)];
    const [r, t] = [x, y].map((at) => random.int(at, Math.min(side - 1, at + maxSide - 1)));
    const isSum = random.int(0, 1) === 0;
    lines.push(isSum ? `2 ${x} ${y} ${r} ${t}` : `1 ${x} ${y} ${random.int(-32768, 32767)}`);
  }
  return `${lines.join("\n")}\n3\n`;
}

export const twin: Twin = {
  problem: "1195",
  generators: {
    sample: () => ({
      input: "0 4\n1 1 2 3\n2 0 0 2 2\n1 1 1 2\n1 1 2 -1\n2 1 1 2 3\n3\n",
      output: "3\n4\n",
    }),
    small: (random) => instructions(random, random.int(1, 6), 30, 6),
    middle: (random) => instructions(random, random.int(20, 60), 100, 60),
    "max-small-rectangles": (random) => instructions(random, 1024, 60_000, 30),
    "max-large-rectangles": (random) => instructions(random, 1024, 200, 1024),
  },
  atBounds: {
    "max-both": (random) => instructions(random, 1024, 60_000, 1024),
  },
  naive: (input) => {
    const [first, ...rest] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const side = first![1]!;
    const cells = new Float64Array(side * side);
    const output: string[] = [];
    for (const [kind, a, b, c, d] of rest) {
      if (kind === 1) cells[a! * side + b!]! += c!;
      if (kind !== 2) continue;
      let sum = 0;
      for (let x = a!; x <= c!; x++) for (let y = b!; y <= d!; y++) sum += cells[x * side + y]!;
      output.push(`${sum}\n`);
    }
    return output.join("");
  },
};
