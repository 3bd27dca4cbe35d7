/**
 * Map Labels by trial: it gives a town a side and derives all sides that follow; if these contradict each
 * other, it takes the other side. Sides without a contradiction never have to be undone.
 */
import { runProgram } from "../../lib/io/run-program";

type Side = "L" | "R";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, w, h, ...places] = numbers as [number, number, number, ...number[]];
  const overlap = (i: number, si: Side, j: number, sj: Side) => {
    const left = (town: number, side: Side) => places[2 * town]! - (side === "L" ? w : 0);
    const apartX = Math.abs(left(i, si) - left(j, sj)) >= w;
    const apartY = Math.abs(places[2 * i + 1]! - places[2 * j + 1]!) >= h;
    return !apartX && !apartY;
  };
  const sides = new Map<number, Side>();
  /** The sides that follow from one, or undefined where they contradict each other. */
  const consequences = (town: number, side: Side): Map<number, Side> | undefined => {
    const implied = new Map([[town, side]]);
    for (const [i, si] of implied) {
      for (let j = 0; j < n; j++) {
        if (j === i || !(["L", "R"] as const).some((sj) => overlap(i, si, j, sj))) continue;
        const free = (["L", "R"] as const).filter((sj) => !overlap(i, si, j, sj));
        const decided = implied.get(j) ?? sides.get(j);
        if (free.length === 0 || (decided !== undefined && decided !== free[0])) return undefined;
        implied.set(j, free[0]!);
      }
    }
    return implied;
  };
  for (let town = 0; town < n; town++) {
    if (sides.has(town)) continue;
    const implied = consequences(town, "L") ?? consequences(town, "R");
    if (implied === undefined) return new TextEncoder().encode("impossible\n");
    for (const [i, side] of implied) sides.set(i, side);
  }
  const word = Array.from({ length: n }, (_, town) => sides.get(town)).join("");
  return new TextEncoder().encode(`${word}\n`);
}

if (require.main === module) runProgram(solve);
