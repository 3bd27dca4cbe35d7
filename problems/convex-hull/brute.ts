/** Convex Hull by its definition: a point is on the border if some line through it and another has all on one side. */
import { runProgram } from "../../lib/io/run-program";

type Point = readonly [bigint, bigint];

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const points = Array.from(
    { length: n! },
    (_, i): Point => [BigInt(numbers[2 * i]!), BigInt(numbers[2 * i + 1]!)],
  );
  const isOnBorder = (a: Point) =>
    points.some(
      (b) =>
        b !== a &&
        points.every((c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) >= 0n),
    );
  const border = points.filter(isOnBorder);
  const lines = border.map(([x, y]) => `${x} ${y}\n`);
  return new TextEncoder().encode(`${border.length}\n${lines.join("")}`);
}

if (require.main === module) runProgram(solve);
