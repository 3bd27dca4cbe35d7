/**
 * readPoints: the next n lines "x y" as two columns of 32-bit integers.
 *
 * Use     const { x, y } = readPoints(scanner, n)
 * Time    that of intsIn
 * Space   16 bytes a point while it reads, then 8
 * Limits  low and high within 32 bits
 * Errors  those of intsIn
 * Source  own code
 * Tested  read-points.test.ts: columns and errors; verify: library-checker static_convex_hull
 */
import { intsIn } from "../io/ints-in";
import type { Scanner } from "../io/scanner";
import { smallInts } from "../sequence/small-ints";

export interface Points {
  readonly x: Int32Array;
  readonly y: Int32Array;
}

export function readPoints(scanner: Scanner, n: number, low = -1e9, high = 1e9): Points {
  const numbers = smallInts(2 * n);
  intsIn(scanner, numbers, 2 * n, low, high, "a coordinate");
  const x = smallInts(n);
  const y = smallInts(n);
  for (let i = 0; i < n; i++) {
    x[i] = numbers[2 * i]!;
    y[i] = numbers[2 * i + 1]!;
  }
  return { x, y };
}
