/**
 * kingdomAndItsCities: the fewest cities to capture so that no two important ones stay connected.
 *
 * In      n; n - 1 roads "u v", cities numbered from 1; q; q lines "k x1 … xk": the important cities
 * Out     for each line how many other cities have to be captured, -1 if it cannot be done
 * Source  Codeforces 613D, https://codeforces.com/problemset/problem/613/D
 *         (format: content/blog/codeforces-613D.md of PerfectPan/blog)
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { LowestCommonAncestor } from "../lowest-common-ancestor";
import { rootedTree } from "../rooted-tree";
import { virtualTree } from "../virtual-tree";

const MAX_SIZE = 100_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const { from: a, to: b } = readEdges(scanner, n, n - 1, 1);
  const tree = rootedTree(undirectedCsr(n, a, b));
  const ancestors = new LowestCommonAncestor(tree);
  const isImportant = new Uint8Array(n);
  for (let q = scanner.intIn(1, MAX_SIZE, "q"); q > 0; q--) {
    const cities = new Int32Array(scanner.intIn(1, n, "k"));
    for (let i = 0; i < cities.length; i++) {
      cities[i] = scanner.intIn(1, n, "a city") - 1;
      isImportant[cities[i]!] = 1;
    }
    writer.int(captures(cities, isImportant, ancestors)).newline();
    for (const city of cities) isImportant[city] = 0;
  }
  return writer.result();
}

function captures(
  cities: Int32Array,
  isImportant: Uint8Array,
  ancestors: LowestCommonAncestor,
): number {
  const { parent: up } = ancestors.tree;
  if (cities.some((v) => up[v]! >= 0 && isImportant[up[v]!] === 1)) return -1;
  const { vertices, parent } = virtualTree(ancestors, cities);
  const open = new Int32Array(vertices.length); // branches from which an important city is reached
  let count = 0;
  for (let i = vertices.length - 1; i >= 0; i--) {
    let reaches = 1;
    if (isImportant[vertices[i]!] === 1) count += open[i]!;
    else if (open[i]! > 1) {
      count++;
      reaches = 0;
    } else reaches = open[i]!;
    if (i > 0) open[parent[i]!]! += reaches;
  }
  return count;
}

if (require.main === module) runProgram(solve);
