/**
 * PatternBlocks: the fewest moves of k tiles of a sliding puzzle to their goal cells, from all placements.
 *
 * Use     const blocks = new PatternBlocks(2, 3, 2); blocks.placements
 * Time    4×4: 5 tiles 20 ms, 6 tiles 0.1 s, 7 tiles 1.5 s, 8 tiles 15 s, after up to 0.5 s of tables
 * Space   a byte a placement, two bits a search state (4×4, 8 tiles: 519 MB and 360 MB), 4 MB of tables
 * Limits  up to 16 cells, 1 to 8 tiles; the goal is 1 2 3 … with the blank last; not checked to be numbers:
 *         neighbourMasks(rows, columns), PatternBlocks.rankOf(cells)
 * Errors  RangeError for another size or number of tiles, for tiles that are not on the board
 * Source  additive databases: Korf and Felner, Artificial Intelligence 134, 2002; own code
 * Tested  pattern-blocks.test.ts: against 0-1 BFS on strings; pattern-database.test.ts builds upon it
 *
 * A placement is the set of occupied cells and the order of the tiles in it: number of the set · k! +
 * rank of the order. A search state adds the region of free cells that the blank is in.
 *
 * block     a set and a region; its k! orders are k! bits. Tiles that slide sideways keep their order,
 *           so whole words are or-ed; one that slides up or down past m others is carried from place i
 *           of the order to place j, the same for all sets: a table of ranks
 * parity    a move changes the colour of one tile's cell, so layers alternate between two kinds of sets
 */
import { factorial, permutationRank, permutationUnrank } from "../sequence/permutation-rank";

export class PatternBlocks {
  readonly cells: number;
  readonly count: number;
  /** k!, the placements of a set. */
  readonly orders: number;
  /** The sets of k cells as bits, and numberOf[set]: its place among them. */
  readonly sets: readonly number[];
  readonly numberOf: Int32Array;
  /** carry[k · i + j][rank]: the order after the tile at place i was carried to place j. */
  readonly carry: readonly (Uint16Array | undefined)[];
  /** Of each block: its set's number, and its region as bits. */
  readonly setOf: readonly number[];
  readonly regions: readonly number[];
  readonly firstBlock: Int32Array;
  /** Moves of block b: ends[b] … ends[b + 1] - 1; where they lead, and k · i + j. */
  readonly ends: readonly number[];
  readonly targets: readonly number[];
  readonly carried: readonly number[];

  constructor(rows: number, columns: number, count: number) {
    const cells = rows * columns;
    if (![rows, columns].every((side) => Number.isInteger(side) && side >= 1) || cells > 16) {
      throw new RangeError(`PatternBlocks: up to 16 cells, got ${rows}×${columns}`);
    }
    if (!Number.isInteger(count) || count < 1 || count > 8 || count >= cells) {
      throw new RangeError(
        `PatternBlocks: 1 to 8 tiles, fewer than the ${cells} cells, got ${count}`,
      );
    }
    this.cells = cells;
    this.count = count;
    this.orders = factorial(count);
    const neighbours = neighbourMasks(rows, columns);
    const sets: number[] = [];
    const [setOf, regions]: number[][] = [[], []];
    this.numberOf = new Int32Array(1 << cells).fill(-1);
    this.firstBlock = new Int32Array(1 << cells);
    for (let set = 0; set < 1 << cells; set++) {
      if (ones(set) !== count) continue;
      this.numberOf[set] = sets.length;
      this.firstBlock[set] = regions!.length;
      for (let free = ~set & ((1 << cells) - 1); free !== 0; ) {
        const region = spread(free & -free, free, neighbours);
        setOf!.push(sets.length);
        regions!.push(region);
        free &= ~region;
      }
      sets.push(set);
    }
    this.sets = sets;
    this.setOf = setOf!;
    this.regions = regions!;
    const [ends, targets, carried]: number[][] = [[0], [], []];
    const carry: (Uint16Array | undefined)[] = [];
    for (let block = 0; block < regions!.length; block++) {
      const set = sets[setOf![block]!]!;
      for (let rest = set; rest !== 0; rest &= rest - 1) {
        const from = rest & -rest;
        const reached = neighbours[31 - Math.clz32(from)]! & regions![block]!;
        for (let free = reached; free !== 0; free &= free - 1) {
          const to = free & -free;
          const [i, j] = [ones(set & (from - 1)), ones((set ^ from) & (to - 1))];
          carry[count * i + j] ??= i === j ? undefined : carryTable(count, i, j);
          targets!.push(this.blockOf(set ^ from ^ to, from));
          carried!.push(count * i + j);
        }
      }
      ends!.push(targets!.length);
    }
    this.ends = ends!;
    this.targets = targets!;
    this.carried = carried!;
    this.carry = carry;
  }

  /** Placements of the tiles: the length of a database. */
  get placements(): number {
    return this.sets.length * this.orders;
  }

  /**
   * Fills values[placement] with the fewest moves of the tiles to their goal cells, wherever the blank
   * is. Calls `onLate` with a region of the blank from which more moves are needed.
   */
  fill(
    tiles: readonly number[],
    values: Uint8Array,
    onLate?: (placement: number, region: number) => void,
  ): void {
    const { count, cells, orders, ends, targets, carried, carry, setOf } = this;
    const distinct = new Set(tiles.filter((tile) => tile > 0 && tile < cells && tile % 1 === 0));
    if (tiles.length !== count || distinct.size !== count) {
      throw new RangeError(
        `PatternBlocks: ${count} distinct tiles of 1 … ${cells - 1}, got ${tiles.join(" ")}`,
      );
    }
    const width = (orders + 31) >> 5;
    const blocks = setOf.length;
    const front = new Int32Array(blocks * width);
    const seen = new Int32Array(blocks * width);
    const touched = new Uint8Array(blocks);
    const set = tiles.reduce((sum, tile) => sum | (1 << (tile - 1)), 0);
    const start = this.rankOf(tiles);
    const first = this.blockOf(set, 1 << (cells - 1));
    values.fill(UNREACHED);
    front[first * width + (start >> 5)] = 1 << (start & 31);
    touched[first] = 1;
    for (let distance = 0, alive = true; alive; distance++) {
      alive = false;
      for (let block = 0; block < blocks; block++) {
        if (touched[block] !== 1 + (distance & 1)) continue;
        touched[block] = 0;
        const base = setOf[block]! * orders;
        const region = this.regions[block]!;
        let fresh = 0;
        for (let word = 0, at = block * width; word < width; word++, at++) {
          let bits = front[at]! & ~seen[at]!;
          front[at] = bits;
          if (bits === 0) continue;
          fresh |= bits;
          seen[at]! |= bits;
          for (; bits !== 0; bits &= bits - 1) {
            const placement = base + 32 * word + 31 - Math.clz32(bits & -bits);
            if (values[placement] === UNREACHED) values[placement] = distance;
            else if (onLate && values[placement]! < distance) onLate(placement, region);
          }
        }
        if (fresh === 0) continue;
        alive = true;
        for (let move = ends[block]!; move < ends[block + 1]!; move++) {
          const target = targets[move]!;
          touched[target] = 2 - (distance & 1);
          const table = carry[carried[move]!];
          if (table) carryBits(front, block * width, target * width, width, table);
          else
            for (let word = 0; word < width; word++)
              front[target * width + word]! |= front[block * width + word]!;
        }
      }
    }
  }

  /** Every placement with its index as nibbles: cell of the first tile + 16 · cell of the second + …. */
  eachIndex(visit: (placement: number, index: number) => void): void {
    const { count, orders, sets } = this;
    /** shifts[k · rank + place]: of the tile that an order has there. */
    const shifts = new Uint8Array(count * orders);
    const order = new Uint8Array(count);
    for (let rank = 0; rank < orders; rank++) {
      permutationUnrank(rank, count, order);
      for (let at = 0; at < count; at++) shifts[count * rank + at] = 4 * order[at]!;
    }
    for (let number = 0; number < sets.length; number++) {
      let place = 0;
      for (let rest = sets[number]!; rest !== 0; rest &= rest - 1) {
        order[place++] = 31 - Math.clz32(rest & -rest);
      }
      for (let rank = 0; rank < orders; rank++) {
        let index = 0;
        for (let at = 0; at < count; at++) index += order[at]! << shifts[count * rank + at]!;
        visit(number * orders + rank, index);
      }
    }
  }

  /** The rank of the order of tiles that stand on these cells. */
  rankOf(cells: readonly number[]): number {
    const sorted = [...cells].sort((a, b) => a - b);
    return permutationRank(sorted.map((cell) => cells.indexOf(cell)));
  }

  private blockOf(set: number, cell: number): number {
    let block = this.firstBlock[set]!;
    while ((this.regions[block]! & cell) === 0) block++;
    return block;
  }
}

export const UNREACHED = 255;

/** For each cell the set of its neighbours, as bits. */
export function neighbourMasks(rows: number, columns: number): Int32Array {
  const masks = new Int32Array(rows * columns);
  for (let cell = 0; cell < masks.length; cell++) {
    const column = cell % columns;
    if (cell >= columns) masks[cell]! |= 1 << (cell - columns);
    if (cell + columns < masks.length) masks[cell]! |= 1 << (cell + columns);
    if (column > 0) masks[cell]! |= 1 << (cell - 1);
    if (column < columns - 1) masks[cell]! |= 1 << (cell + 1);
  }
  return masks;
}

function ones(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The free cells that touch those of `from`, directly or not. */
function spread(from: number, free: number, neighbours: Int32Array): number {
  let region = from;
  for (let edge = from; edge !== 0; ) {
    const cell = 31 - Math.clz32(edge);
    const fresh = neighbours[cell]! & free & ~region;
    region |= fresh;
    edge = (edge ^ (1 << cell)) | fresh;
  }
  return region;
}

function carryTable(count: number, from: number, to: number): Uint16Array {
  const table = new Uint16Array(factorial(count));
  const order = new Array<number>(count);
  for (let rank = 0; rank < table.length; rank++) {
    permutationUnrank(rank, count, order);
    order.splice(to, 0, ...order.splice(from, 1));
    table[rank] = permutationRank(order);
  }
  return table;
}

function carryBits(
  front: Int32Array,
  from: number,
  to: number,
  width: number,
  table: Uint16Array,
): void {
  for (let word = 0; word < width; word++) {
    for (let bits = front[from + word]!; bits !== 0; bits &= bits - 1) {
      const rank = table[32 * word + 31 - Math.clz32(bits & -bits)]!;
      front[to + (rank >> 5)]! |= 1 << (rank & 31);
    }
  }
}
