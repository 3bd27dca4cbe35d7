// expect: WA — the board has no right and no lower edge, so the moves that raise x or y stay allowed
import { runProgram } from "../../../lib/io/run-program";

const numbers = new Map<string, number>();

type Square = [x: number, y: number];

/** `first` is true if the first player wins with these coins. */
export const solver = (first: (coins: Square[]) => boolean) => (input: Uint8Array) => {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < (words[0] ?? 0); test++) {
    const end = at + 1 + 2 * words[at]!;
    const coins: Square[] = [];
    for (at++; at < end; at += 2) coins.push([words[at]!, words[at + 1]!]);
    lines.push(first(coins) ? "First\n" : "Second\n");
  }
  return new TextEncoder().encode(lines.join(""));
};

/** True if the numbers of the squares, on a board of this side, do not cancel out. */
export const isWon = (coins: readonly Square[], side: number) =>
  coins.reduce((sum, [x, y]) => sum ^ number(x, y, side), 0) !== 0;

export const solve = solver((coins) => isWon(coins, Number.POSITIVE_INFINITY));

function number(x: number, y: number, side: number): number {
  if (x < 1 || y < 1 || x > side || y > side) return -1;
  const key = `${x} ${y} ${side}`;
  const stored = numbers.get(key);
  if (stored !== undefined) return stored;
  const next: Square[] = [
    [x - 2, y + 1],
    [x - 2, y - 1],
    [x + 1, y - 2],
    [x - 1, y - 2],
  ];
  const reached = next.map((square) => number(...square, side));
  let smallest = 0;
  while (reached.includes(smallest)) smallest++;
  numbers.set(key, smallest);
  return smallest;
}

if (require.main === module) runProgram(solve);
