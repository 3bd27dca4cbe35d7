// expect: WA — takes the first side that fits the labels so far and never looks ahead
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, w, h, ...places] = numbers as [number, number, number, ...number[]];
  const labels: number[][] = [];
  let word = "";
  for (let town = 0; town < n; town++) {
    const [x, y] = [places[2 * town]!, places[2 * town + 1]!];
    const fits = (left: number) =>
      labels.every(([a, b]) => Math.abs(a! - left) >= w || Math.abs(b! - y) >= h);
    const left = [x - w, x].find(fits);
    if (left === undefined) return new TextEncoder().encode("impossible\n");
    labels.push([left, y]);
    word += left === x ? "R" : "L";
  }
  return new TextEncoder().encode(`${word}\n`);
}

if (require.main === module) runProgram(solve);
