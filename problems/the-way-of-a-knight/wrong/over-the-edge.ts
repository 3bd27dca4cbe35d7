// expect: WA — does not look at columns: jumps over the right edge to the next row
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [first, ...rows] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const side = Number(first);
  const cells = [...rows.join("")];
  const [from, to] = [cells.indexOf("@"), cells.lastIndexOf("@")];
  const before = new Map([[from, -1]]);
  for (const [cell] of before) {
    for (const step of [2 * side + 1, 2 * side - 1, side + 2, side - 2]) {
      for (const next of [cell + step, cell - step]) {
        if (cells[next] === undefined || cells[next] === "#" || before.has(next)) continue;
        before.set(next, cell);
      }
    }
  }
  if (!before.has(to)) return new TextEncoder().encode("Impossible\n");
  for (let cell = to; cell >= 0; cell = before.get(cell)!) cells[cell] = "@";
  return new TextEncoder().encode(cells.join("").replace(new RegExp(`.{${side}}`, "g"), "$&\n"));
}

if (require.main === module) runProgram(solve);
