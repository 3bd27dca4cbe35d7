/**
 * monsterGame: the least time to kill the last of n monsters.
 *
 * In      n x; n strengths that do not fall; n skill factors ≤ x that do not rise: killing monster i
 *         takes its strength times the skill factor of the last one killed, x at first
 * Out     the least time; all monsters but the last may be left alive
 * Source  CSES 2084, https://cses.fi/problemset/task/2084; statement as stored in
 *         cses_problems/cses_tasks/Monster_Game_I.md of soyeb-jim285/codes
 *
 * The time up to a monster is the lowest of lines at its strength: one line for each earlier monster,
 * its slope the skill factor, its value at 0 the time. No time exceeds 10^12: one kill is enough.
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { ConvexHullTrick } from "../convex-hull-trick";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1_000_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const x = scanner.intIn(1, MAX_VALUE, "x");
  const strengths = new Int32Array(n);
  intsIn(scanner, strengths, n, 1, MAX_VALUE, "a strength");
  const factors = new Int32Array(n);
  intsIn(scanner, factors, n, 1, x, "a skill factor");
  const times = new ConvexHullTrick();
  times.add(x, 0);
  let time = 0;
  for (let i = 0; i < n; i++) {
    time = times.min(strengths[i]!);
    times.add(factors[i]!, time);
  }
  return new Writer().int(time).newline().result();
}

if (require.main === module) runProgram(solve);
