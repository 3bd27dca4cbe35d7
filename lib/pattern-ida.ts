/**
 * patternIda: a sum of additive pattern databases as code for slidingIda.
 *
 * Time    O(1) a move
 * Space   a copy of the databases' values in one array
 * Limits  as slidingIda and PatternDatabase
 * Errors  RangeError for groups that do not hold every tile once, and for a mirror of an oblong board
 * Source  Korf and Felner, Artificial Intelligence 134, 2002; own code
 * Tested  pattern-ida.test.ts: shortest ways on 2×3 and 3×3, mirrored where the board is square
 *
 * Variables h and, mirrored, m: the sums on the board and on its reflection in the main diagonal, where
 * the same databases give another bound. Indices change by (blank - to) << shift of the tile; they are
 * kept in one array, set before a subtree and put back after it. A move changes a sum by an odd number.
 */
import type { PatternDatabase } from "./pattern-database";
import type { IdaHeuristic } from "./sliding-ida";

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
