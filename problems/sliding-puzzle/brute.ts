/**
 * Sliding Puzzle by bidirectional breadth-first search on strings; no heuristic, no tables. It decides
 * solvability by the parity of the permutation with the blank, not by inversions.
 */
import { runProgram } from "../../lib/io/run-program";

type Found = Map<string, string>; // board → moves between it and the search's end
const BACK: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder()
    .decode(input)
    .replace("\ufeff", "")
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  let at = 1;
  let output = "";
  for (let left = numbers[0] ?? 0; left > 0; left--) {
    const [rows, columns] = [numbers[at]!, numbers[at + 1]!];
    const board = numbers.slice(at + 2, at + 2 + rows * columns);
    at += 2 + rows * columns;
    const moves = shortest(rows, columns, board);
    output += moves === undefined ? "unsolvable\n" : `${moves.length}\n${moves}\n`;
  }
  return new TextEncoder().encode(output);
}

function shortest(rows: number, columns: number, board: number[]): string | undefined {
  const tiles = board.filter((tile) => tile !== 0);
  if (rows === 1 || columns === 1) {
    if (tiles.some((tile, index) => tile !== index + 1)) return undefined;
    return (rows === 1 ? "R" : "D").repeat(tiles.length - board.indexOf(0));
  }
  if (!evenlyPlaced(rows, columns, board)) return undefined;
  const letters = (cells: number[]) => String.fromCharCode(...cells.map((tile) => 48 + tile));
  const start = letters(board);
  const goal = letters(board.map((_, cell) => (cell + 1) % board.length));
  if (start === goal) return "";
  const sides: [Found, Found] = [new Map([[start, ""]]), new Map([[goal, ""]])];
  const layers: [string[], string[]] = [[start], [goal]];
  for (;;) {
    // The side with the smaller layer expands it. The first layer that touches the other one gives a
    // shortest solution.
    const side = layers[0].length <= layers[1].length ? 0 : 1;
    const [own, other] = [sides[side], sides[1 - side]!];
    const next: string[] = [];
    for (const here of layers[side]!) {
      for (const [move, moved] of slides(here, rows, columns)) {
        if (own!.has(moved)) continue;
        const way = side === 0 ? own!.get(here)! + move : BACK[move]! + own!.get(here)!;
        const rest = other.get(moved);
        if (rest !== undefined) return side === 0 ? way + rest : rest + way;
        own!.set(moved, way);
        next.push(moved);
      }
    }
    layers[side] = next;
  }
}

function slides(board: string, rows: number, columns: number): [string, string][] {
  const blank = board.indexOf("0");
  const children: [string, string][] = [];
  const swap = (move: string, to: number) => {
    const tile = board[to]!;
    children.push([move, board.replace("0", "~").replace(tile, "0").replace("~", tile)]);
  };
  if (blank >= columns) swap("U", blank - columns);
  if (blank < columns * (rows - 1)) swap("D", blank + columns);
  if (blank % columns > 0) swap("L", blank - 1);
  if (blank % columns < columns - 1) swap("R", blank + 1);
  return children;
}

/** Every move is an exchange of the blank and changes the blank's distance to its corner by one. */
function evenlyPlaced(rows: number, columns: number, board: number[]): boolean {
  const cells = board.map((tile) => (tile === 0 ? board.length : tile) - 1);
  let exchanges = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    while (cells[cell] !== cell) {
      const home = cells[cell]!;
      [cells[cell], cells[home]] = [cells[home]!, home];
      exchanges++;
    }
  }
  const blank = board.indexOf(0);
  const away = rows - 1 - Math.floor(blank / columns) + columns - 1 - (blank % columns);
  return (exchanges + away) % 2 === 0;
}

if (require.main === module) runProgram(solve);
