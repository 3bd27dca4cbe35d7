// expect: WA — follows "this label on the left pushes that one to the right", but not the reverse
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, w, h, ...places] = numbers as [number, number, number, ...number[]];
  const sides = new Array<string>(n).fill("L");
  const left = (town: number) => places[2 * town]! - (sides[town] === "L" ? w : 0);
  const overlap = (i: number, j: number) =>
    Math.abs(left(i) - left(j)) < w && Math.abs(places[2 * i + 1]! - places[2 * j + 1]!) < h;
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < i; j++) {
        if (!overlap(i, j)) continue;
        if (sides[i] === "R" && sides[j] === "R") return new TextEncoder().encode("impossible\n");
        sides[sides[i] === "L" ? i : j] = "R";
        changed = true;
      }
    }
  }
  return new TextEncoder().encode(`${sides.join("")}\n`);
}

if (require.main === module) runProgram(solve);
