import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function flights(random: Random, n: number, m: number, latest: number): string {
  const rows = Array.from(
    { length: m },
    () => `${random.int(1, n)} ${random.int(1, n)} ${random.int(0, latest)}\n`,
  );
  return `${n} ${m}\n${rows.join("")}`;
}

/** Two circles of n / 2 cities and one more, whose lengths have no common divisor; the last flight opens late. */
function circles(n: number, opens: number): string {
  const half = Math.floor((n - 1) / 2);
  const rows: string[] = [];
  for (let i = 1; i < half; i++) rows.push(`${i} ${i + 1} 0`);
  rows.push(`${half} 1 0`, `${half} ${half + 1} 0`, `${half + 1} 1 0`, `${half} ${n} ${opens}`);
  return `${n} ${rows.length}\n${rows.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "576D",
  timeLimitMs: 4000,
  rounds: 60,
  generators: {
    small: (random) => flights(random, random.int(2, 7), random.int(1, 12), random.int(0, 40)),
    middle: (random) => flights(random, random.int(8, 40), random.int(20, 60), 300),
    circles: (random) => circles(random.int(3, 60), random.int(0, 3000)),
  },
  atBounds: {
    "max-random": (random) => flights(random, 150, 150, 10 ** 9),
    "max-circles": () => circles(150, 999_999_937),
    "max-spread": (random) => flights(random, 30, 150, 10 ** 9),
  },
  /** Flight after flight: the set of cities where one may be, until it can only repeat. */
  naive: (input) => {
    const [[n] = [], ...rows] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const last = Math.max(...rows.map((row) => row[2]!));
    let places = new Set([1]);
    // Once all flights are open, n more lead wherever any number of them leads for the first time.
    for (let taken = 0; taken <= last + n!; taken++) {
      if (places.has(n!)) return `${taken}\n`;
      const next = new Set<number>();
      for (const [from, to, opens] of rows) {
        if (opens! <= taken && places.has(from!)) next.add(to!);
      }
      places = next;
    }
    return "Impossible\n";
  },
};
