/**
 * DirectedRoads: in how many ways roads can be turned round so that no cycle is left.
 *
 * In      n; the town a_i to which the one road out of town i leads, numbered from 1
 * Out     the number of sets of roads to turn round, modulo 10^9 + 7
 * Source  Codeforces 711D, https://codeforces.com/problemset/problem/711/D
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { functionalGraph } from "../functional-graph";

const P = 1_000_000_007;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const next = new Int32Array(n);
  intsIn(scanner, next, n, 1, n, "a town");
  for (let v = 0; v < n; v++) next[v] = next[v]! - 1;
  const { length } = functionalGraph(next);
  const power = new Float64Array(n + 1).fill(1);
  for (let k = 1; k <= n; k++) power[k] = (2 * power[k - 1]!) % P;
  // A cycle may be turned in all ways but none and all; every other road as one likes.
  let onCycles = 0;
  let ways = 1n;
  for (const size of length) {
    onCycles += size;
    ways = (ways * BigInt((power[size]! - 2 + P) % P)) % BigInt(P);
  }
  ways = (ways * BigInt(power[n - onCycles]!)) % BigInt(P);
  return new Writer().int(Number(ways)).newline().result();
}

if (require.main === module) runProgram(solve);
