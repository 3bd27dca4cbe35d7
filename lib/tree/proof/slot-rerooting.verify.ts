/**
 * pathCompositeSums: for each vertex of a tree, the sum of all vertices' values as they arrive there.
 *
 * In      n; n numbers a; n - 1 lines "u v b c": the edge between u and v turns x into b x + c
 * Out     for each vertex v the sum over all u of a(u) after the edges from u to v, modulo 998244353
 * Source  Library Checker tree_path_composite_sum,
 *         https://judge.yosupo.jp/problem/tree_path_composite_sum
 */
import { type Csr, undirectedCsr } from "../../graph/csr";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { SlotRerooting } from "../slot-rerooting";

const MAX_SIZE = 200_000;
const MODULUS = 998_244_353;

/** Of the vertices in some subtrees: the sum of their values as they arrive, and how many there are. */
class Arrivals extends SlotRerooting {
  readonly sums = new Int32Array(this.slots);
  readonly counts = new Int32Array(this.slots);
  private readonly a: Int32Array;
  private readonly b: Int32Array;
  private readonly c: Int32Array;

  constructor(graph: Csr, a: Int32Array, b: Int32Array, c: Int32Array) {
    super(graph);
    this.a = a;
    this.b = b;
    this.c = c;
    this.build();
  }

  protected combine(into: number, left: number, right: number): void {
    this.sums[into] = (this.sums[left]! + this.sums[right]!) % MODULUS;
    this.counts[into] = this.counts[left]! + this.counts[right]!;
  }

  protected extend(into: number, k: number, v: number, edge: number): void {
    const count = this.counts[k]! + 1;
    const sum = (this.sums[k]! + this.a[v]!) % MODULUS;
    this.sums[into] = (mul(this.b[edge]!, sum) + mul(this.c[edge]!, count)) % MODULUS;
    this.counts[into] = count;
  }
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const a = new Int32Array(n);
  intsIn(scanner, a, n, 0, MODULUS - 1, "a value");
  const lines = new Int32Array(4 * (n - 1));
  intsIn(scanner, lines, lines.length, 0, MODULUS - 1, "a part of an edge");
  const column = (at: number) => Int32Array.from({ length: n - 1 }, (_, e) => lines[4 * e + at]!);
  const graph = undirectedCsr(n, column(0), column(1));
  const arrivals = new Arrivals(graph, a, column(2), column(3));
  const answers = a.map((value, v) => (value + arrivals.sums[arrivals.fold(v)]!) % MODULUS);
  return writeInts(new Writer(), answers).newline().result();
}

if (require.main === module) runProgram(solve);
