/**
 * Solution to the n² − 1 Puzzle as a person solves it: it pushes one tile after the other along a path to
 * its cell while the blank walks round the tile. The last two tiles of a line turn the corner one behind
 * the other.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(input).replace("\ufeff", "");
  const [side, ...board] = text.split(/\s+/).filter(Boolean).map(Number);
  const answer = solvable(side!, board) ? new Hand(side!, board).solve() : "No Answer!";
  return new TextEncoder().encode(`${answer}\n`);
}

/** Walks the blank to its corner; then the number of exchanges that sort the tiles must be even. */
function solvable(side: number, start: readonly number[]): boolean {
  const hand = new Hand(side, [...start]);
  hand.go(side * side - 1);
  let exchanges = 0;
  for (let cell = 0; cell < start.length; cell++) {
    for (; hand.board[cell] !== (cell + 1) % start.length; exchanges++) {
      const home = hand.board[cell]! - 1;
      [hand.board[cell], hand.board[home]] = [hand.board[home]!, home + 1];
    }
  }
  return exchanges % 2 === 0;
}

class Hand {
  readonly board: number[];
  private readonly side: number;
  private readonly fixed = new Set<number>();
  private moves = "";

  constructor(side: number, board: number[]) {
    this.side = side;
    this.board = board;
  }

  solve(): string {
    const { side } = this;
    for (let line = 0; line < side - 2; line++) {
      const cells = (first: number, step: number, count: number) =>
        Array.from({ length: count }, (_, at) => first + at * step);
      this.line(cells(line * side + line, 1, side - line), side);
      this.line(cells((line + 1) * side + line, side, side - line - 1), 1);
    }
    // A 2×2 square is left. The blank walks round it through all its boards.
    const goal = this.board.map((_, cell) => (cell + 1) % (side * side)).join();
    const round = [-1, -side, 1, side];
    this.go(side * side - 1);
    for (let turn = 0; side > 1 && this.board.join() !== goal; turn++) {
      this.go(this.board.indexOf(0) + round[turn % 4]!);
    }
    return this.moves;
  }

  /** Tiles of a line, in order; `beside` leads to the next line. */
  private line(cells: readonly number[], beside: number): void {
    const last = cells[cells.length - 1]!;
    const before = cells[cells.length - 2]!;
    for (const cell of cells.slice(0, -2)) this.push(cell + 1, cell);
    if (this.board[before] !== before + 1 || this.board[last] !== last + 1) {
      // The last tile must not get stuck in the corner, so it is first moved away, farther each time.
      for (let away = this.board.length - 1; ; away--) {
        if (this.fixed.has(away)) continue;
        this.push(last + 1, away, false);
        this.push(before + 1, last, false);
        if (this.board[before] !== last + 1 && this.board[before] !== 0) break;
      }
      this.fixed.add(last);
      this.push(last + 1, last + beside);
      this.go(before);
      this.fixed.delete(last);
      this.fixed.delete(last + beside);
      this.go(last);
      this.go(last + beside);
    }
    this.fixed.add(before).add(last);
  }

  /** Brings a tile to a cell, a step at a time, and leaves it there. */
  private push(tile: number, to: number, stays = true): void {
    for (const step of this.way(this.board.indexOf(tile), to, -1)) {
      const at = this.board.indexOf(tile);
      this.go(step, at);
      this.go(at);
    }
    if (stays) this.fixed.add(to);
  }

  /** Moves the blank to a cell, not over `closed`. */
  go(to: number, closed = -1): void {
    for (const cell of this.way(this.board.indexOf(0), to, closed)) {
      const blank = this.board.indexOf(0);
      const step = cell - blank;
      this.moves +=
        Math.abs(step) === 1 && this.side > 1 ? (step > 0 ? "R" : "L") : step > 0 ? "D" : "U";
      [this.board[blank], this.board[cell]] = [this.board[cell]!, 0];
    }
  }

  /** The cells of a shortest path over cells that are not fixed, without the first cell. */
  private way(from: number, to: number, closed: number): number[] {
    const { side } = this;
    const before = new Map([[from, -1]]);
    for (const cell of before.keys()) {
      if (cell === to) break;
      const column = cell % side;
      const next = [cell - side, cell + side];
      if (column > 0) next.push(cell - 1);
      if (column < side - 1) next.push(cell + 1);
      for (const other of next) {
        if (other < 0 || other >= side * side || other === closed) continue;
        if (!this.fixed.has(other) && !before.has(other)) before.set(other, cell);
      }
    }
    if (!before.has(to)) throw new Error(`no way from ${from} to ${to} on ${this.board.join(" ")}`);
    const way: number[] = [];
    for (let cell = to; cell !== from; cell = before.get(cell)!) way.push(cell);
    return way.reverse();
  }
}

if (require.main === module) runProgram(solve);
