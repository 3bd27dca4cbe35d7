/**
 * MapColouring: the countries of a map in two colours, neighbours in different ones.
 *
 * In      n; for each country i a line with its neighbours of larger number, ended by 0
 * Out     the colours as one word, the first country's 0; -1 where two colours are too few
 * Source  Timus 1080 Map Colouring, https://acm.timus.ru/problem.aspx?num=1080
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { bipartiteColouring } from "../bipartite-colouring";
import { undirectedCsr } from "../csr";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const a: number[] = [];
  const b: number[] = [];
  for (let country = 0; country < n; country++) {
    for (;;) {
      const neighbour = scanner.intIn(0, n, "a country or 0");
      if (neighbour === 0) break;
      a.push(country);
      b.push(neighbour - 1);
    }
  }
  const colour = bipartiteColouring(undirectedCsr(n, a, b));
  return new Writer()
    .text(colour ? colour.join("") : "-1")
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
