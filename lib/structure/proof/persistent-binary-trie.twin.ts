import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function row(random: Random, n: number, m: number, most: number): string {
  const lines = [Array.from({ length: n }, () => random.int(0, most)).join(" ")];
  let length = n;
  for (let i = 0; i < m; i++) {
    if (random.int(0, 1) === 0) {
      length++;
      lines.push(`A ${random.int(0, most)}`);
      continue;
    }
    const l = random.int(1, length);
    lines.push(`Q ${l} ${random.int(l, length)} ${random.int(0, most)}`);
  }
  return `${n} ${m}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "P4735",
  timeLimitMs: 2000,
  generators: {
    small: (random) => row(random, random.int(1, 8), 30, random.int(0, 20)),
    middle: (random) => row(random, 100, 200, 10 ** 7),
  },
  atBounds: { "max-random": (random) => row(random, 300_000, 300_000, 10 ** 7) },
  naive: (input) => {
    const [, first, ...lines] = input.trim().split("\n");
    const numbers = first!.split(" ").map(Number);
    let output = "";
    for (const line of lines) {
      const [kind, ...rest] = line.split(" ");
      const parts = rest.map(Number);
      if (kind === "A") {
        numbers.push(parts[0]!);
        continue;
      }
      const [l, r, x] = parts as [number, number, number];
      let best = -1;
      let value = x;
      for (let p = numbers.length; p >= l; p--) {
        value ^= numbers[p - 1]!;
        if (p <= r) best = Math.max(best, value);
      }
      output += `${best}\n`;
    }
    return output;
  },
};
