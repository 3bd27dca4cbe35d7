/**
 * dynamicSequence: a sequence modulo 998244353 with insertion, deletion, reversal, affine maps and sums.
 *
 * In      N Q, then N numbers; then Q lines: "0 i x" insert x before place i, "1 i" delete,
 *         "2 l r" reverse [l, r), "3 l r b c" replace each a by b·a + c, "4 l r" sum. N, Q ≤ 5 · 10^5
 * Out     a line for each query 4: the sum modulo 998244353
 * Source  Library Checker dynamic_sequence_range_affine_range_sum,
 *         https://judge.yosupo.jp/problem/dynamic_sequence_range_affine_range_sum
 */
import { intsIn } from "../io/ints-in";
import { runProgram } from "../io/run-program";
import { Scanner } from "../io/scanner";
import { Writer } from "../io/writer";
import { SplaySequence } from "./splay-sequence";

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

/** A number, the sum of its tree, and a map a → factor · a + term that waits for its children. */
class AffineSequence extends SplaySequence {
  private readonly values = new Int32Array(this.capacity + 1);
  private readonly sums = new Int32Array(this.capacity + 1);
  private readonly factors = new Int32Array(this.capacity + 1).fill(1);
  private readonly terms = new Int32Array(this.capacity + 1);

  constructor(numbers: Int32Array, capacity: number) {
    super(capacity);
    this.values.set(numbers, 1);
    this.build(numbers.length);
  }

  insert(place: number, x: number): void {
    const node = this.newNode();
    this.values[node] = x;
    this.factors[node] = 1;
    this.terms[node] = 0;
    this.insertNode(place, node);
  }

  change(l: number, r: number, factor: number, term: number): void {
    const node = this.range(l, r);
    if (node === 0) return;
    this.act(node, factor, term);
    this.changed();
  }

  sum(l: number, r: number): number {
    return this.sums[this.range(l, r)]!;
  }

  protected override pull(node: number, left: number, right: number): void {
    const { sums } = this;
    sums[node] = reduced(reduced(sums[left]! + sums[right]!) + this.values[node]!);
  }

  protected override push(node: number, left: number, right: number): void {
    const factor = this.factors[node]!;
    const term = this.terms[node]!;
    if (factor === 1 && term === 0) return;
    if (left !== 0) this.act(left, factor, term);
    if (right !== 0) this.act(right, factor, term);
    this.factors[node] = 1;
    this.terms[node] = 0;
  }

  private act(node: number, factor: number, term: number): void {
    const { values, sums, factors, terms } = this;
    values[node] = reduced(product(values[node]!, factor) + term);
    sums[node] = reduced(product(sums[node]!, factor) + product(this.sizes[node]!, term));
    factors[node] = product(factors[node]!, factor);
    terms[node] = reduced(product(terms[node]!, factor) + term);
  }
}

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
