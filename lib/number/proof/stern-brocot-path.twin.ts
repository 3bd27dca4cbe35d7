import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function fraction(random: Random, most: number): string {
  for (;;) {
    const [a, b] = [random.int(1, most), random.int(1, most)];
    let [x, y] = [a, b];
    while (y > 0) [x, y] = [y, x % y];
    if (x === 1) return `${a} ${b}`;
  }
}

function query(random: Random, most: number, deepest: number): string {
  const kind = random.pick(["ENCODE_PATH", "DECODE_PATH", "LCA", "ANCESTOR", "RANGE"]);
  if (kind === "LCA") return `LCA ${fraction(random, most)} ${fraction(random, most)}`;
  if (kind === "ANCESTOR") return `ANCESTOR ${random.int(1, deepest)} ${fraction(random, most)}`;
  if (kind !== "DECODE_PATH") return `${kind} ${fraction(random, most)}`;
  const runs = Array.from({ length: random.int(0, 4) }, () => random.int(1, 5));
  const first = random.int(0, 1);
  const words = runs.map((run, i) => `${"LR"[(i + first) % 2]} ${run}`);
  return [`DECODE_PATH ${runs.length}`, ...words].join(" ");
}

const queries = (random: Random, count: number, most: number, deepest: number) =>
  `${count}\n${Array.from({ length: count }, () => `${query(random, most, deepest)}\n`).join("")}`;

export const twin: Twin = {
  problem: "stern_brocot_tree",
  timeLimitMs: 5_000,
  rounds: 60,
  generators: {
    small: (random) => queries(random, 40, 12, 6),
    middle: (random) => queries(random, 20, 300, 40),
    /** The deepest fractions: 1 / 10^9, and quotients of Fibonacci numbers. */
    "max-deep": () => ({
      input: `100000\n${"ENCODE_PATH 1 1000000000\nLCA 433494437 701408733 701408733 433494437\n".repeat(50_000)}`,
      output: "1 L 999999999\n1 1\n".repeat(50_000),
    }),
  },
  atBounds: {
    "max-ends": () => {
      const lines = [
        "ENCODE_PATH 1 1000000000",
        "ENCODE_PATH 1000000000 1",
        "ENCODE_PATH 1 1",
        "ENCODE_PATH 701408733 433494437",
        "LCA 1 1000000000 1000000000 1",
        "RANGE 1 1000000000",
        "RANGE 1000000000 1",
        "RANGE 999999999 1000000000",
        "ANCESTOR 999999999 1 1000000000",
        "ANCESTOR 1000000000 1 1000000000",
        "ANCESTOR 0 1000000000 1",
        "DECODE_PATH 0",
        "DECODE_PATH 1 R 999999999",
      ];
      const all = Array.from({ length: 100_000 }, (_, i) => lines[i % lines.length]);
      return `100000\n${all.join("\n")}\n`;
    },
    "max-any": (random) => queries(random, 100_000, 1e9, 50),
  },
  /** Step by step from 1 / 1. */
  naive: (input) => {
    const walk = (a: number, b: number): string => {
      let [p, q, r, s] = [0, 1, 1, 0];
      let path = "";
      while (p + r !== a || q + s !== b) {
        if (a * (q + s) < b * (p + r)) [r, s, path] = [p + r, q + s, `${path}L`];
        else [p, q, path] = [p + r, q + s, `${path}R`];
      }
      return path;
    };
    const node = (path: string) => {
      let [p, q, r, s] = [0, 1, 1, 0];
      for (const move of path) {
        if (move === "L") [r, s] = [p + r, q + s];
        else [p, q] = [p + r, q + s];
      }
      return [p, q, r, s] as const;
    };
    const shown = (path: string) => {
      const [p, q, r, s] = node(path);
      return `${p + r} ${q + s}`;
    };
    return input
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => {
        const [kind, ...words] = line.split(" ");
        const numbers = words.map(Number);
        if (kind === "DECODE_PATH") {
          const moves = words.slice(1).filter((_, i) => i % 2 === 0);
          return shown(moves.map((move, i) => move.repeat(numbers[2 * i + 2]!)).join(""));
        }
        if (kind === "ENCODE_PATH") {
          const runs = walk(numbers[0]!, numbers[1]!).match(/L+|R+/g) ?? [];
          return [runs.length, ...runs.map((run) => `${run[0]} ${run.length}`)].join(" ");
        }
        if (kind === "RANGE") return node(walk(numbers[0]!, numbers[1]!)).join(" ");
        if (kind === "ANCESTOR") {
          const path = walk(numbers[1]!, numbers[2]!);
          return path.length < numbers[0]! ? "-1" : shown(path.slice(0, numbers[0]!));
        }
        const [first, second] = [walk(numbers[0]!, numbers[1]!), walk(numbers[2]!, numbers[3]!)];
        let common = 0;
        while (common < first.length && first[common] === second[common]) common++;
        return shown(first.slice(0, common));
      })
      .join("\n");
  },
};
