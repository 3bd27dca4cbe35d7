/**
 * Bridges by a breadth-first tree: an edge outside the tree closes a cycle with the tree's edges
 * between its ends, so these are no bridges.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = numbers as [number, number];
  const neighbours: number[][] = Array.from({ length: n }, () => []);
  for (let e = 0; e < m; e++) {
    const [s, t] = [numbers[2 + 2 * e]!, numbers[3 + 2 * e]!];
    neighbours[s]!.push(t);
    neighbours[t]!.push(s);
  }
  const parent = new Map([[0, 0]]);
  const depth = [0];
  for (const [v] of parent) {
    for (const w of neighbours[v]!) {
      if (parent.has(w)) continue;
      parent.set(w, v);
      depth[w] = depth[v]! + 1;
    }
  }
  const spared = new Set<number>(); // vertices whose edge to the parent is on a cycle
  for (let e = 0; e < m; e++) {
    let [s, t] = [numbers[2 + 2 * e]!, numbers[3 + 2 * e]!];
    if (parent.get(s) === t || parent.get(t) === s) continue;
    while (s !== t) {
      if (depth[s]! < depth[t]!) [s, t] = [t, s];
      spared.add(s);
      s = parent.get(s)!;
    }
  }
  const bridges = [...parent]
    .filter(([v, above]) => v !== above && !spared.has(v))
    .map(([v, above]) => [Math.min(v, above), Math.max(v, above)])
    .sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
  return new TextEncoder().encode(bridges.map((bridge) => `${bridge.join(" ")}\n`).join(""));
}

if (require.main === module) runProgram(solve);
