// expect: WA — leaves out the points on edges
import { runProgram } from "../../../lib/io/run-program";

type Point = readonly [bigint, bigint];

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(BigInt);
  const points = Array.from(
    { length: Number(n) },
    (_, i): Point => [numbers[2 * i]!, numbers[2 * i + 1]!],
  );
  points.sort((a, b) => Number(a[0] - b[0] || a[1] - b[1]));
  const chain = (list: readonly Point[]) => {
    const kept: Point[] = [];
    for (const c of list) {
      for (; kept.length >= 2; kept.pop()) {
        const [a, b] = [kept[kept.length - 2]!, kept[kept.length - 1]!];
        if ((b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])) break;
      }
      kept.push(c);
    }
    return kept;
  };
  const corners = new Set([...chain(points), ...chain(points.reverse())]);
  const lines = [...corners].map(([x, y]) => `${x} ${y}\n`);
  return new TextEncoder().encode(`${corners.size}\n${lines.join("")}`);
}

if (require.main === module) runProgram(solve);
