/**
 * idaHeuristics: Manhattan distance, walking distance and pattern databases as code for slidingIda.
 *
 * Time    O(1) a move for each
 * Space   Manhattan 1 KiB · moves of the blank; the others their tables
 * Limits  as slidingIda and the tables
 * Errors  RangeError for groups that do not hold every tile once, a mirror of an oblong board
 * Source  Korf 1985; Ken'ichiro Takahashi's walking distance; Korf and Felner 2002; own code
 * Tested  sliding-ida.test.ts: lengths and node counts under each of them
 *
 * Each returns an IdaHeuristic. All three change by an odd number with every move, so that every value
 * has the parity of the true distance and the bound may grow by two.
 */
import type { PatternDatabase } from "./pattern-database";
import type { IdaEdge, IdaHeuristic } from "./sliding-ida";
import type { WalkingDistance } from "./walking-distance";

/** Sum over the tiles of rows and columns to the goal cell. Variable h. */
export function manhattanIda(rows: number, columns: number): IdaHeuristic {
  const cells = rows * columns;
  const distance = (tile: number, cell: number) =>
    Math.abs(Math.floor(cell / columns) - Math.floor((tile - 1) / columns)) +
    Math.abs((cell % columns) - ((tile - 1) % columns));
  /** CHANGE[16 · edge + tile], an edge being (blank · 4 + one of four directions). */
  const change = new Int8Array(64 * cells);
  const edgeOf = (blank: number, to: number) =>
    4 * blank + (to < blank ? 0 : 2) + (Math.abs(to - blank) === 1 ? 1 : 0);
  const fill = (blank: number, to: number) => {
    for (let tile = 1; tile < cells; tile++) {
      change[16 * edgeOf(blank, to) + tile] = distance(tile, blank) - distance(tile, to);
    }
  };
  return {
    tables: { CHANGE: change },
    variables: ["h"],
    edge: (blank, to) => {
      fill(blank, to);
      const code = `a=h+CHANGE[${16 * edgeOf(blank, to)}+t];`;
      return { stages: [{ code, within: "a<left" }], handed: ["a"] };
    },
    start: (board) => {
      let sum = 0;
      for (let cell = 0; cell < cells; cell++) {
        if (board[cell] !== 0) sum += distance(board[cell]!, cell);
      }
      return [sum];
    },
    value: ([h]) => h!,
  };
}

/** Walking distance of the rows plus that of the columns. Variables v and w: their states. */
export function walkingIda(
  rows: number,
  columns: number,
  down: WalkingDistance,
  across: WalkingDistance,
): IdaHeuristic {
  const rowOf = Array.from({ length: 16 }, (_, tile) => Math.floor((tile - 1) / columns) & 15);
  const columnOf = Array.from({ length: 16 }, (_, tile) => (tile + columns - 1) % columns);
  return {
    tables: {
      DOWN: down.distance,
      DOWN_NEXT: down.next,
      ACROSS: across.distance,
      ACROSS_NEXT: across.next,
      ROW: Int32Array.from(rowOf),
      COLUMN: Int32Array.from(columnOf),
    },
    variables: ["v", "w"],
    edge: (blank, to): IdaEdge => {
      const away = to > blank ? 1 : 0;
      if (Math.abs(to - blank) === columns && columns > 1) {
        const code = `a=DOWN_NEXT[(v*2+${away})*${rows}+ROW[t]];`;
        return { stages: [{ code, within: "DOWN[a]+ACROSS[w]<left" }], handed: ["a", "w"] };
      }
      const code = `a=ACROSS_NEXT[(w*2+${away})*${columns}+COLUMN[t]];`;
      return { stages: [{ code, within: "DOWN[v]+ACROSS[a]<left" }], handed: ["v", "a"] };
    },
    start: (board) => [
      down.stateOf(board, (cell) => Math.floor(cell / columns), rowOf),
      across.stateOf(board, (cell) => cell % columns, columnOf),
    ],
    value: ([v, w]) => down.distance[v!]! + across.distance[w!]!,
  };
}

/**
 * Sum of additive pattern databases whose tiles are all of the board's, each once; `mirrored` also
 * looks up the board reflected in the main diagonal (square boards). Variables h and m: both sums.
 */
export function patternIda(
  rows: number,
  columns: number,
  databases: readonly PatternDatabase[],
  mirrored: boolean,
): IdaHeuristic {
  const cells = rows * columns;
  const all = databases.flatMap(({ tiles }) => tiles).sort((a, b) => a - b);
  if (all.length !== cells - 1 || all.some((tile, at) => tile !== at + 1)) {
    throw new RangeError(
      `patternIda: groups must hold 1 … ${cells - 1} once, got ${all.join(" ")}`,
    );
  }
  if (mirrored && rows !== columns) {
    throw new RangeError(`patternIda: only a square board has a mirror, got ${rows}×${columns}`);
  }
  const mirror = (cell: number) => (cell % columns) * columns + Math.floor(cell / columns);
  const values = new Uint8Array(databases.reduce((sum, base) => sum + base.values.length, 0));
  const bases: number[] = [];
  /** GROUP, SHIFT: which index a tile belongs to and where; with MIRROR_… in the mirrored board. */
  const [group, shift, mirrorGroup, mirrorShift] = Array.from(
    { length: 4 },
    () => new Uint8Array(16),
  );
  let offset = 0;
  databases.forEach((base, at) => {
    bases.push(offset);
    values.set(base.values, offset);
    offset += base.values.length;
    base.tiles.forEach((tile, place) => {
      group![tile] = at;
      shift![tile] = 4 * place;
    });
  });
  for (let tile = 1; mirrored && tile < cells; tile++) {
    const twin = mirror(tile - 1) + 1;
    mirrorGroup![tile] = databases.length + group![twin]!;
    mirrorShift![tile] = shift![twin]!;
  }
  const count = databases.length;
  const index = new Int32Array(2 * count);
  const sum = (from: number) =>
    bases.reduce((total, _, at) => total + values[index[from + at]!]!, 0);
  return {
    tables: {
      VALUES: values,
      INDEX: index,
      GROUP: group!,
      SHIFT: shift!,
      MIRROR_GROUP: mirrorGroup!,
      MIRROR_SHIFT: mirrorShift!,
    },
    variables: mirrored ? ["h", "m"] : ["h"],
    edge: (blank, to) => {
      const move = `a=GROUP[t];b=INDEX[a];c=b+(${blank - to}<<SHIFT[t]);`;
      const plain = { code: `${move}let x=h+VALUES[c]-VALUES[b];`, within: "x<left" };
      if (!mirrored) {
        return { stages: [plain], handed: ["x"], enter: "INDEX[a]=c;", leave: "INDEX[a]=b;" };
      }
      const step = mirror(blank) - mirror(to);
      const reflect = `d=MIRROR_GROUP[t];e=INDEX[d];g=e+(${step}<<MIRROR_SHIFT[t]);`;
      const second = { code: `${reflect}let y=m+VALUES[g]-VALUES[e];`, within: "y<left" };
      return {
        stages: [plain, second],
        handed: ["x", "y"],
        enter: "INDEX[a]=c;INDEX[d]=g;",
        leave: "INDEX[a]=b;INDEX[d]=e;",
      };
    },
    start: (board) => {
      for (let at = 0; at < 2 * count; at++) index[at] = bases[at % count]!;
      for (let cell = 0; cell < cells; cell++) {
        const tile = board[cell]!;
        if (tile === 0) continue;
        index[group![tile]!]! += cell << shift![tile]!;
        if (mirrored) index[mirrorGroup![tile]!]! += mirror(cell) << mirrorShift![tile]!;
      }
      return mirrored ? [sum(0), sum(count)] : [sum(0)];
    },
    value: (sums) => Math.max(...sums),
  };
}
