import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Ranges are at most `longest`, which bounds the work of the naive answer. */
function randomInput(random: Random, size: number, queries: number, longest = size): string {
  const numbers = Array.from({ length: size }, () => random.int(0, 999_999_999));
  const lines = Array.from({ length: queries }, () => {
    const l = random.int(0, size);
    return `${random.int(0, 1)} ${l} ${random.int(l, Math.min(size, l + longest))}`;
  });
  return `${[`${size} ${queries}`, numbers.join(" "), ...lines].join("\n")}\n`;
}

/** An array, turned and summed number by number. */
export const twin: Twin = {
  problem: "range_reverse_range_sum",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => randomInput(random, random.int(0, 10), random.int(0, 40)),
    medium: (random) => randomInput(random, random.int(0, 2000), 2000),
    "max-short": (random) => randomInput(random, 200_000, 200_000, 5000),
    "max-long": (random) => randomInput(random, 200_000, 200_000),
  },
  atBounds: {
    "max-whole": () => {
      const numbers = Array.from({ length: 200_000 }, (_, i) => 1e9 - i);
      const lines = Array.from({ length: 200_000 }, (_, at) =>
        at % 2 === 0 ? "0 0 200000" : `1 0 ${at}`,
      );
      return `${["200000 200000", numbers.join(" "), ...lines].join("\n")}\n`;
    },
  },
  naive: (input) => {
    const [, first, ...lines] = input.trimEnd().split("\n");
    const numbers = Float64Array.from(first ? first.split(" ") : [], Number);
    const out: number[] = [];
    for (const line of lines) {
      const [kind, l, r] = line.split(" ").map(Number) as [number, number, number];
      if (kind === 0) numbers.subarray(l, r).reverse();
      else out.push(numbers.subarray(l, r).reduce((a, b) => a + b, 0));
    }
    return `${out.join("\n")}\n`;
  },
};
