// {{title}}
// {{address}}
import { runProgram } from "../../../../lib/io/run-program";
import { Scanner } from "../../../../lib/io/scanner";
import { Writer } from "../../../../lib/io/writer";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  while (scanner.hasNext()) scanner.token();
  return writer.result();
}

if (require.main === module) runProgram(solve);
