import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** A connected map: each country has an earlier neighbour, of the other side where `odd` does not come. */
function map(random: Random, n: number, more: number, odd: number): string {
  const side = Array.from({ length: n }, (_, v) => (v < 2 ? v : random.int(0, 1)));
  const rows: Set<number>[] = side.map(() => new Set());
  const join = (a: number, b: number) => {
    if (a !== b && (side[a] !== side[b] || random.float() < odd)) {
      rows[Math.min(a, b)]!.add(Math.max(a, b) + 1);
    }
  };
  for (let v = 1; v < n; v++) {
    const others = side.map((_, u) => u).filter((u) => u < v && side[u] !== side[v]);
    join(random.pick(others), v);
  }
  for (let i = 0; i < more; i++) join(random.int(0, n - 1), random.int(0, n - 1));
  return `${n}\n${rows.map((row) => [...random.shuffle([...row]), 0].join(" ")).join("\n")}\n`;
}

/** All colourings in which the first country has colour 0: a connected map has one at most. */
function naive(input: string): string {
  const [first, ...rows] = input.trim().split("\n");
  const n = Number(first);
  const borders = rows.flatMap((row, v) =>
    row
      .split(" ")
      .map(Number)
      .filter((u) => u > 0)
      .map((u) => [v, u - 1]),
  );
  for (let set = 0; set < 2 ** (n - 1); set++) {
    const colours = Array.from({ length: n }, (_, v) => (set >> (n - 1 - v)) & 1);
    if (borders.every(([a, b]) => colours[a!] !== colours[b!])) return `${colours.join("")}\n`;
  }
  return "-1\n";
}

/** For maps too large for all colourings: a right word is known to be one where no neighbours agree. */
function check(input: string, output: string, expected: string | undefined): void {
  const word = output.trim();
  if (expected !== undefined && expected.trim() !== word) {
    throw new Error(`expected ${expected.trim()}, found ${word}`);
  }
  if (word === "-1") {
    if (expected === undefined) throw new Error("a map that has two colours was said to have none");
    return;
  }
  const [first, ...rows] = input.trim().split("\n");
  if (!/^0[01]*$/.test(word) || word.length !== Number(first)) {
    throw new Error(`expected ${first} colours, the first one 0`);
  }
  for (const [v, row] of rows.entries()) {
    for (const u of row.split(" ").map(Number)) {
      if (u > 0 && word[v] === word[u - 1]) throw new Error(`countries ${v + 1} and ${u} agree`);
    }
  }
}

export const twin: Twin = {
  problem: "1080",
  rounds: 200,
  generators: {
    small: (random) => map(random, random.int(1, 8), random.int(0, 5), 0.1),
    bipartite: (random) => map(random, random.int(2, 10), random.int(0, 20), 0),
    "max-sparse": (random) => map(random, 98, 20, 0),
    "max-dense": (random) => map(random, 98, 4000, 0),
  },
  naive,
  check,
};
