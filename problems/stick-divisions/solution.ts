/**
 * Stick Divisions: the least cost of cutting a stick into given lengths, where a cut costs the length of
 * the stick that is cut.
 *
 * In      x and n; the n lengths, whose sum is x
 * Out     the least cost
 * Idea    backwards: the two shortest sticks are glued into one until one is left, as in Huffman's code
 * Time    O(n log n)
 * Space   O(n)
 * Source  CSES 1161; Huffman, Proceedings of the IRE 40 (1952), 1098-1101
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { QuickHeap } from "../../lib/structure/quick-heap";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const x = scanner.intIn(1, bounds.maxLength, "x");
  const sticks = readSticks(scanner, x);
  return new Writer().int(leastCost(sticks)).newline().result();
}

/** A heap in which the length is the priority; all sticks have the id 0. */
function readSticks(scanner: Scanner, x: number): QuickHeap {
  const n = scanner.intIn(1, bounds.maxSticks, "n");
  const sticks = new QuickHeap(n, 1);
  for (let stick = 0; stick < n; stick++) sticks.push(0, scanner.intIn(1, x, "a length"));
  return sticks;
}

function leastCost(sticks: QuickHeap): number {
  let cost = 0;
  while (sticks.size > 1) {
    sticks.pop();
    const shortest = sticks.priority;
    sticks.pop();
    const glued = shortest + sticks.priority;
    cost += glued;
    sticks.push(0, glued);
  }
  return cost;
}

if (require.main === module) runProgram(solve);
