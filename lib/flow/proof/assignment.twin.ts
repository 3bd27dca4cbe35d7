import type { Twin } from "../../../scripts/verify/twin";

function matrix(n: number, cost: (row: number, column: number) => number): string {
  const line = (row: number) =>
    Array.from({ length: n }, (_, column) => cost(row, column)).join(" ");
  return `${n}\n${Array.from({ length: n }, (_, row) => `${line(row)}\n`).join("")}`;
}

/** Costs with many ties, or at the ends of their range. */
const forms: Readonly<Record<string, (row: number, column: number) => number>> = {
  highest: () => 1e9,
  lowest: () => -1e9,
  diagonal: (row, column) => (row === column ? -1e9 : 1e9),
  squares: (row, column) => (row + column) ** 2,
  least: (row, column) => 1000 * Math.min(row, column),
  distances: (row, column) => Math.abs(row - column),
};

export const twin: Twin = {
  problem: "assignment",
  timeLimitMs: 5_000,
  rounds: 500,
  generators: {
    small: (random) => {
      const most = random.pick([1, 4, 1e9]);
      return matrix(random.int(1, 8), () => random.int(-most, most));
    },
    formed: (random) => matrix(random.int(1, 8), random.pick(Object.values(forms))),
    "max-random": (random) => matrix(500, () => random.int(-1e9, 1e9)),
    "max-few-values": (random) => matrix(500, () => random.int(0, 60)),
    "max-products": () => matrix(500, (row, column) => (row + 1) * (column + 1)),
    "max-products-down": () => matrix(500, (row, column) => -(row + 1) * (column + 1)),
  },
  atBounds: Object.fromEntries(
    Object.entries(forms).map(([name, cost]) => [`max-${name}`, () => matrix(500, cost)]),
  ),
  // The best permutation by the set of columns already taken.
  naive: (input) => {
    const [n, ...costs] = input.trim().split(/\s+/).map(Number) as [number];
    const best = new Array<number>(1 << n).fill(Infinity);
    const last = new Array<number>(1 << n).fill(-1);
    best[0] = 0;
    for (let set = 0; set < 1 << n; set++) {
      let row = 0;
      for (let rest = set; rest > 0; rest &= rest - 1) row++;
      for (let column = 0; column < n; column++) {
        const next = set | (1 << column);
        const sum = best[set]! + costs[row * n + column]!;
        if (next === set || sum >= best[next]!) continue;
        best[next] = sum;
        last[next] = column;
      }
    }
    const columns: number[] = [];
    for (let set = (1 << n) - 1; set > 0; set ^= 1 << last[set]!) columns.unshift(last[set]!);
    return `${best[(1 << n) - 1]}\n${columns.join(" ")}\n`;
  },
  check: (input, output, expected) => {
    const [n, ...costs] = input.trim().split(/\s+/).map(Number) as [number];
    const [sum, ...columns] = output.trim().split(/\s+/).map(Number);
    if (columns.length !== n || new Set(columns).size !== n) throw new Error("not a permutation");
    const real = columns.reduce((total, column, row) => total + costs[row * n + column]!, 0);
    if (real !== sum) throw new Error(`the permutation costs ${real}, not ${sum}`);
    const least = expected === undefined ? sum : Number(expected.trim().split(/\s+/)[0]);
    if (sum !== least) throw new Error(`expected ${least}, found ${sum}`);
  },
};
