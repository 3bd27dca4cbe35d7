/**
 * areaOfUnionOfRectangles: the area that rectangles cover together.
 *
 * In      n; n lines l d r u
 * Out     the area of their union
 * Source  Library Checker area_of_union_of_rectangles, https://judge.yosupo.jp/problem/area_of_union_of_rectangles
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { areaOfUnion } from "../area-of-union";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const sides = new Int32Array(4 * n);
  intsIn(scanner, sides, 4 * n, 0, MAX_VALUE, "a side of a rectangle");
  const area = areaOfUnion({
    lefts: column(sides, 4, 0),
    bottoms: column(sides, 4, 1),
    rights: column(sides, 4, 2),
    tops: column(sides, 4, 3),
  });
  return new Writer().bigint(area).newline().result();
}

/** Numbers at, width + at, 2 width + at … of the table. */
function column(table: Int32Array, width: number, at: number): Int32Array {
  const numbers = new Int32Array(table.length / width);
  for (let i = 0; i < numbers.length; i++) numbers[i] = table[width * i + at]!;
  return numbers;
}

if (require.main === module) runProgram(solve);
