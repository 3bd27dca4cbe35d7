/**
 * seollal: walls in a grid that make a tree of its free cells in which no leaf is a black cell.
 *
 * In      T; T times n m and n rows of m cells, O free and X not. Cells whose row and column from 1 on add
 *         up to an even number are black, but for the first one
 * Out     for each YES and 2n - 1 rows of 2m - 1: the cells, and O between two without a wall; or NO
 * Source  Codeforces 1284G, https://codeforces.com/problemset/problem/1284/G
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { DisjointSets } from "../../structure/disjoint-sets";
import { GraphicMatroid } from "../graphic-matroid";
import { matroidIntersection } from "../matroid-intersection";
import { PartitionMatroid } from "../partition-matroid";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let cases = scanner.int(); cases > 0; cases--) {
    const n = scanner.intIn(1, 20, "n");
    const m = scanner.intIn(1, 20, "m");
    maze(writer, scanner.grid(n, m), n, m);
  }
  return writer.result();
}

/** Two edges at each black cell that are a forest together; more edges then make it a tree. */
function maze(writer: Writer, cells: Uint8Array, n: number, m: number): void {
  const black: number[] = []; // the black end of each edge
  const white: number[] = [];
  const capacity = new Int32Array(n * m);
  const join = (v: number, u: number, isBlack: boolean) => {
    if (cells[v] !== FREE || cells[u] !== FREE) return;
    black.push(isBlack ? v : u);
    white.push(isBlack ? u : v);
  };
  for (let v = 0; v < n * m; v++) {
    const isBlack = (Math.floor(v / m) + (v % m)) % 2 === 0;
    if (isBlack && v > 0 && cells[v] === FREE) capacity[v] = 2;
    if (v % m < m - 1) join(v, v + 1, isBlack);
    if (v + m < n * m) join(v, v + m, isBlack);
  }
  const forest = matroidIntersection(
    new GraphicMatroid(n * m, black, white),
    new PartitionMatroid(black, capacity),
  );
  if (forest.length < capacity.reduce((sum, edges) => sum + edges, 0)) {
    writer.text("NO\n");
    return;
  }
  const sets = new DisjointSets(n * m);
  const width = 2 * m - 1;
  const rows = new Uint8Array((2 * n - 1) * width).fill(WALL);
  const placeOf = (v: number) => 2 * Math.floor(v / m) * width + 2 * (v % m);
  for (let v = 0; v < n * m; v++) rows[placeOf(v)] = cells[v]!;
  for (const e of [...forest, ...black.keys()]) {
    if (!sets.union(black[e]!, white[e]!)) continue;
    rows[(placeOf(black[e]!) + placeOf(white[e]!)) / 2] = FREE;
  }
  writer.text("YES\n");
  for (let at = 0; at < rows.length; at += width) {
    writer.bytes(rows.subarray(at, at + width)).newline();
  }
}

const FREE = 79; // O
const WALL = 32;

if (require.main === module) runProgram(solve);
