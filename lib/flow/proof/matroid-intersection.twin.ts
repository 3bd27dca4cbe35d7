import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** A connected set of free cells with the first one, at least two, `free` of them if there is room. */
function grid(random: Random, n: number, m: number, free: number): string {
  const cells = new Set([0]);
  while (cells.size < Math.max(2, Math.min(free, n * m))) {
    const v = random.int(0, n * m - 1);
    const near = [v % m > 0 ? v - 1 : -1, v % m < m - 1 ? v + 1 : -1, v - m, v + m];
    if (near.some((u) => cells.has(u))) cells.add(v);
  }
  const row = (i: number) =>
    Array.from({ length: m }, (_, j) => (cells.has(i * m + j) ? "O" : "X")).join("");
  return `${n} ${m}\n${Array.from({ length: n }, (_, i) => row(i)).join("\n")}\n`;
}

/** The grids as rows of cells. */
function parse(input: string): string[][] {
  const lines = input.trim().split("\n");
  const grids: string[][] = [];
  for (let at = 1; at < lines.length; ) {
    const n = Number(lines[at]!.split(" ")[0]);
    grids.push(lines.slice(at + 1, at + 1 + n));
    at += n + 1;
  }
  return grids;
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
function naive(input: string): string {
  const verdicts = parse(input).map((cells) => {
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
      if (chosen.length === free - 1 && fault(cells, chosen) === undefined) return "YES\n";
    }
    return "NO\n";
  });
  return verdicts.join("");
}

function check(input: string, output: string, expected: string | undefined): void {
  const verdicts = (text: string) => (text.match(/YES|NO/g) ?? []).join(" ");
  if (expected !== undefined && verdicts(expected) !== verdicts(output)) {
    throw new Error(`expected ${verdicts(expected)}, found ${verdicts(output)}`);
  }
  const lines = output.split("\n");
  for (const cells of parse(input)) {
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

export const twin: Twin = {
  problem: "1284G",
  timeLimitMs: 3000,
  generators: {
    small: (random) => {
      const [n, m] = random.pick([
        [1, 3],
        [2, 2],
        [3, 2],
        [3, 3],
      ] as const);
      return `2\n${grid(random, n, m, random.int(2, 9))}${grid(random, m, n, n * m)}`;
    },
    "max-full": (random) => `10\n${grid(random, 20, 20, 400).repeat(10)}`,
    "max-random": (random) =>
      `10\n${Array.from({ length: 10 }, () => grid(random, 20, 20, random.int(250, 400))).join("")}`,
  },
  naive,
  check,
};
