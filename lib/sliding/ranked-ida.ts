/**
 * rankedIda: a sum of pattern databases of up to 8 tiles as code for slidingIda.
 *
 * Use     typeof rankedIda; // slidingSolver takes it for boards of 16 cells
 * Time    O(1) a move, two cache misses where the databases are large
 * Space   O(1) beside the values: 8 MB of tables
 * Limits  as slidingIda; values of all groups in one array below 2 GiB
 * Errors  RangeError for groups that do not hold every tile once, a mirror of an oblong board, and
 *         values of another length than the groups need
 * Source  Korf and Felner, Artificial Intelligence 134, 2002; own code
 * Tested  ranked-ida.test.ts: shortest ways on 2×3 and 3×3, mirrored or not, node by node as patternIda
 *
 * `values` holds the databases one behind the other, as filled by PatternBlocks.fill: dense, where
 * pattern-ida.ts has 16^k places for k tiles. A group is the set of its cells (SETS), the rank of its
 * order (ORDERS) and its value (VALUE); slots behind the groups are those of the mirrored board. When a
 * tile passes others, tables give the new order.
 */
import { PatternBlocks } from "./pattern-blocks";
import type { IdaHeuristic } from "./sliding-ida";

export function rankedIda(
  rows: number,
  columns: number,
  groups: readonly (readonly number[])[],
  values: Uint8Array,
  mirrored: boolean,
): IdaHeuristic {
  const cells = rows * columns;
  const all = groups.flat().sort((a, b) => a - b);
  if (all.length !== cells - 1 || all.some((tile, at) => tile !== at + 1)) {
    throw new RangeError(`rankedIda: groups must hold 1 … ${cells - 1} once, got ${all.join(" ")}`);
  }
  if (mirrored && rows !== columns) {
    throw new RangeError(`rankedIda: only a square board has a mirror, got ${rows}×${columns}`);
  }
  const mirror = (cell: number) => (cell % columns) * columns + Math.floor(cell / columns);
  const count = groups.length;
  const byLength: PatternBlocks[] = [];
  const blocks = groups.map(
    ({ length }) => (byLength[length] ??= new PatternBlocks(rows, columns, length)),
  );
  const needed = blocks.reduce((sum, { placements }) => sum + placements, 0);
  if (values.length !== needed) {
    throw new RangeError(`rankedIda: ${needed} values, got ${values.length}`);
  }
  /** FIRST[slot · 2^cells + set]: where the set's values begin. CARRY: see PatternBlocks.carry. */
  const first = new Int32Array((2 * count) << cells);
  const carry = new Uint16Array(
    blocks.reduce((sum, block) => sum + block.count ** 2 * block.orders, 0),
  );
  /** CARRY_AT, PLACES, SIZE: of each slot its carry tables, its number of tiles, their orders. */
  const [carryAt, places, size] = [0, 1, 2].map(() => new Int32Array(32));
  const [group, mirrorGroup] = [new Uint8Array(128), new Uint8Array(128)];
  let [offset, carried] = [0, 0];
  groups.forEach((tiles, at) => {
    const { orders, sets, placements, carry: tables } = blocks[at]!;
    for (const slot of [at, count + at]) {
      carryAt![slot] = carried;
      places![slot] = tiles.length;
      size![slot] = orders;
      sets.forEach((set, number) => {
        first[(slot << cells) | set] = offset + number * orders;
      });
    }
    for (let pair = 0; pair < tiles.length ** 2; pair++, carried += orders) {
      const table = tables[pair];
      for (let rank = 0; rank < orders; rank++) carry[carried + rank] = table ? table[rank]! : rank;
    }
    offset += placements;
    for (const tile of tiles) group[tile] = at;
  });
  for (let tile = 1; mirrored && tile < cells; tile++) {
    mirrorGroup[tile] = count + group[mirror(tile - 1) + 1]!;
  }
  const ones = Uint8Array.from({ length: 1 << cells }, (_, set) => onesOf(set));
  const [sets, orders, value] = [0, 1, 2].map(() => new Int32Array(32));
  /** Code of one sum: slot a, set b and then c, order p and then k, value v, the sum x from h. */
  const sum = (names: string, table: string, from: number, to: number, isAcross: boolean) => {
    const [a, b, c, p, k, v, x, h] = names;
    const slot = `const ${a}=${table}GROUP[t],${b}=SETS[${a}],${c}=${b}^${(1 << from) | (1 << to)},${p}=ORDERS[${a}]`;
    const place = `ONES[${b}&${(1 << from) - 1}]*PLACES[${a}]+ONES[${c}&${(1 << to) - 1}]`;
    const order = isAcross ? p : `CARRY[CARRY_AT[${a}]+(${place})*SIZE[${a}]+${p}]`;
    return `${slot},${k}=${order},${v}=VALUES[FIRST[${a}<<${cells}|${c}]+${k}],${x}=${h}+${v}-VALUE[${a}]|0;`;
  };
  return {
    tables: {
      VALUES: values,
      FIRST: first,
      CARRY: carry,
      CARRY_AT: carryAt!,
      PLACES: places!,
      SIZE: size!,
      GROUP: group,
      MIRROR_GROUP: mirrorGroup,
      ONES: ones,
      SETS: sets!,
      ORDERS: orders!,
      VALUE: value!,
    },
    variables: mirrored ? ["h", "m"] : ["h"],
    edge: (blank, to) => {
      const isAcross = Math.abs(blank - to) === 1;
      const plain = { code: sum("abcpkvxh", "", to, blank, isAcross), within: "x<left" };
      const enter = "SETS[a]=c;ORDERS[a]=k;VALUE[a]=v;";
      const leave = "SETS[a]=b;ORDERS[a]=p;VALUE[a]=h-x+v|0;";
      if (!mirrored) return { stages: [plain], handed: ["x"], enter, leave };
      const code = sum("degijwym", "MIRROR_", mirror(to), mirror(blank), !isAcross);
      return {
        stages: [plain, { code, within: "y<left" }],
        handed: ["x", "y"],
        enter: `${enter}SETS[d]=g;ORDERS[d]=j;VALUE[d]=w;`,
        leave: `${leave}SETS[d]=e;ORDERS[d]=i;VALUE[d]=m-y+w|0;`,
      };
    },
    start: (board) => {
      const sums = [0, 0];
      const cellOf: number[] = [];
      for (let cell = 0; cell < cells; cell++) cellOf[board[cell]!] = cell;
      for (let slot = 0; slot < (mirrored ? 2 * count : count); slot++) {
        const tiles = groups[slot % count]!;
        const at = tiles.map((tile) =>
          slot < count ? cellOf[tile]! : mirror(cellOf[mirror(tile - 1) + 1]!),
        );
        sets![slot] = at.reduce((set, cell) => set | (1 << cell), 0);
        orders![slot] = blocks[slot % count]!.rankOf(at);
        value![slot] = values[first[(slot << cells) | sets![slot]!]! + orders![slot]!]!;
        sums[slot < count ? 0 : 1]! += value![slot]!;
      }
      return mirrored ? sums : sums.slice(0, 1);
    },
    value: (sums) => Math.max(...sums),
  };
}

function onesOf(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
