/**
 * cactusReloaded: the diameter of a cactus.
 *
 * In      n m; m lines "k v1 … vk": a path; the edges of all paths are those of the graph, each once
 * Out     the greatest distance of two vertices
 * Source  NEERC 2007, POJ 3567, http://poj.org/problem?id=3567
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { cactusDiameter } from "../cactus";
import { undirectedCsr } from "../csr";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 50_000, "n");
  const from: number[] = [];
  const to: number[] = [];
  for (let paths = scanner.intIn(0, 10_000, "m"); paths > 0; paths--) {
    const length = scanner.intIn(2, 1000, "the length of a path");
    let v = scanner.intIn(1, n, "a vertex") - 1;
    for (let i = 1; i < length; i++) {
      from.push(v);
      v = scanner.intIn(1, n, "a vertex") - 1;
      to.push(v);
    }
  }
  return new Writer()
    .int(cactusDiameter(undirectedCsr(n, from, to)))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
