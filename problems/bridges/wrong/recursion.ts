// expect: RE — a call for each vertex of a path of 10^5 vertices overflows the stack
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = numbers as [number, number];
  const neighbours: number[][] = Array.from({ length: n }, () => []);
  for (let e = 0; e < m; e++) {
    const [s, t] = [numbers[2 + 2 * e]!, numbers[3 + 2 * e]!];
    neighbours[s]!.push(t);
    neighbours[t]!.push(s);
  }
  const time: number[] = [];
  const low: number[] = [];
  const bridges: number[][] = [];
  let now = 0;
  const visit = (v: number, parent: number): void => {
    time[v] = low[v] = now++;
    for (const w of neighbours[v]!) {
      if (w === parent) continue;
      if (time[w] === undefined) {
        visit(w, v);
        if (low[w]! > time[v]!) bridges.push([Math.min(v, w), Math.max(v, w)]);
        low[v] = Math.min(low[v]!, low[w]!);
      } else {
        low[v] = Math.min(low[v]!, time[w]!);
      }
    }
  };
  visit(0, -1);
  bridges.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
  return new TextEncoder().encode(bridges.map((bridge) => `${bridge.join(" ")}\n`).join(""));
}

if (require.main === module) runProgram(solve);
