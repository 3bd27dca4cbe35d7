// expect: WA — asks whether an end of the edge is an articulation point, which is not enough
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
  const [time, low, place, next] = [1, 2, 3, 4].map(() => new Int32Array(n));
  const bridges: number[][] = [];
  const path = [0];
  let now = 1;
  time![0] = low![0] = now++;
  while (path.length > 0) {
    const v = path[path.length - 1]!;
    const w = neighbours[v]![next![v]!++];
    if (w === undefined) {
      path.pop();
      const parent = path[path.length - 1];
      if (parent === undefined) break;
      if (low![v]! >= time![parent]!) bridges.push([Math.min(v, parent), Math.max(v, parent)]);
      low![parent] = Math.min(low![parent]!, low![v]!);
    } else if (time![w] === 0) {
      time![w] = low![w] = now++;
      place![w] = v;
      path.push(w);
    } else if (w !== place![v]) {
      low![v] = Math.min(low![v]!, time![w]!);
    }
  }
  bridges.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
  return new TextEncoder().encode(bridges.map((bridge) => `${bridge.join(" ")}\n`).join(""));
}

if (require.main === module) runProgram(solve);
