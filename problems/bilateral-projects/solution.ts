/**
 * Bilateral Projects: the fewest employees that include a member of every team of two, with a friend if
 * possible.
 *
 * In      m; m lines "i j": a team of an employee in Stockholm and one in London
 * Out     how many to invite; their numbers
 * Idea    teams are edges between two sides, so a minimum vertex cover has the size of a maximum matching
 *         (Kőnig). The cover built from the unmatched vertices of Stockholm contains every Stockholm
 *         vertex that is in any minimum cover, so the friend too if that is possible
 * Time    O(m √n)
 * Space   O(n + m)
 * Source  Kattis bilateral
 *
 * from, to    the teams, numbered from 0 on each side
 */
import { bipartiteCover } from "../../lib/flow/bipartite-cover";
import { bipartiteMatching } from "../../lib/flow/bipartite-matching";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const { firstStockholm, firstLondon, perCity } = bounds;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const m = scanner.intIn(1, bounds.maxTeams, "m");
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  for (let team = 0; team < m; team++) {
    from[team] = scanner.intIn(firstStockholm, firstStockholm + perCity - 1, "i") - firstStockholm;
    to[team] = scanner.intIn(firstLondon, firstLondon + perCity - 1, "j") - firstLondon;
  }
  const partner = bipartiteMatching(perCity, perCity, from, to);
  const { left, right } = bipartiteCover(perCity, perCity, from, to, partner);
  const invited: number[] = [];
  for (let at = 0; at < perCity; at++) {
    if (left[at] === 1) invited.push(firstStockholm + at);
    if (right[at] === 1) invited.push(firstLondon + at);
  }
  const writer = new Writer().int(invited.length).newline();
  for (const employee of invited) writer.int(employee).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
