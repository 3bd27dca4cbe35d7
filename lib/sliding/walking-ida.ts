/**
 * walkingIda: walking distance of the rows plus that of the columns as code for slidingIda.
 *
 * Use     walkingIda(3, 3, new WalkingDistance(3, 3), new WalkingDistance(3, 3))
 * Time    O(1) a move
 * Space   the tables of WalkingDistance
 * Limits  as slidingIda and WalkingDistance
 * Errors  none of its own
 * Source  Ken'ichiro Takahashi, 2001; own code
 * Tested  walking-ida.test.ts: shortest ways on 2×3 and 3×3
 *
 * Variables v and w: the states of the two tables. A move changes one of the distances by one.
 */
import type { IdaEdge, IdaHeuristic } from "./sliding-ida";
import type { WalkingDistance } from "./walking-distance";

/** `down` is of `rows` lines, `across` of `columns` lines. */
export function walkingIda(
  rows: number,
  columns: number,
  down: WalkingDistance,
  across: WalkingDistance,
): IdaHeuristic {
  const rowOf = Array.from({ length: 32 }, (_, tile) => Math.floor((tile - 1) / columns) & 15);
  const columnOf = Array.from({ length: 32 }, (_, tile) => (tile + columns - 1) % columns);
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
      if (Math.abs(to - blank) === columns) {
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
