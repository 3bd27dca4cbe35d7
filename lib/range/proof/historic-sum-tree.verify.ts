/**
 * sumsOfMinima: for each query the sum of the minima of all ranges within [l, r].
 *
 * In      n q; n numbers; q lines "l r"
 * Out     q lines
 * Source  HNOI 2016, Luogu P3246, https://www.luogu.com.cn/problem/P3246
 *
 * At end r element l holds the minimum of [l, r]; one version for each end. The answers pass 2^53, so the
 * numbers are kept in two parts.
 */
import { groups } from "../../graph/groups";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { HistoricSumTree } from "../historic-sum-tree";

const MAX_SIZE = 100_000;
const PART = 2 ** 15;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, -1e9, 1e9, "a value");
  const left = new Int32Array(q);
  const right = new Int32Array(q);
  for (let i = 0; i < q; i++) {
    left[i] = scanner.intIn(1, n, "l") - 1;
    right[i] = scanner.intIn(1, n, "r") - 1;
  }
  const { start, item } = groups(n, right);
  const answers = new BigInt64Array(q);
  const [high, low] = [new HistoricSumTree(n), new HistoricSumTree(n)];
  const add = (from: number, to: number, x: number, sign: number) => {
    const part = Math.floor(x / PART);
    high.add(from, to, sign * part);
    low.add(from, to, sign * (x - part * PART));
  };
  const stack = new Int32Array(n); // the last places of equal minima, ascending
  let depth = 0;
  for (let r = 0; r < n; r++) {
    let from = r;
    for (; depth > 0 && values[stack[depth - 1]!]! >= values[r]!; depth--) {
      const begin = depth > 1 ? stack[depth - 2]! + 1 : 0;
      add(begin, from, values[stack[depth - 1]!]!, -1);
      from = begin;
    }
    stack[depth++] = r;
    add(from, r + 1, values[r]!, 1);
    high.record();
    low.record();
    for (let at = start[r]!; at < start[r + 1]!; at++) {
      const i = item[at]!;
      const [l, end] = [left[i]!, r + 1];
      answers[i] =
        BigInt(high.historicSum(l, end)) * BigInt(PART) + BigInt(low.historicSum(l, end));
    }
  }
  const writer = new Writer();
  for (const answer of answers) writer.bigint(answer).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
