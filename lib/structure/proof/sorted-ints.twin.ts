import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const LARGEST = 1e9;

function randomInput(random: Random, size: number, queries: number, limit: number): string {
  const numbers = new Set<number>();
  while (numbers.size < size) numbers.add(random.int(0, limit));
  const sorted = Float64Array.from(numbers).sort();
  const lines = Array.from({ length: queries }, () => {
    const kind = random.int(0, 5);
    return `${kind} ${kind === 2 ? random.int(1, Math.max(1, size)) : random.int(0, limit)}`;
  });
  return `${[`${size} ${queries}`, sorted.join(" "), ...lines].join("\n")}\n`;
}

/** One number after the other is added to `size` even ones, or removed from them. */
function inOrder(size: number, queries: number, line: (at: number) => string): string {
  const numbers = Array.from({ length: size }, (_, i) => 2 * i);
  const lines = Array.from({ length: queries }, (_, at) => line(at));
  return `${[`${size} ${queries}`, numbers.join(" "), ...lines].join("\n")}\n`;
}

/** By name, the line `at` of `count` in input that is in order. */
const orders: Readonly<Record<string, (at: number, count: number) => string>> = {
  up: (at) => `0 ${at}`,
  down: (at) => `0 ${LARGEST - at}`,
  "from-middle": (at) => `0 ${LARGEST / 2 + (at % 2 === 0 ? at : -at)}`,
  removed: (at) => `1 ${2 * at}`,
  "removed-back": (at, count) => `1 ${2 * (count - at)}`,
  "in-and-out": (at, count) => `${at % 2} ${2 * count + (at >> 1)}`,
};

/** A sorted array, changed by splice: fast enough for the largest inputs, though quadratic. */
export const twin: Twin = {
  problem: "ordered_set",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => randomInput(random, random.int(0, 10), 100, 20),
    medium: (random) =>
      randomInput(random, random.int(0, 3000), 5000, random.pick([6000, LARGEST])),
    ordered: (random) => {
      const line = random.pick(Object.values(orders));
      const asked = (at: number) => (random.int(0, 1) === 0 ? line(at, 30) : `2 ${at + 1}`);
      return inOrder(random.int(0, 30), 30, asked);
    },
    "max-random": (random) => randomInput(random, 500_000, 500_000, LARGEST),
    "max-dense": (random) => randomInput(random, 500_000, 500_000, 1_000_000),
    "max-growing": (random) => randomInput(random, 0, 500_000, LARGEST),
  },
  atBounds: Object.fromEntries(
    Object.entries(orders).map(([name, line]) => [
      `max-${name}`,
      () => inOrder(500_000, 500_000, (at) => (at % 8 === 7 ? `2 ${at >> 1}` : line(at, 500_000))),
    ]),
  ),
  naive: (input) => {
    const [, first, ...lines] = input.trimEnd().split("\n");
    const numbers = first === "" ? [] : first!.split(" ").map(Number);
    const below = (x: number) => {
      let [low, high] = [0, numbers.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (numbers[middle]! < x) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    const out: number[] = [];
    for (const line of lines) {
      const [kind, x] = line.split(" ").map(Number) as [number, number];
      const at = below(x);
      const isThere = numbers[at] === x;
      if (kind === 0 && !isThere) numbers.splice(at, 0, x);
      if (kind === 1 && isThere) numbers.splice(at, 1);
      if (kind === 2) out.push(numbers[x - 1] ?? -1);
      if (kind === 3) out.push(at + +isThere);
      if (kind === 4) out.push(isThere ? x : (numbers[at - 1] ?? -1));
      if (kind === 5) out.push(numbers[at] ?? -1);
    }
    return `${out.join("\n")}\n`;
  },
};
