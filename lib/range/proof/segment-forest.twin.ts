import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** A multiset that was moved into another is not named again. */
function steps(random: Random, n: number, m: number): string {
  const counts = Array.from({ length: n }, () => random.int(0, 3)).join(" ");
  const live = [1];
  let made = 1;
  const lines = Array.from({ length: m }, () => {
    const kind = random.pick([0, 0, 1, 2, 3, 4]);
    const p = random.pick(live);
    const x = random.int(1, n);
    if (kind === 0) live.push(++made);
    if (kind === 0 || kind === 3) return `${kind} ${p} ${x} ${random.int(x, n)}`;
    if (kind === 2) return `2 ${p} ${random.int(1, 9)} ${x}`;
    const others = live.filter((other) => other !== p);
    if (kind === 4 || others.length === 0) return `4 ${p} ${random.int(1, n)}`;
    const from = random.pick(others);
    live.splice(live.indexOf(from), 1);
    return `1 ${p} ${from}`;
  });
  return `${n} ${m}\n${counts}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "P5494",
  timeLimitMs: 2_000,
  generators: {
    small: (random) => steps(random, random.int(1, 9), 40),
    middle: (random) => steps(random, random.int(100, 300), 300),
    "max-values": (random) => steps(random, 200_000, 300),
  },
  atBounds: { both: (random) => steps(random, 200_000, 200_000) },
  // An array of counts for each multiset.
  naive: (input) => {
    const [first, counts, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const n = first![0]!;
    const sets = [[], [0, ...counts!]];
    let output = "";
    for (const [kind, p, x, y] of lines as [number, number, number, number][]) {
      const set = sets[p]!;
      if (kind === 0) sets.push(set.map((count, v) => (x <= v && v <= y ? count : 0)));
      if (kind === 0) set.fill(0, x, y + 1);
      if (kind === 1) sets[p] = set.map((count, v) => count + sets[x]![v]!);
      if (kind === 1) sets[x] = new Array(n + 1).fill(0);
      if (kind === 2) set[y]! += x;
      if (kind === 3) output += `${set.slice(x, y + 1).reduce((a, b) => a + b, 0)}\n`;
      if (kind === 4) {
        let left = x;
        const at = set.findIndex((count) => {
          left -= count;
          return left <= 0;
        });
        output += `${at}\n`;
      }
    }
    return output;
  },
};
