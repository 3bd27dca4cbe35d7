/**
 * bipartiteEdgeColouring: the fewest colours for the edges of a bipartite graph.
 *
 * In      l r m; m lines "a b": an edge between the left vertex a and the right vertex b
 * Out     the number of colours; the colour of each edge, from 0 on
 * Source  Library Checker bipartite_edge_coloring, https://judge.yosupo.jp/problem/bipartite_edge_coloring
 *         (format: graph/bipartite_edge_coloring/task.md of yosupo06/library-checker-problems)
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { bipartiteEdgeColouring } from "../bipartite-edge-colouring";

const MAX_SIDE = 100_000;
const MAX_EDGES = 100_000;
const NEWLINE = 10;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const left = scanner.intIn(1, MAX_SIDE, "l");
  const right = scanner.intIn(1, MAX_SIDE, "r");
  const m = scanner.intIn(1, MAX_EDGES, "m");
  const ends = new Int32Array(2 * m);
  intsIn(scanner, ends, 2 * m, 0, MAX_SIDE, "an end of an edge");
  const from = ends.filter((_, at) => at % 2 === 0);
  const to = ends.filter((_, at) => at % 2 === 1);
  const { colours, colour } = bipartiteEdgeColouring(left, right, from, to);
  const writer = new Writer().int(colours).newline();
  return writeInts(writer, colour, NEWLINE).newline().result();
}

if (require.main === module) runProgram(solve);
