import { described } from "../../../scripts/verify/shape";
import { numbersOf } from "../../graph/proof/naive-graph";

/** Costs with many ties, or at the ends of their range. */
const forms: Readonly<Record<string, (row: number, column: number) => number>> = {
  diagonal: (row, column) => (row === column ? -1e9 : 1e9),
  squares: (row, column) => (row + column) ** 2,
  products: (row, column) => -(row + 1) * (column + 1),
  distances: (row, column) => Math.abs(row - column),
};

function matrix(n: number, cost: (row: number, column: number) => number): string {
  const line = (row: number) =>
    Array.from({ length: n }, (_, column) => cost(row, column)).join(" ");
  return `${n}\n${Array.from({ length: n }, (_, row) => `${line(row)}\n`).join("")}`;
}

export const twin = described({
  problem: "assignment",
  timeLimitMs: 5_000,
  rounds: 200,
  small: 8,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 500);
    return s.list(n, () => s.list(n, () => s.int(-1e9, 1e9)));
  },
  /** The best permutation by the set of columns already taken. */
  naive: (costs) => {
    const n = costs.length;
    const best = new Array<number>(1 << n).fill(Infinity);
    const last = new Array<number>(1 << n).fill(-1);
    best[0] = 0;
    for (let set = 0; set < 1 << n; set++) {
      let row = 0;
      for (let rest = set; rest > 0; rest &= rest - 1) row++;
      for (let column = 0; column < n; column++) {
        const next = set | (1 << column);
        const sum = best[set]! + (costs[row]?.[column] ?? 0);
        if (next === set || sum >= best[next]!) continue;
        best[next] = sum;
        last[next] = column;
      }
    }
    const columns: number[] = [];
    for (let set = (1 << n) - 1; set > 0; set ^= 1 << last[set]!) columns.unshift(last[set]!);
    return [best[(1 << n) - 1], columns];
  },
  check: (costs, output, expected) => {
    const [sum, ...columns] = numbersOf(output);
    const n = costs.length;
    if (columns.length !== n || new Set(columns).size !== n) throw new Error("not a permutation");
    const real = columns.reduce((total, column, row) => total + costs[row]![column]!, 0);
    if (real !== sum) throw new Error(`the permutation costs ${real}, not ${sum}`);
    const least = expected === undefined ? sum : numbersOf(expected)[0];
    if (sum !== least) throw new Error(`expected ${least}, found ${sum}`);
  },
  generators: {
    formed: (random) => matrix(random.int(1, 8), random.pick(Object.values(forms))),
  },
  atBounds: Object.fromEntries(
    Object.entries(forms).map(([name, cost]) => [`max-${name}`, () => matrix(500, cost)]),
  ),
});
