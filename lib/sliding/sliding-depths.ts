/**
 * slidingDepths: how many boards of a sliding puzzle lie at each distance from the goal.
 *
 * Use     const counts = slidingDepths(2, 2)
 * Time    O(states): 3×4 and 2×6, 239,500,800 states each, in 4 s
 * Space   two bits a state: 60 MB for 12 cells, and tables of 3 MB
 * Limits  4 to 12 cells, at least 2 rows and 2 columns; the goal is 1 2 3 … with the blank last
 * Errors  RangeError for other sizes
 * Source  ranked breadth-first search after Korf and Schultze, AAAI 2005; own code
 * Tested  sliding-depths.test.ts: against SlidingTable to 3×3 and 2×5; against OEIS A090034 … A090036
 *         and A089473: scripts/lab/published-depths.test.ts; 3×4 and 2×6 by `npm run depths 3x4`
 *
 * A state is the blank's cell and the rank of the tiles' sequence, parity dropped (sliding-table.ts).
 * Each cell has a plane of bits, one a rank. Layers alternate between the two colours of a chessboard,
 * so one set of planes holds the present layer and the next one.
 *
 * Horizontal moves keep the rank: whole words are or-ed. A vertical move carries a tile over
 * columns - 1 others, places u … u + columns - 1 of the sequence. In the Lehmer code that changes the
 * digits of these places only, so rank = (before, block, behind) gets another `block`, by a table of
 * differences. Where `behind` is short, block and behind are one table index, and the digit that the
 * parity determines may depend on whether the digits before have an odd sum: two tables.
 */
import { factorial } from "../sequence/permutation-rank";

export function slidingDepths(
  rows: number,
  columns: number,
  onLayer: (depth: number, states: number) => void = () => {},
): number[] {
  const cells = rows * columns;
  if (![rows, columns].every((side) => Number.isInteger(side) && side >= 2) || cells > 12) {
    throw new RangeError(`slidingDepths: 4 to 12 cells, both sides ≥ 2, got ${rows}×${columns}`);
  }
  const half = factorial(cells - 1) / 2;
  const words = Math.ceil(half / 32);
  const plane = () => Array.from({ length: cells }, () => new Int32Array(words));
  const [seen, front] = [plane(), plane()];
  const carries = Array.from({ length: cells - columns }, (_, u) => carry(rows, columns, u));
  seen[cells - 1]![0] = 1;
  front[cells - 1]![0] = 1;
  const counts = [1];
  onLayer(0, 1);
  for (let colour = rows + columns; ; colour ^= 1) {
    for (let cell = 0; cell < cells; cell++) {
      const column = cell % columns;
      if (((Math.floor(cell / columns) + column) & 1) !== (colour & 1)) continue;
      const here = front[cell]!;
      if (column > 0) join(here, front[cell - 1]!);
      if (column < columns - 1) join(here, front[cell + 1]!);
      if (cell >= columns) move(here, front[cell - columns]!, carries[cell - columns]!, false);
      if (cell + columns < cells) move(here, front[cell + columns]!, carries[cell]!, true);
    }
    let states = 0;
    for (let cell = 0; cell < cells; cell++) {
      const isExpanded = ((Math.floor(cell / columns) + (cell % columns)) & 1) === (colour & 1);
      if (isExpanded) front[cell]!.fill(0);
      else states += keepNew(front[cell]!, seen[cell]!);
    }
    if (states === 0) return counts;
    onLayer(counts.length, states);
    counts.push(states);
  }
}

/** The vertical moves between cell u and the one below it, as differences of ranks. */
interface Carry {
  /** Ranks a table entry stands for, and entries until the table starts again. */
  readonly width: number;
  readonly entries: number;
  /** down[entry], up[entry]; where odd is there, the second half holds for odd digits before. */
  readonly down: Int32Array;
  readonly up: Int32Array;
  /** odd[i]: the digits before have an odd sum in the i-th round through the table. */
  readonly odd: Uint8Array | undefined;
}

function carry(rows: number, columns: number, u: number): Carry {
  const length = rows * columns - 1;
  const behind = length - u - columns;
  const block = behind >= 4; // else block and behind together are the index
  const width = block ? factorial(behind) / 2 : 1;
  const entries = factorial(length - u) / 2 / width;
  const digits = block ? columns : length - u - 2; // those that the index counts
  const parities = behind < 2 ? 2 : 1;
  const down = new Int32Array(parities * entries);
  const up = new Int32Array(parities * entries);
  const digit = new Uint8Array(length - u);
  const weight = Array.from(digit, (_, at) => factorial(length - u - 1 - at));
  for (let before = 0; before < parities; before++) {
    digit.fill(0);
    for (let entry = 0; entry < entries; entry++) {
      // Odd or even in all: with two tiles' names exchanged the states are the same, and so their counts.
      let own = before;
      for (let at = 0; at < digits; at++) own += digit[at]!;
      digit[length - u - 2] = own &= 1;
      // Exchanging neighbours (a, b) gives (b, a - 1) if a > b, else (b + 1, a).
      let tile = digit[columns - 1]!;
      let change = -tile * weight[columns - 1]!;
      for (let at = columns - 2; at >= 0; at--) {
        const passed = digit[at]!;
        change += (passed > tile ? passed - 1 : passed) * weight[at + 1]! - passed * weight[at]!;
        if (passed <= tile) tile++;
      }
      change += tile * weight[0]!;
      const difference = (own + change) >> 1;
      down[before * entries + entry] = difference;
      up[before * entries + entry + difference / width] = -difference;
      count(digit, digits, length - u);
    }
  }
  return { width, entries, down, up, odd: parities === 2 ? oddBefore(length, u) : undefined };
}

/** The next digits in order; the first has base `base`, the second base - 1, …. Returns their sum. */
function count(digit: Uint8Array, digits: number, base: number): number {
  let at = digits - 1;
  while (at >= 0 && digit[at] === base - 1 - at) digit[at--] = 0;
  if (at >= 0) digit[at]!++;
  let sum = 0;
  for (let place = 0; place < digits; place++) sum += digit[place]!;
  return sum;
}

function oddBefore(length: number, u: number): Uint8Array {
  const odd = new Uint8Array(factorial(length) / factorial(length - u));
  const digit = new Uint8Array(u);
  for (let at = 1; at < odd.length; at++) odd[at] = count(digit, u, length) & 1;
  return odd;
}

function join(from: Int32Array, to: Int32Array): void {
  for (let word = 0; word < from.length; word++) to[word]! |= from[word]!;
}

function move(from: Int32Array, to: Int32Array, carry: Carry, isDown: boolean): void {
  const { width, entries, odd } = carry;
  const table = isDown ? carry.down : carry.up;
  const round = width === 1 ? entries : width;
  let end = round; // the first rank behind this block, or behind this round through the table
  let entry = 0;
  let rounds = 0;
  let base = 0; // table index of rank 0 in this round
  for (let word = 0; word < from.length; word++) {
    let bits = from[word]!;
    while (bits !== 0) {
      const lowest = bits & -bits;
      bits ^= lowest;
      const rank = (word << 5) + 31 - Math.clz32(lowest);
      let after = 0;
      if (width === 1) {
        if (rank >= end) {
          while (rank >= end) {
            end += round;
            rounds++;
          }
          base = (odd && odd[rounds] === 1 ? entries : 0) - rounds * round;
        }
        after = rank + table[base + rank]!;
      } else {
        while (rank >= end) {
          end += round;
          if (++entry === entries) entry = 0;
        }
        after = rank + table[entry]!;
      }
      to[after >> 5]! |= 1 << (after & 31);
    }
  }
}

/** Leaves in `front` what is not in `seen`, adds it there, and counts it. */
function keepNew(front: Int32Array, seen: Int32Array): number {
  let states = 0;
  for (let word = 0; word < front.length; word++) {
    const reached = front[word]!;
    if (reached === 0) continue;
    const fresh = reached & ~seen[word]!;
    front[word] = fresh;
    if (fresh === 0) continue;
    seen[word]! |= fresh;
    const pairs = fresh - ((fresh >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    states += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return states;
}
