// expect: WA — adds up a tree of shortest paths from vertex 0 instead
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = numbers as [number, number];
  const edges: [number, number][][] = Array.from({ length: n }, () => []);
  for (let at = 2; at < 2 + 3 * m; at += 3) {
    const [s, t, w] = [numbers[at]!, numbers[at + 1]!, numbers[at + 2]!];
    edges[s]!.push([t, w]);
    edges[t]!.push([s, w]);
  }
  const distance = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const last = new Float64Array(n);
  const outside = new Set(edges.keys());
  distance[0] = 0;
  let total = 0;
  while (outside.size > 0) {
    let v = -1;
    for (const u of outside) if (v < 0 || distance[u]! < distance[v]!) v = u;
    outside.delete(v);
    total += last[v]!;
    for (const [w, weight] of edges[v]!) {
      if (distance[v]! + weight >= distance[w]!) continue;
      distance[w] = distance[v]! + weight;
      last[w] = weight;
    }
  }
  return new TextEncoder().encode(`${total}\n`);
}

if (require.main === module) runProgram(solve);
