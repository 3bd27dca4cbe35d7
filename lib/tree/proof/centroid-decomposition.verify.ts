/**
 * fixedLengthPaths: how many paths of a tree have exactly k edges.
 *
 * In      n k; n - 1 edges "a b", vertices numbered from 1
 * Out     the number of paths
 * Source  CSES 2080 Fixed-Length Paths I, https://cses.fi/problemset/task/2080
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { centroidDecomposition } from "../centroid-decomposition";

const MAX_SIZE = 200_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const k = scanner.intIn(1, n, "k");
  const { from: a, to: b } = readEdges(scanner, n, n - 1, 1);
  const { start, head } = undirectedCsr(n, a, b);
  const { level, order } = centroidDecomposition({ n, m: n - 1, start, head, edge: head });
  const counts = new Int32Array(n + 1); // vertices of the part by distance, of branches done
  const queue = new Int32Array(n);
  const from = new Int32Array(n);
  const distance = new Int32Array(n);
  let paths = 0;
  for (const centroid of order) {
    let put = 0;
    counts[0] = 1;
    for (let arc = start[centroid]!; arc < start[centroid + 1]!; arc++) {
      const child = head[arc]!;
      if (level[child]! < level[centroid]!) continue;
      const first = put;
      queue[put++] = child;
      from[child] = centroid;
      distance[child] = 1;
      for (let taken = first; taken < put; taken++) {
        const v = queue[taken]!;
        const far = distance[v]!;
        if (far > k) break;
        paths += counts[k - far]!;
        for (let next = start[v]!; next < start[v + 1]!; next++) {
          const w = head[next]!;
          if (w === from[v] || level[w]! < level[centroid]!) continue;
          from[w] = v;
          distance[w] = far + 1;
          queue[put++] = w;
        }
      }
      for (let at = first; at < put; at++) counts[distance[queue[at]!]!]!++;
    }
    for (let at = 0; at < put; at++) counts[distance[queue[at]!]!] = 0;
  }
  return new Writer().int(paths).newline().result();
}

if (require.main === module) runProgram(solve);
