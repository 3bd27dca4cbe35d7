/**
 * {{title}}: what is asked, in one phrase.
 *
 * In      one line for each part of the input
 * Out     one line as an example
 * Idea    why it works, in a sentence or two
 * Time    O(n)
 * Space   O(n)
 * Source  {{source}}
 *
 * name    what a short name means, with an example value
 */
import { runProgram } from "../../../lib/io/run-program";
import { Scanner } from "../../../lib/io/scanner";
import { Writer } from "../../../lib/io/writer";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  while (scanner.hasNext()) scanner.token();
  return writer.text("not solved yet\n").result();
}

if (require.main === module) runProgram(solve);
