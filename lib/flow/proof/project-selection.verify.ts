/**
 * projectSelection: stations to build, so that users pay the most beyond the costs.
 *
 * In      n m; the costs of n stations; m lines "a b c": users who pay c if a and b are built, from 1
 * Out     the greatest profit
 * Source  NOI 2006, Luogu P4174, https://www.luogu.com.cn/problem/P4174
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { ProjectSelection } from "../project-selection";

const MAX_STATIONS = 5000;
const MAX_USERS = 50_000;
const MAX_VALUE = 100;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_STATIONS, "n");
  const m = scanner.intIn(1, MAX_USERS, "m");
  const projects = new ProjectSelection(n);
  for (let station = 0; station < n; station++) {
    projects.cost(station, 0, scanner.intIn(0, MAX_VALUE, "a cost"));
  }
  let total = 0;
  for (let user = 0; user < m; user++) {
    const a = scanner.intIn(1, n, "a") - 1;
    const b = scanner.intIn(1, n, "b") - 1;
    const pay = scanner.intIn(0, MAX_VALUE, "c");
    projects.together([a, b], pay);
    total += pay;
  }
  return new Writer()
    .int(total - projects.solve().cost)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
