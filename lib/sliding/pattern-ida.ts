/**
 * patternIda: a sum of additive pattern databases as code for slidingIda.
 *
 * Use     slidingIda(2, 3, patternIda(2, 3, [[1, 2], [3, 4, 5]], false), { automaton: moveAutomaton(8).next })(tiles).moves
 * Time    O(1) a move; 4×4 by three groups of 5 tiles: 0.1 s to build, half of it for the first group
 * Space   16^k bytes a group of k tiles: 3 MiB for 5-5-5
 * Limits  as slidingIda; groups of up to 6 tiles, values counted to 31, two groups of 6 at most
 * Errors  RangeError for groups that do not hold every tile once, and for a mirror of an oblong board
 * Source  Korf and Felner, Artificial Intelligence 134, 2002; zones: own idea, own code
 * Tested  pattern-ida.test.ts: shortest ways on 2×3 and 3×3, mirrored where the board is square; never
 *         above the true distance on 4×4 boards near the goal, and never below the plain databases
 *
 * The index of a placement is its tiles' cells as nibbles. An entry is half the least moves of the group
 * (the parity is known from the moves made) and a bit for each of four zones: a corner and its two
 * neighbours. A set bit says that with the blank in that zone at least two more moves are needed, which
 * saves a fifth of all nodes. Boards with a side below 4 have no zones.
 *
 * Variables h and, mirrored, m: the sums on the board and on its reflection in the main diagonal, where
 * the same databases give another bound. INDEX keeps index and value << 25 of every group, set before a
 * subtree and put back after it. A move changes a sum by an odd number.
 */
import { neighbourMasks, PatternBlocks } from "./pattern-blocks";
import type { IdaHeuristic } from "./sliding-ida";

export function patternIda(
  rows: number,
  columns: number,
  groups: readonly (readonly number[])[],
  mirrored: boolean,
): IdaHeuristic {
  const cells = rows * columns;
  const all = groups.flat().sort((a, b) => a - b);
  if (all.length !== cells - 1 || all.some((tile, at) => tile !== at + 1)) {
    throw new RangeError(
      `patternIda: groups must hold 1 … ${cells - 1} once, got ${all.join(" ")}`,
    );
  }
  if (mirrored && rows !== columns) {
    throw new RangeError(`patternIda: only a square board has a mirror, got ${rows}×${columns}`);
  }
  const mirror = (cell: number) => (cell % columns) * columns + Math.floor(cell / columns);
  const zones = zonesOf(rows, columns);
  const entries = new Uint8Array(groups.reduce((sum, tiles) => sum + 16 ** tiles.length, 0));
  const bases: number[] = [];
  /** GROUP, SHIFT: which index a tile belongs to and where; with MIRROR_… in the mirrored board. */
  const [group, shift, mirrorGroup, mirrorShift] = Array.from(
    { length: 4 },
    () => new Uint8Array(128), // more than 16, see IdaHeuristic.tables
  );
  const byLength: PatternBlocks[] = [];
  const blocks = groups.map(
    ({ length }) => (byLength[length] ??= new PatternBlocks(rows, columns, length)),
  );
  const most = Math.max(...blocks.map(({ placements }) => placements));
  const [values, late] = [new Uint8Array(most), new Uint8Array(most)]; // of one group after another
  let offset = 0;
  groups.forEach((tiles, at) => {
    bases.push(offset);
    fillEntries(blocks[at]!, tiles, zones, values, late, entries.subarray(offset));
    offset += 16 ** tiles.length;
    tiles.forEach((tile, place) => {
      group![tile] = at;
      shift![tile] = 4 * place;
    });
  });
  for (let tile = 1; mirrored && tile < cells; tile++) {
    const twin = mirror(tile - 1) + 1;
    mirrorGroup![tile] = groups.length + group![twin]!;
    mirrorShift![tile] = shift![twin]!;
  }
  const count = groups.length;
  const index = new Int32Array(32); // more than 2 · count, see IdaHeuristic.tables
  /** Code of half a value, from entry e with the blank on a cell. */
  const half = (e: string, cell: number) => {
    const zone = zones.findIndex((mask) => (mask >> cell) & 1);
    return zone < 0 ? `(${e}&15)` : `(${e}&15)+(${e}>>>${4 + zone}&1)`;
  };
  /** Code of one sum: group a, its index b and then c, value v, the sum x from h. */
  const sum = (names: string, step: number, to: number, table: string) => {
    const [a, b, c, v, x, h] = names;
    return `const ${a}=${table}GROUP[t],${b}=INDEX[${a}],${c}=(${b}&${INDEX_MASK})+(${step}<<${table}SHIFT[t]);let ${v}=ENTRIES[${c}];${v}=(${half(v!, to)}<<1)+(~${b}>>>25&1);const ${x}=${h}+${v}-(${b}>>>25)|0;`;
  };
  return {
    tables: {
      ENTRIES: entries,
      INDEX: index,
      GROUP: group!,
      SHIFT: shift!,
      MIRROR_GROUP: mirrorGroup!,
      MIRROR_SHIFT: mirrorShift!,
    },
    variables: mirrored ? ["h", "m"] : ["h"],
    edge: (blank, to) => {
      const plain = { code: sum("abcvxh", blank - to, to, ""), within: "x<left" };
      const enter = "INDEX[a]=c|v<<25;";
      if (!mirrored) return { stages: [plain], handed: ["x"], enter, leave: "INDEX[a]=b;" };
      const code = sum("degwym", mirror(blank) - mirror(to), mirror(to), "MIRROR_");
      return {
        stages: [plain, { code, within: "y<left" }],
        handed: ["x", "y"],
        enter: `${enter}INDEX[d]=g|w<<25;`,
        leave: "INDEX[a]=b;INDEX[d]=e;",
      };
    },
    start: (board) => {
      const sums = [0, 0];
      const odd = new Uint8Array(2 * count);
      let blank = 0;
      for (let at = 0; at < 2 * count; at++) index[at] = bases[at % count]!;
      for (let cell = 0; cell < cells; cell++) {
        const tile = board[cell]!;
        if (tile === 0) blank = cell;
        else {
          index[group![tile]!]! += cell << shift![tile]!;
          odd[group![tile]!]! ^= colour(cell) ^ colour(tile - 1);
          if (!mirrored) continue;
          index[mirrorGroup![tile]!]! += mirror(cell) << mirrorShift![tile]!;
          odd[mirrorGroup![tile]!]! ^= colour(cell) ^ colour(tile - 1);
        }
      }
      for (let at = 0; at < (mirrored ? 2 * count : count); at++) {
        const cell = at < count ? blank : mirror(blank);
        const zone = zones.findIndex((mask) => (mask >> cell) & 1);
        const entry = entries[index[at]!]!;
        const value = 2 * ((entry & 15) + (zone < 0 ? 0 : (entry >> (4 + zone)) & 1)) + odd[at]!;
        index[at]! |= value << 25;
        sums[at < count ? 0 : 1]! += value;
      }
      return mirrored ? sums : sums.slice(0, 1);
    },
    value: (sums) => Math.max(...sums),
  };

  function colour(cell: number): number {
    return (Math.floor(cell / columns) + (cell % columns)) & 1;
  }
}

const INDEX_MASK = 2 ** 25 - 1;

/** Each corner of the board with its neighbours, where these do not overlap. */
function zonesOf(rows: number, columns: number): number[] {
  if (rows < 4 || columns < 4) return [];
  const neighbours = neighbourMasks(rows, columns);
  const last = rows * columns - 1;
  return [0, columns - 1, last - columns + 1, last].map((cell) => neighbours[cell]! | (1 << cell));
}

function fillEntries(
  blocks: PatternBlocks,
  tiles: readonly number[],
  zones: readonly number[],
  values: Uint8Array,
  late: Uint8Array,
  entries: Uint8Array,
): void {
  late.fill(0);
  blocks.fill(tiles, values, (placement, region) => {
    const inside = region | blocks.sets[Math.floor(placement / blocks.orders)]!;
    zones.forEach((mask, zone) => {
      if ((mask & ~inside) === 0) late[placement]! |= 16 << zone;
    });
  });
  blocks.eachIndex((placement, index) => {
    entries[index] = Math.min(values[placement]! >> 1, 15) | late[placement]!;
  });
}
