/**
 * closestPairs: two points with the least distance.
 *
 * In      T; T tests, each N and N lines "x y"
 * Out     for each test the indices of two points, from 0
 * Source  Library Checker closest_pair, https://judge.yosupo.jp/problem/closest_pair
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { closestPair } from "../closest-pair";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const { x, y } = readPoints(scanner, scanner.int());
    const [i, j] = closestPair(x, y);
    writer.int(i).space().int(j).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
