// expect: TLE — makes every order of the rows and looks at the queens only at the end
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [first, ...board] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const n = Number(first);
  const used = Array<boolean>(n).fill(false);
  const rows: number[] = [];
  const place = (): number => {
    if (rows.length === n) {
      return rows.every((a, i) => rows.every((b, j) => i >= j || Math.abs(a - b) !== j - i))
        ? 1
        : 0;
    }
    let count = 0;
    for (let row = 0; row < n; row++) {
      if (used[row] || board[row]![rows.length] !== "*") continue;
      used[row] = true;
      rows.push(row);
      count += place();
      rows.pop();
      used[row] = false;
    }
    return count;
  };
  return new TextEncoder().encode(`${place()}\n`);
}

if (require.main === module) runProgram(solve);
