import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { randomLetters } from "../random-text";

/** Two texts, of which the second is random or has some changes of the first. */
function pair(random: Random, n: number, letters: number): string {
  const text = randomLetters(random, n, letters).toUpperCase();
  if (random.int(0, 1) === 0) {
    return `${text}\n${randomLetters(random, random.int(1, n), letters).toUpperCase()}\n`;
  }
  const symbols = [...text];
  for (let change = random.int(0, 5); change > 0; change--) {
    const at = random.int(0, symbols.length - 1);
    const kind = random.int(0, 2);
    symbols.splice(at, kind === 0 ? 0 : 1, ...(kind === 1 ? [] : [random.pick("AB")]));
    if (symbols.length === 0) symbols.push("A");
  }
  return `${text}\n${symbols.slice(0, 5000).join("")}\n`;
}

/** The table of all prefixes. */
function distanceTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j++) table[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const other = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      table[i]![j] = Math.min(other, table[i - 1]![j]! + 1, table[i]![j - 1]! + 1);
    }
  }
  return table[a.length]![b.length]!;
}

export const twin: Twin = {
  problem: "1639",
  timeLimitMs: 1000,
  rounds: 300,
  generators: {
    small: (random) => pair(random, random.int(1, 7), random.int(1, 3)),
    middle: (random) => pair(random, random.int(25, 100), random.pick([1, 2, 26])),
    "max-equal": () => ({
      input: `${"A".repeat(5000)}\n${"A".repeat(3000)}\n`,
      output: "2000\n",
    }),
    "max-random": (random) => pair(random, 5000, 3),
  },
  naive: (input) => {
    const [a, b] = input.trim().split("\n");
    return `${distanceTable(a!, b!)}\n`;
  },
};
