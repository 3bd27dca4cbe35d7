// expect: WA — compares products that doubles round
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const points = Array.from(
    { length: n! },
    (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const,
  );
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: typeof points) => {
    const kept: typeof points = [];
    for (const c of list) {
      for (; kept.length >= 2; kept.pop()) {
        const [a, b] = [kept[kept.length - 2]!, kept[kept.length - 1]!];
        if ((b[0] - a[0]) * (c[1] - a[1]) >= (b[1] - a[1]) * (c[0] - a[0])) break;
      }
      kept.push(c);
    }
    return kept;
  };
  const border = new Set([...chain(points), ...chain(points.reverse())]);
  const lines = [...border].map(([x, y]) => `${x} ${y}\n`);
  return new TextEncoder().encode(`${border.size}\n${lines.join("")}`);
}

if (require.main === module) runProgram(solve);
