import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** `adds` of 100 queries add, as far as there is something to take. */
function randomInput(
  random: Random,
  size: number,
  queries: number,
  limit: number,
  adds: number,
): string {
  const number = () => random.int(-limit, limit);
  const lines = [`${size} ${queries}`, Array.from({ length: size }, number).join(" ")];
  let count = size;
  for (let query = 0; query < queries; query++) {
    const isAdd = count === 0 || random.int(1, 100) <= adds;
    count += isAdd ? 1 : -1;
    lines.push(isAdd ? `0 ${number()}` : `${random.int(1, 2)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Numbers that come in order, or are all equal, while one of the two ends is taken again and again. */
function inOrder(size: number, queries: number, step: number, kinds: string): string {
  const first = Array.from({ length: size }, (_, i) => step * i);
  const lines: string[] = [];
  let count = size;
  for (let at = 0; at < queries; at++) {
    const kind = count === 0 ? "0" : kinds[at % kinds.length]!;
    count += kind === "0" ? 1 : -1;
    lines.push(kind === "0" ? `0 ${step * (size + at)}` : kind);
  }
  return `${[`${size} ${queries}`, first.join(" "), ...lines].join("\n")}\n`;
}

/** A sorted array: numbers are put in where they belong and taken from the ends. */
export const twin: Twin = {
  problem: "double_ended_priority_queue",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => randomInput(random, random.int(0, 10), 60, 5, random.int(20, 80)),
    medium: (random) => randomInput(random, random.int(0, 2000), 5000, 1e9, 50),
    ordered: (random) =>
      inOrder(
        random.int(0, 30),
        60,
        random.int(-1, 1),
        random.pick(["1", "2", "12", "01", "0002"]),
      ),
    "max-mixed": (random) => randomInput(random, 500_000, 500_000, 1e9, 50),
    "max-emptied": (random) => randomInput(random, 500_000, 500_000, 1e9, 0),
    "max-few": (random) => randomInput(random, 500_000, 500_000, 1000, 50),
  },
  atBounds: {
    "max-up": () => inOrder(500_000, 500_000, 1, "01"),
    "max-down": () => inOrder(500_000, 500_000, -1, "01"),
    "max-equal": () => inOrder(500_000, 500_000, 0, "12"),
    "max-taken-from-below": () => inOrder(500_000, 500_000, 1, "1"),
    "max-taken-from-above": () => inOrder(500_000, 500_000, 1, "2"),
    "max-from-nothing": (random) => randomInput(random, 0, 500_000, 1e9, 50),
  },
  naive: (input) => {
    const [, first, ...lines] = input.trimEnd().split("\n");
    const numbers = first === "" ? [] : first!.split(" ").map(Number);
    numbers.sort((a, b) => a - b);
    let begin = 0; // what is taken from the front stays in the array
    const out: number[] = [];
    for (const line of lines) {
      if (line === "1") out.push(numbers[begin++]!);
      else if (line === "2") out.push(numbers.pop()!);
      else {
        const x = Number(line.slice(2));
        let [low, high] = [begin, numbers.length];
        while (low < high) {
          const middle = (low + high) >> 1;
          if (numbers[middle]! < x) low = middle + 1;
          else high = middle;
        }
        numbers.splice(low, 0, x);
      }
    }
    return `${out.join("\n")}\n`;
  },
};
