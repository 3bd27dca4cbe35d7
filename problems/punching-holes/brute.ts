/** Punching Holes by all orders of up to EXACT holes; of more holes always the nearest one. */
import { runProgram } from "../../lib/io/run-program";

const EXACT = 7;

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  numbers.splice(0, 1, 0, 0); // the corner is hole 0
  const apart = (i: number, j: number) =>
    Math.hypot(numbers[2 * i]! - numbers[2 * j]!, numbers[2 * i + 1]! - numbers[2 * j + 1]!);
  const lengthOf = (way: readonly number[]) =>
    [...way, 0].reduce((sum, hole, at) => sum + apart(way[at - 1] ?? 0, hole), 0);
  const shorter = (a: number[], b: number[]) => (lengthOf(b) < lengthOf(a) ? b : a);
  /** The shortest way that begins with these holes. */
  const best = (way: readonly number[], left: readonly number[]): number[] => {
    if (left.length === 0) return [...way];
    const without = (hole: number) => left.filter((other) => other !== hole);
    const nearest = () =>
      left.reduce((a, b) => (apart(way.at(-1) ?? 0, b) < apart(way.at(-1) ?? 0, a) ? b : a));
    const next = way.length + left.length <= EXACT ? left : [nearest()];
    return next.map((hole) => best([...way, hole], without(hole))).reduce(shorter);
  };
  const holes = Array.from({ length: numbers.length / 2 - 1 }, (_, at) => at + 1);
  return new TextEncoder().encode(`${best([], holes).join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
