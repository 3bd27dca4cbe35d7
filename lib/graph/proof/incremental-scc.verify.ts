/**
 * incrementalSccs: after each arc added, the sum of x[i] · x[j] over pairs within one strongly connected
 * component.
 *
 * In      n m; x[0] … x[n - 1]; m lines "a b", vertices from 0
 * Out     m lines: the sum modulo 998244353
 * Source  Library Checker incremental_scc, https://judge.yosupo.jp/problem/incremental_scc
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { MOD998244353, mul998244353 } from "../../number/mul998244353";
import { DisjointSets } from "../../structure/disjoint-sets";
import { groups } from "../groups";
import { incrementalScc } from "../incremental-scc";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const sum = new Int32Array(n); // over the component, at its representative
  intsIn(scanner, sum, n, 0, MOD998244353 - 1, "x");
  const { from, to } = readEdges(scanner, n, m);
  const { start, item } = groups(m + 1, incrementalScc(n, from, to));
  const sets = new DisjointSets(n);
  const answers = new Int32Array(m);
  for (let time = 0, total = 0; time < m; time++) {
    for (let at = start[time]!; at < start[time + 1]!; at++) {
      const a = sets.find(from[item[at]!]!);
      const b = sets.find(to[item[at]!]!);
      if (!sets.union(a, b)) continue;
      total = (total + mul998244353(sum[a]!, sum[b]!)) % MOD998244353;
      sum[sets.find(a)] = (sum[a]! + sum[b]!) % MOD998244353;
    }
    answers[time] = total;
  }
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
