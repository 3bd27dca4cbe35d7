/**
 * network: how many bridges a network has after each new link.
 *
 * In      several networks: n m; m links "a b"; q; q more links. "0 0" ends the input
 * Out     for each network "Case k:", a line with the number of bridges after each of the q links, a blank line
 * Source  POJ 3694, http://poj.org/problem?id=3694
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { OnlineBridges } from "../online-bridges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let k = 1; ; k++) {
    const [n, m] = [scanner.int(), scanner.int()];
    if (n === 0 && m === 0) return writer.result();
    const network = new OnlineBridges(n);
    for (let link = 0; link < m; link++) network.add(scanner.int() - 1, scanner.int() - 1);
    writer.text("Case ").int(k).text(":").newline();
    for (let q = scanner.int(); q > 0; q--) {
      network.add(scanner.int() - 1, scanner.int() - 1);
      writer.int(network.bridges).newline();
    }
    writer.newline();
  }
}

if (require.main === module) runProgram(solve);
