/**
 * Commedia dell'Arte by sliding: the empty cell is walked to its corner, move by move, and the pairs of
 * tiles in the wrong order are counted by merging; their number is even exactly if the permutation is.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(input).replace("\ufeff", "");
  const numbers = text.split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let at = 1; at < numbers.length; ) {
    const side = numbers[at++]!;
    const cube = numbers.slice(at, at + side ** 3);
    at += side ** 3;
    lines.push(solvable(side, cube) ? "Puzzle can be solved.\n" : "Puzzle is unsolvable.\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

function solvable(side: number, cube: number[]): boolean {
  let empty = cube.indexOf(0);
  const slide = (step: number) => {
    cube[empty] = cube[empty + step]!;
    cube[empty + step] = 0;
    empty += step;
  };
  while (empty % side < side - 1) slide(1);
  while (Math.floor(empty / side) % side < side - 1) slide(side);
  while (empty < side * side * (side - 1)) slide(side * side);
  cube.pop();
  return wrongPairs(cube)[1] % 2 === 0;
}

/** The numbers sorted, and how many pairs were in the wrong order. */
function wrongPairs(numbers: number[]): [sorted: number[], pairs: number] {
  if (numbers.length < 2) return [numbers, 0];
  const half = numbers.length >> 1;
  const [left, leftPairs] = wrongPairs(numbers.slice(0, half));
  const [right, rightPairs] = wrongPairs(numbers.slice(half));
  const sorted: number[] = [];
  let pairs = leftPairs + rightPairs;
  for (let a = 0, b = 0; sorted.length < numbers.length; ) {
    if (b === right.length || (a < left.length && left[a]! < right[b]!)) sorted.push(left[a++]!);
    else {
      sorted.push(right[b++]!);
      pairs += left.length - a;
    }
  }
  return [sorted, pairs];
}

if (require.main === module) runProgram(solve);
