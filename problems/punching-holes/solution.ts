/**
 * Punching Holes: an order of the holes that makes the head's way from the corner and back to it short.
 *
 * In      n (1 ≤ n ≤ 1000), then n lines "x y" (0 ≤ x, y ≤ 10 000)
 * Out     the holes in their order, counted from 1; the score is the length of the way
 * Idea    a tour of the corner and the holes by 2-opt and or-opt moves, kicked until the time is over
 * Time    TIME_MS; less where all tours of few holes were tried in KICKS kicks a hole
 * Space   O(n)
 * Source  own statement, the travelling salesman's
 */
import { TimeKeeper } from "../../lib/evolution/time-keeper";
import { Tour } from "../../lib/evolution/tour";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { Random } from "../../lib/sequence/random";
import { bounds } from "./problem";

const TIME_MS = 800;
const KICKS = 200;
const NEAR = 8;

export function solve(input: Uint8Array): Uint8Array {
  const time = new TimeKeeper(TIME_MS);
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxHoles, "n");
  const xs = new Int32Array(n + 1); // 0 is the corner
  const ys = new Int32Array(n + 1);
  for (let hole = 1; hole <= n; hole++) {
    xs[hole] = scanner.intIn(0, bounds.maxCoordinate, "x");
    ys[hole] = scanner.intIn(0, bounds.maxCoordinate, "y");
  }
  const distance = (i: number, j: number) => {
    const [dx, dy] = [xs[i]! - xs[j]!, ys[i]! - ys[j]!];
    return Math.sqrt(dx * dx + dy * dy);
  };
  const tour = new Tour(n + 1, distance, NEAR);
  tour.search({ random: new Random(1), time, steps: KICKS * n });
  const order = tour.from(0).slice(1);
  return new Writer().text(order.join(" ")).newline().result();
}

if (require.main === module) runProgram(solve);
