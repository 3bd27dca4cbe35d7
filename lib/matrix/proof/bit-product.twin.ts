import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Lines of random digits. */
export function bitLines(random: Random, rows: number, columns: number): string[] {
  return Array.from({ length: rows }, () => {
    let line = "";
    while (line.length < columns) line += random.uint32().toString(2).padStart(32, "0");
    return line.slice(0, columns);
  });
}

/** The rows as BigInts, the first digit highest. */
export const bigRows = (lines: readonly string[]) => lines.map((line) => BigInt(`0b0${line}`));

function factors(random: Random, n: number, m: number, k: number): string {
  const lines = [...bitLines(random, n, m), ...bitLines(random, m, k)];
  return `${n} ${m} ${k}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "matrix_product_mod_2",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => factors(random, random.int(1, 9), random.int(1, 9), random.int(1, 9)),
    middle: (random) => factors(random, 40, random.int(30, 70), random.int(30, 70)),
    /** The first factor adds to each row the next one. */
    "max-neighbours": (random) => {
      const n = 4096;
      const right = bitLines(random, n, n);
      const left = right.map((_, i) => "0".repeat(i) + "11".padEnd(n - i, "0").slice(0, n - i));
      const sums = right.map((line, i) => {
        const next = right[i + 1];
        if (next === undefined) return line;
        return (BigInt(`0b${line}`) ^ BigInt(`0b${next}`)).toString(2).padStart(n, "0");
      });
      return {
        input: `${n} ${n} ${n}\n${[...left, ...right].join("\n")}\n`,
        output: `${sums.join("\n")}\n`,
      };
    },
    "max-random": (random) => factors(random, 4096, 4096, 4096),
  },
  atBounds: {
    "max-ones": () => `4096 4096 4096\n${`${"1".repeat(4096)}\n`.repeat(8192)}`,
    "max-odd-sizes": (random) => factors(random, 4095, 4093, 4091),
    "max-thin": (random) => factors(random, 4096, 1, 4096),
    "max-dot": (random) => factors(random, 1, 4096, 1),
  },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const [n, , k] = head!.split(" ").map(Number);
    const right = bigRows(lines.slice(n));
    const answers = lines.slice(0, n).map((line) => {
      let sum = 0n;
      for (let j = 0; j < line.length; j++) if (line[j] === "1") sum ^= right[j]!;
      return sum.toString(2).padStart(k!, "0");
    });
    return `${answers.join("\n")}\n`;
  },
};
