/**
 * SlidingBoard: the geometry of an n×m sliding puzzle: moves, their two names, replay, text.
 *
 * Use     const board = new SlidingBoard(rows, columns); board.goal(); board.show(tiles)
 * Time    O(1) a move, O(cells) to read, show or copy a board
 * Space   4 bytes a cell
 * Limits  1×1 to 6×6 and 1×36; a board is a Uint8Array, row by row, blank = 0; not checked to be numbers:
 *         blankMoves(moves), reflected(board, rows, columns), SlidingBoard.show(board)
 * Errors  RangeError for a bad size or an illegal move; Error for text that is no board
 * Source  own code
 * Tested  sliding-board.test.ts: the documents' example, every move of small boards and back
 *
 * A move is a code 0 … 3 for U D L R, the direction in which the BLANK goes, as judges name it. The tile
 * slides the opposite way, and so the documents name it: blank U = tile down. Nothing but tileMoves
 * and blankMoves translates between the two.
 */
export class SlidingBoard {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
  /** to[4 · cell + move]: where the blank comes to, or -1 at the edge. */
  readonly to: Int8Array;

  constructor(rows: number, columns: number) {
    const cells = rows * columns;
    if (
      !Number.isInteger(rows) ||
      !Number.isInteger(columns) ||
      rows < 1 ||
      columns < 1 ||
      cells > 36
    ) {
      throw new RangeError(
        `SlidingBoard: rows, columns ≥ 1, up to 36 cells, got ${rows}×${columns}`,
      );
    }
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
    this.to = new Int8Array(4 * cells).fill(-1);
    for (let cell = 0; cell < cells; cell++) {
      const column = cell % columns;
      if (cell >= columns) this.to[4 * cell] = cell - columns;
      if (cell + columns < cells) this.to[4 * cell + 1] = cell + columns;
      if (column > 0) this.to[4 * cell + 2] = cell - 1;
      if (column < columns - 1) this.to[4 * cell + 3] = cell + 1;
    }
  }

  /** 1 2 3 … with the blank last. */
  goal(): Uint8Array {
    return Uint8Array.from({ length: this.cells }, (_, cell) => (cell + 1) % this.cells);
  }

  /** A board from numbers between blanks, commas or slashes. */
  parse(text: string): Uint8Array {
    const numbers = text
      .split(/[\s,/]/)
      .filter(Boolean)
      .map(Number);
    const present = new Set(numbers);
    const right = numbers.length === this.cells && numbers.every((_, tile) => present.has(tile));
    if (!right) {
      throw new Error(`expected each of 0 … ${this.cells - 1} once, found "${text.trim()}"`);
    }
    return Uint8Array.from(numbers);
  }

  /** One line a row, numbers right-aligned, the blank as a dot. */
  show(board: ArrayLike<number>): string {
    const width = String(this.cells - 1).length;
    const lines = Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => {
        const tile = board[row * this.columns + column]!;
        return (tile === 0 ? "." : String(tile)).padStart(width);
      }).join(" "),
    );
    return lines.join("\n");
  }

  /** All boards from the first to the last; throws at a move that leaves the board. */
  replay(board: ArrayLike<number>, moves: ArrayLike<number>): Uint8Array[] {
    const boards = [Uint8Array.from(board)];
    let blank = Array.from(board).indexOf(0);
    for (let at = 0; at < moves.length; at++) {
      const next = this.to[4 * blank + moves[at]!] ?? -1;
      if (next < 0) throw new RangeError(`SlidingBoard.replay: move ${at + 1} leaves the board`);
      const after = boards[at]!.slice();
      after[blank] = after[next]!;
      after[next] = 0;
      blank = next;
      boards.push(after);
    }
    return boards;
  }

  /** The moves as the documents write them: the tile and its direction, such as "4 left". */
  tileMoves(board: ArrayLike<number>, moves: ArrayLike<number>): string[] {
    const boards = this.replay(board, moves);
    return Array.from(moves, (move, at) => {
      const tile = boards[at]![boards[at + 1]!.indexOf(0)]!;
      return `${tile} ${TILE_WAYS[move]}`;
    });
  }
}

/** The blank's moves as letters, as judges want them. */
export function blankMoves(moves: ArrayLike<number>): string {
  return Array.from(moves, (move) => "UDLR"[move]).join("");
}

/** The board with rows and columns, and the tiles' names, exchanged: U and L change places, and D and R. */
export function reflected(board: ArrayLike<number>, rows: number, columns: number): Uint8Array {
  const other = new Uint8Array(board.length);
  const reflect = (cell: number) => (cell % columns) * rows + Math.floor(cell / columns);
  for (let cell = 0; cell < board.length; cell++) {
    const tile = board[cell]!;
    other[reflect(cell)] = tile === 0 ? 0 : reflect(tile - 1) + 1;
  }
  return other;
}

/** Which way the tile slides when the blank goes U D L R. */
const TILE_WAYS = ["down", "up", "right", "left"];
