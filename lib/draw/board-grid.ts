/**
 * BoardGrid: where the cells of a board of squares lie in a picture, and its coordinates.
 *
 * Use     const grid = new BoardGrid(rows, columns, true); grid.square(0, "light")
 * Time    O(1) a cell
 * Space   O(1)
 * Limits  1 to 100 rows and columns; a cell is SIDE units wide; row 0 is drawn at the bottom (chess) or at
 *         the top; not checked to be numbers: BoardGrid.x(cell), BoardGrid.y(cell), BoardGrid.name(cell),
 *         BoardGrid.text(size)
 * Errors  RangeError for bad sides
 * Source  own code
 * Tested  board-grid.test.ts: names and places of all cells of small boards, letters beyond z
 */
import { element } from "./element";

/** Units of a cell's side; a gap of 2 stands between two cells. */
export const SIDE = 40;

export class BoardGrid {
  readonly rows: number;
  readonly columns: number;
  /** Whether row 0 is drawn at the bottom. */
  readonly upwards: boolean;

  constructor(rows: number, columns: number, upwards: boolean) {
    for (const side of [rows, columns]) {
      if (!Number.isInteger(side) || side < 1 || side > 100) {
        throw new RangeError(`BoardGrid: sides must be integers in [1, 100], got ${side}`);
      }
    }
    this.rows = rows;
    this.columns = columns;
    this.upwards = upwards;
  }

  get box(): [number, number, number, number] {
    return [-26, -4, SIDE * this.columns + 30, SIDE * this.rows + 30];
  }

  /** The left upper corner of a cell. */
  x(cell: number): number {
    return (cell % this.columns) * SIDE;
  }

  y(cell: number): number {
    const row = Math.floor(cell / this.columns);
    return (this.upwards ? this.rows - 1 - row : row) * SIDE;
  }

  /** "e4": column as a letter, row from 1. */
  name(cell: number): string {
    return `${letters(cell % this.columns)}${Math.floor(cell / this.columns) + 1}`;
  }

  /** The square of a cell; `data-cell` is how a page knows which one was touched. */
  square(cell: number, look: string): string {
    return element("rect", {
      class: look,
      x: this.x(cell) + 1,
      y: this.y(cell) + 1,
      width: SIDE - 2,
      height: SIDE - 2,
      rx: 3,
      "data-cell": cell,
    });
  }

  /** A frame inside a cell. */
  outline(cell: number, look: string): string {
    const at = { x: this.x(cell) + 2.5, y: this.y(cell) + 2.5 };
    const size = { width: SIDE - 5, height: SIDE - 5, rx: 3, "stroke-width": 3 };
    return element("rect", { class: `${look}-line`, ...at, ...size });
  }

  /** Text in the middle of a cell. */
  text(cell: number, look: string, text: string, size = 15): string {
    const at = { x: this.x(cell) + SIDE / 2, y: this.y(cell) + SIDE / 2 + 1 };
    return element("text", { class: look, ...at, "font-size": size }, text);
  }

  /** Letters under and numbers beside the board. */
  coordinates(): string {
    const size = Math.min(13, 8 + 80 / Math.max(this.rows, this.columns));
    const marks: string[] = [];
    for (let row = 0; row < this.rows; row++) {
      const y = this.y(row * this.columns) + SIDE / 2;
      marks.push(
        element("text", { class: "t-muted", x: -13, y, "font-size": size }, String(row + 1)),
      );
    }
    for (let column = 0; column < this.columns; column++) {
      const at = { x: column * SIDE + SIDE / 2, y: this.rows * SIDE + 13 };
      marks.push(element("text", { class: "t-muted", ...at, "font-size": size }, letters(column)));
    }
    return element("g", { "aria-hidden": "true" }, ...marks);
  }
}

/** 0 → a, 25 → z, 26 → aa. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
