/**
 * dynamicSequence: a sequence modulo 998244353 with insertion, deletion, reversal, affine maps and sums.
 *
 * In      N Q, then N numbers; then Q lines: "0 i x" insert x before place i, "1 i" delete,
 *         "2 l r" reverse [l, r), "3 l r b c" replace each a by b·a + c, "4 l r" sum. N, Q ≤ 5 · 10^5
 * Out     a line for each query 4: the sum modulo 998244353
 * Source  Library Checker dynamic_sequence_range_affine_range_sum,
 *         https://judge.yosupo.jp/problem/dynamic_sequence_range_affine_range_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SplaySequence } from "../splay-sequence";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const size = scanner.int();
  const queries = scanner.int();
  const numbers = new Int32Array(size);
  intsIn(scanner, numbers, size, 0, P - 1, "a number");
  const sequence = new AffineSequence(numbers, size + queries);
  const writer = new Writer();
  for (let query = 0; query < queries; query++) {
    const kind = scanner.int();
    const l = scanner.int();
    if (kind === 0) sequence.insert(l, scanner.int());
    else if (kind === 1) sequence.delete(l);
    else if (kind === 2) sequence.reverse(l, scanner.int());
    else if (kind === 3) sequence.change(l, scanner.int(), scanner.int(), scanner.int());
    else writer.int(sequence.sum(l, scanner.int())).newline();
  }
  return writer.result();
}

/** Four words a node: a number, the sum of its tree, and a map a → factor · a + term for its children. */
class AffineSequence extends SplaySequence {
  private readonly words = new Int32Array(4 * this.capacity + 4);

  constructor(numbers: Int32Array, capacity: number) {
    super(capacity);
    for (let at = 0; at < numbers.length; at++) this.place(at + 1, numbers[at]!);
    this.build(numbers.length);
  }

  insert(place: number, x: number): void {
    const node = this.newNode();
    this.place(node, x);
    this.insertNode(place, node);
  }

  change(l: number, r: number, factor: number, term: number): void {
    const node = this.range(l, r);
    if (node === 0) return;
    this.act(node, factor, term);
    this.changed();
  }

  sum(l: number, r: number): number {
    return this.words[4 * this.range(l, r) + SUM]!;
  }

  protected override pull(node: number, left: number, right: number): void {
    const { words } = this;
    const below = reduced(words[4 * left + SUM]! + words[4 * right + SUM]!);
    words[4 * node + SUM] = reduced(below + words[4 * node]!);
  }

  protected override push(node: number, left: number, right: number): void {
    const { words } = this;
    const factor = words[4 * node + FACTOR]!;
    const term = words[4 * node + TERM]!;
    if (factor === 1 && term === 0) return;
    if (left !== 0) this.act(left, factor, term);
    if (right !== 0) this.act(right, factor, term);
    words[4 * node + FACTOR] = 1;
    words[4 * node + TERM] = 0;
  }

  private place(node: number, x: number): void {
    this.words[4 * node] = x;
    this.words[4 * node + FACTOR] = 1;
    this.words[4 * node + TERM] = 0;
  }

  private act(node: number, factor: number, term: number): void {
    const { words } = this;
    const at = 4 * node;
    words[at] = reduced(product(words[at]!, factor) + term);
    words[at + SUM] = reduced(product(words[at + SUM]!, factor) + product(this.sizeOf(node), term));
    words[at + FACTOR] = product(words[at + FACTOR]!, factor);
    words[at + TERM] = reduced(product(words[at + TERM]!, factor) + term);
  }
}

const [SUM, FACTOR, TERM] = [1, 2, 3];
const P = 998244353;

/** Modulo P of a number in [0, 2P). */
function reduced(x: number): number {
  return x >= P ? x - P : x;
}

/** a · b modulo P < 2^30: the quotient by doubles is off by one at most. */
function product(a: number, b: number): number {
  const rest = (Math.imul(a, b) - Math.imul(P, Math.floor((a * b) / P))) | 0;
  return rest < 0 ? rest + P : rest >= P ? rest - P : rest;
}

if (require.main === module) runProgram(solve);
