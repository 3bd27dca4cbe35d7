// expect: WA — takes the first path that depth-first search finds
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [first, ...rows] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const side = Number(first);
  const cells = [...rows.join("")];
  const [from, to] = [cells.indexOf("@"), cells.lastIndexOf("@")];
  const before = new Map([[from, -1]]);
  const stack = [from];
  while (stack.length > 0 && !before.has(to)) {
    const cell = stack.pop()!;
    for (const [a, b] of [1, -1, 2, -2].flatMap((x) => [
      [x, 3 - Math.abs(x)],
      [x, Math.abs(x) - 3],
    ])) {
      const [r, c] = [Math.floor(cell / side) + a!, (cell % side) + b!];
      const next = r * side + c;
      if (r < 0 || c < 0 || r >= side || c >= side || cells[next] === "#") continue;
      if (before.has(next)) continue;
      before.set(next, cell);
      stack.push(next);
    }
  }
  if (!before.has(to)) return new TextEncoder().encode("Impossible\n");
  for (let cell = to; cell >= 0; cell = before.get(cell)!) cells[cell] = "@";
  return new TextEncoder().encode(cells.join("").replace(new RegExp(`.{${side}}`, "g"), "$&\n"));
}

if (require.main === module) runProgram(solve);
