import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

/** A connected set of free cells with the first one, at least two, `free` of them if there is room. */
function grid(random: Random, n: number, m: number, free: number): string[] {
  const cells = new Set([0]);
  while (cells.size < Math.max(2, Math.min(free, n * m))) {
    const v = random.int(0, n * m - 1);
    const near = [v % m > 0 ? v - 1 : -1, v % m < m - 1 ? v + 1 : -1, v - m, v + m];
    if (near.some((u) => cells.has(u))) cells.add(v);
  }
  return Array.from({ length: n }, (_, i) =>
    Array.from({ length: m }, (_, j) => (cells.has(i * m + j) ? "O" : "X")).join(""),
  );
}

/** Whether these edges between free cells are a tree of them all without a black leaf. */
function fault(cells: string[], edges: readonly string[][]): string | undefined {
  const free = cells.flatMap((row, i) =>
    [...row].flatMap((cell, j) => (cell === "O" ? [`${i} ${j}`] : [])),
  );
  const reached = new Set([free[0]!]);
  for (const v of reached) {
    for (const edge of edges) if (edge.includes(v)) for (const u of edge) reached.add(u);
  }
  if (reached.size < free.length || edges.length !== free.length - 1) return "no tree";
  return free.find((v) => {
    const [i, j] = v.split(" ").map(Number);
    const isBlack = (i! + j!) % 2 === 0 && v !== "0 0";
    return isBlack && edges.filter((edge) => edge.includes(v)).length < 2;
  });
}

/** All sets of edges. */
const naive = (grids: readonly string[][]) =>
  grids.map((cells) => {
    const edges: string[][] = [];
    for (const [i, row] of cells.entries()) {
      for (let j = 0; j < row.length; j++) {
        if (row[j] !== "O") continue;
        if (row[j + 1] === "O") edges.push([`${i} ${j}`, `${i} ${j + 1}`]);
        if (cells[i + 1]?.[j] === "O") edges.push([`${i} ${j}`, `${i + 1} ${j}`]);
      }
    }
    const free = cells.join("").split("O").length - 1;
    for (let set = 0; set < 2 ** edges.length; set++) {
      const chosen = edges.filter((_, e) => (set >> e) & 1);
      if (chosen.length === free - 1 && fault(cells, chosen) === undefined) return "YES";
    }
    return "NO";
  });

function check(grids: readonly string[][], output: string, expected: string | undefined): void {
  const verdicts = (text: string) => (text.match(/YES|NO/g) ?? []).join(" ");
  if (expected !== undefined && verdicts(expected) !== verdicts(output)) {
    throw new Error(`expected ${verdicts(expected)}, found ${verdicts(output)}`);
  }
  const lines = output.split("\n");
  for (const cells of grids) {
    if (lines.shift() === "NO") continue;
    const rows = lines.splice(0, 2 * cells.length - 1);
    const edges: string[][] = [];
    for (const [y, row] of rows.entries()) {
      if (row.length !== 2 * cells[0]!.length - 1) throw new Error(`a row of ${row.length}`);
      for (let x = 0; x < row.length; x++) {
        const [i, j] = [y >> 1, x >> 1];
        if (y % 2 === 0 && x % 2 === 0 && row[x] !== cells[i]![j]) throw new Error("another cell");
        if (y % 2 === x % 2 || row[x] !== "O") continue;
        const ends = [`${i} ${j}`, y % 2 === 1 ? `${i + 1} ${j}` : `${i} ${j + 1}`];
        edges.push(ends);
      }
    }
    const wrong = fault(cells, edges);
    if (wrong !== undefined) throw new Error(`not such a tree: ${wrong}`);
  }
}

export const twin = described({
  problem: "1284G",
  timeLimitMs: 3000,
  rounds: 8,
  small: 3,
  middle: 0,
  shape: (s) =>
    s.list(s.size(1, 10), () => {
      const n = s.size(1, 20);
      const m = s.size(n > 1 ? 1 : 2, 20);
      let rows: string[] = [];
      return s.list(n, (i) =>
        s.text(m, m, "OX", (random) => {
          if (i === 0) rows = grid(random, n, m, random.pick([random.int(2, n * m), n * m]));
          return rows[i]!;
        }),
      );
    }),
  naive,
  check,
});
