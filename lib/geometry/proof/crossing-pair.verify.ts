/**
 * cowSteeplechase: the first segment without which no two of the others meet.
 *
 * In      N; N lines "x1 y1 x2 y2"; all ends are different, and there is such a segment
 * Out     its number, from 1
 * Source  USACO 2019 US Open, silver, problem 2,
 *         https://usaco.org/index.php?page=viewproblem2&cpid=943, there with files
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { crossingPair } from "../crossing-pair";
import { segmentsMeet } from "../segments-meet";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(2, 100_000, "N");
  const ends = new Int32Array(4 * n);
  intsIn(scanner, ends, 4 * n, 0, 1e9, "a coordinate");
  const column = (k: number) => Int32Array.from({ length: n }, (_, i) => ends[4 * i + k]!);
  const [ax, ay, bx, by] = [column(0), column(1), column(2), column(3)];
  const pair = crossingPair(ax, ay, bx, by);
  if (pair === undefined) return new Writer().text("1\n").result();
  // Of two that meet one has to go; if either may, then the first one.
  const meets = (i: number) => {
    let count = 0;
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const meet = segmentsMeet(
        ...([ax[i]!, ay[i]!, bx[i]!, by[i]!] as const),
        ...([ax[j]!, ay[j]!, bx[j]!, by[j]!] as const),
      );
      if (meet) count++;
    }
    return count;
  };
  const [first, second] = pair;
  const answer = meets(second) > 1 ? second : first;
  return new Writer()
    .int(answer + 1)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
