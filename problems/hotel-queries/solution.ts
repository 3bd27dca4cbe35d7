/**
 * Hotel Queries: each group of tourists goes to the first hotel with enough free rooms.
 *
 * In      n m; n hotels' numbers of rooms; m groups' numbers of rooms
 * Out     for each group the number of its hotel, from 1, or 0 if none has enough rooms
 * Idea    a segment tree of maxima finds the first hotel: while the maximum of a range is below the
 *         group's need, all its hotels are too small
 * Time    O(n + m log n)
 * Space   O(n)
 * Source  CSES 1143
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { writeInts } from "../../lib/io/write-ints";
import { Writer } from "../../lib/io/writer";
import { SegmentTree } from "../../lib/range/segment-tree";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxHotels, "n");
  const m = scanner.intIn(1, bounds.maxGroups, "m");
  const rooms = new Int32Array(n);
  intsIn(scanner, rooms, n, 1, bounds.maxRooms, "a number of rooms");
  const groups = new Int32Array(m);
  intsIn(scanner, groups, m, 1, bounds.maxRooms, "a group's number of rooms");
  const free = new SegmentTree(rooms, (a, b) => (a > b ? a : b), 0);
  const hotels = new Int32Array(m);
  for (let group = 0; group < m; group++) {
    const need = groups[group]!;
    const hotel = free.maxRight(0, (most) => most < need);
    if (hotel === n) continue; // 0
    free.set(hotel, free.get(hotel) - need);
    hotels[group] = hotel + 1;
  }
  return writeInts(new Writer(), hotels).newline().result();
}

if (require.main === module) runProgram(solve);
