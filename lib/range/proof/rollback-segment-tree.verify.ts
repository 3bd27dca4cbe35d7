/**
 * lisOnTree: the longest increasing subsequence along the path from vertex 1 to each vertex.
 *
 * In      n; n numbers; n - 1 edges "u v"
 * Out     n lines, the length for each vertex
 * Source  AtCoder ABC 165 F, https://atcoder.jp/contests/abc165/tasks/abc165_f
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { rootedTree } from "../../tree/rooted-tree";
import { compress } from "../compress";
import { RollbackSegmentTree } from "../rollback-segment-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const numbers = new Int32Array(n);
  intsIn(scanner, numbers, n, 1, MAX_VALUE, "a number");
  const { from, to } = readEdges(scanner, n, n - 1, 1);
  const { order, depth } = rootedTree(undirectedCsr(n, from, to));
  const { values, ranks } = compress(numbers);
  // By rank, the longest subsequence that ends with it on the path to the vertex at hand.
  const lengths = new RollbackSegmentTree(values.length, (a, b) => (a > b ? a : b), 0);
  const times = new Int32Array(n);
  const answers = new Int32Array(n);
  for (const v of order) {
    const level = depth[v]!;
    lengths.rollback(times[level]!);
    const rank = ranks[v]!;
    const length = lengths.fold(0, rank) + 1;
    if (length > lengths.get(rank)) lengths.set(rank, length);
    answers[v] = lengths.all();
    if (level + 1 < n) times[level + 1] = lengths.time;
  }
  const writer = new Writer();
  for (const answer of answers) writer.int(answer).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
