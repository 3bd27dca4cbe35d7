/**
 * countingEulerianCircuits: the Eulerian circuits of a directed graph that begin with its first arc.
 *
 * In      n m; m lines "u v", vertices from 0, loops and parallel arcs allowed
 * Out     how many, modulo 998244353
 * Source  Library Checker counting_eulerian_circuits,
 *         https://judge.yosupo.jp/problem/counting_eulerian_circuits
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Binomials } from "../../number/binomials";
import { arborescenceCount } from "../arborescence-count";
import { readEdges } from "../read-edges";

/**
 * The BEST theorem: the last arcs out of the vertices make a tree towards the first vertex, the other
 * arcs of each vertex come in any order. Of arcs balanced at each vertex, as many trees lead away.
 */
export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const { from, to } = readEdges(scanner, n, m);
  const degree = new Int32Array(n);
  const surplus = new Int32Array(n);
  for (let e = 0; e < m; e++) {
    degree[from[e]!]!++;
    surplus[from[e]!]!++;
    surplus[to[e]!]!--;
  }
  if (surplus.some((balance) => balance !== 0)) return new Writer().text("0\n").result();
  let used = 0;
  const place = degree.map((arcs) => (arcs > 0 ? used++ : -1));
  const names = (side: Int32Array) => side.map((v) => place[v]!);
  const binomials = new Binomials(m + 1, 998244353);
  const { mod } = binomials;
  let count = arborescenceCount(used, names(from), names(to), 0, mod);
  for (const arcs of degree) {
    if (arcs > 0) count = mod.mul(count, binomials.factorial(arcs - 1));
  }
  return new Writer().int(count).newline().result();
}

if (require.main === module) runProgram(solve);
