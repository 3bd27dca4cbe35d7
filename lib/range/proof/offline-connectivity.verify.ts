/**
 * connect and disconnect: how many parts a graph has while edges come and go.
 *
 * In      n k; k lines, "+ u v" adds an edge, "- u v" removes it, "?" asks
 * Out     for each question a line with the number of connected components
 * Source  Codeforces Gym 100551 A, https://codeforces.com/gym/100551/problem/A
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { OfflineConnectivity } from "../offline-connectivity";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const graph = new OfflineConnectivity(scanner.int());
  for (let k = scanner.int(); k > 0; k--) {
    const sign = scanner.token();
    if (sign === "?") graph.askCount();
    else if (sign === "+") graph.link(scanner.int() - 1, scanner.int() - 1);
    else graph.unlink(scanner.int() - 1, scanner.int() - 1);
  }
  const writer = new Writer();
  for (const count of graph.answers()) writer.int(count).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
