// Sliding boards as texts: their moves, distances and pattern values by plain searches.

/** A board as text: "A" for the blank, "B" for tile 1 …, row by row. */
export function boardKey(tiles: readonly number[]): string {
  return String.fromCharCode(...tiles.map((tile) => 65 + tile));
}

/** The tiles of a board that `boardKey` wrote. */
export function tilesOf(key: string): number[] {
  return [...key].map((letter) => letter.charCodeAt(0) - 65);
}

/** Tiles in order, the blank last. */
export function goalOf(cells: number): number[] {
  return Array.from({ length: cells }, (_, cell) => (cell + 1) % cells);
}

/** The cells above, below, to the left and to the right of a cell, undefined off the board. */
function around(rows: number, columns: number, cell: number): (number | undefined)[] {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const legal = [row > 0, row < rows - 1, column > 0, column < columns - 1];
  return [-columns, columns, -1, 1].map((by, move) => (legal[move] ? cell + by : undefined));
}

/** The cells beside each cell. */
export function besideCells(rows: number, columns: number): number[][] {
  return Array.from({ length: rows * columns }, (_, cell) =>
    around(rows, columns, cell).flatMap((other) => other ?? []),
  );
}

/** The boards after the blank's moves up, down, left and right, undefined where it would leave. */
export function slid(key: string, rows: number, columns: number): (string | undefined)[] {
  return around(rows, columns, key.indexOf("A")).map((cell) => {
    if (cell === undefined) return undefined;
    const tile = key[cell]!;
    return key.replace("A", "?").replace(tile, "A").replace("?", tile);
  });
}

/** The moves that the blank may make: each with the cell it goes to, and a new board. */
export function slides<T extends number[] | Uint8Array>(board: T, rows: number, columns: number) {
  const blank = board.indexOf(0);
  return around(rows, columns, blank).flatMap((cell, move) => {
    if (cell === undefined) return [];
    const next = board.slice() as T;
    [next[blank], next[cell]] = [next[cell]!, 0];
    return [{ move, cell, next }];
  });
}

/** Moves from the goal to every board that it leads to, or to those within `most` moves; nearest first. */
export function slideDistances(
  rows: number,
  columns: number,
  goal: readonly number[] = goalOf(rows * columns),
  most = Number.POSITIVE_INFINITY,
): Map<string, number> {
  const distance = new Map([[boardKey(goal), 0]]);
  for (const [key, moves] of distance) {
    if (moves === most) break;
    for (const next of slid(key, rows, columns)) {
      if (next !== undefined && !distance.has(next)) distance.set(next, moves + 1);
    }
  }
  return distance;
}

/** Groups of tiles, written as "1 4|2 3" for 1 4 and 2 3. */
export function groupsOf(text: string): number[][] {
  return text.split("|").map((group) => group.split(" ").map(Number));
}

/**
 * Fewest moves of a group's tiles, by the cells of these tiles and, last, of the blank ("0,1,5"): a search
 * from the goal in which moves of other tiles cost nothing.
 */
export function groupMoves(
  rows: number,
  columns: number,
  tiles: readonly number[],
): Map<string, number> {
  const near = besideCells(rows, columns);
  let level = [[...tiles.map((tile) => tile - 1), rows * columns - 1]];
  const moves = new Map([[level[0]!.join(), 0]]);
  for (let count = 0; level.length > 0; count++) {
    const later: number[][] = [];
    for (const state of level) {
      // grows by the states that cost no move of the group
      const blank = state.at(-1)!;
      for (const to of near[blank]!) {
        const tile = state.indexOf(to);
        const next = state.map((cell, at) =>
          at === tile ? blank : at === tiles.length ? to : cell,
        );
        const cost = count + (tile < 0 ? 0 : 1);
        if ((moves.get(next.join()) ?? Number.POSITIVE_INFINITY) <= cost) continue;
        moves.set(next.join(), cost);
        (tile < 0 ? level : later).push(next);
      }
    }
    level = later.filter((state) => moves.get(state.join()) === count + 1);
  }
  return moves;
}
