// expect: WA — marks the cells of all shortest ways at once
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [first, ...rows] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const side = Number(first);
  const cells = [...rows.join("")];
  const [from, to] = [cells.indexOf("@"), cells.lastIndexOf("@")];
  const [forth, back] = [distances(cells, side, from), distances(cells, side, to)];
  const least = forth.get(to);
  if (least === undefined) return new TextEncoder().encode("Impossible\n");
  for (const [cell, distance] of forth) if (distance + back.get(cell)! === least) cells[cell] = "@";
  return new TextEncoder().encode(cells.join("").replace(new RegExp(`.{${side}}`, "g"), "$&\n"));
}

function distances(cells: readonly string[], side: number, source: number): Map<number, number> {
  const reached = new Map([[source, 0]]);
  for (const [cell, distance] of reached) {
    for (const a of [-2, -1, 1, 2]) {
      for (const b of [Math.abs(a) - 3, 3 - Math.abs(a)]) {
        const [r, c] = [Math.floor(cell / side) + a, (cell % side) + b];
        const next = r * side + c;
        if (r < 0 || c < 0 || r >= side || c >= side || cells[next] === "#") continue;
        if (!reached.has(next)) reached.set(next, distance + 1);
      }
    }
  }
  return reached;
}

if (require.main === module) runProgram(solve);
