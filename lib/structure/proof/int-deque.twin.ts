import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** `adds` of 100 queries add, as far as there is something else to do. */
function randomInput(random: Random, queries: number, adds: number): string {
  let length = 0;
  const lines = Array.from({ length: queries }, () => {
    if (length === 0 || random.int(1, 100) <= adds) {
      length++;
      return `${random.int(0, 1)} ${random.int(0, 1e9)}`;
    }
    const kind = random.int(2, 4);
    if (kind === 4) return `4 ${random.int(0, length - 1)}`;
    length--;
    return `${kind}`;
  });
  return `${queries}\n${lines.join("\n")}\n`;
}

/** An array with room for every query on both sides of its middle. */
export const twin: Twin = {
  problem: "deque",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => randomInput(random, 40, random.int(10, 70)),
    medium: (random) => randomInput(random, 3000, 45),
    "max-growing": (random) => randomInput(random, 500_000, 60),
    "max-short": (random) => randomInput(random, 500_000, 35),
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const middle = lines.length;
    const numbers = new Int32Array(2 * middle);
    let [begin, end] = [middle, middle];
    const out: number[] = [];
    for (const line of lines) {
      const [kind, x] = line.split(" ").map(Number) as [number, number];
      if (kind === 0) numbers[--begin] = x;
      else if (kind === 1) numbers[end++] = x;
      else if (kind === 2) begin++;
      else if (kind === 3) end--;
      else out.push(numbers[begin + x]!);
    }
    return `${out.join("\n")}\n`;
  },
};
