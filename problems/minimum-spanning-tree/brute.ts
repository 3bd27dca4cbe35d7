/**
 * Minimum Spanning Tree by Prim's algorithm without a heap: n times, the nearest vertex joins the tree.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = numbers as [number, number];
  const edges: [number, number][][] = Array.from({ length: n }, () => []);
  for (let at = 2; at < 2 + 3 * m; at += 3) {
    const [s, t, w] = [numbers[at]!, numbers[at + 1]!, numbers[at + 2]!];
    edges[s]!.push([t, w]);
    edges[t]!.push([s, w]);
  }
  const gap = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const outside = Array.from({ length: n }, (_, v) => v);
  gap[0] = 0;
  let total = 0;
  while (outside.length > 0) {
    let place = 0;
    for (let i = 1; i < outside.length; i++)
      if (gap[outside[i]!]! < gap[outside[place]!]!) place = i;
    const v = outside[place]!;
    outside[place] = outside[outside.length - 1]!;
    outside.pop();
    total += gap[v]!;
    gap[v] = -1;
    for (const [w, weight] of edges[v]!) if (weight < gap[w]!) gap[w] = weight;
  }
  return new TextEncoder().encode(`${total}\n`);
}

if (require.main === module) runProgram(solve);
