import { runProgram } from "../../../lib/io/run-program";
import { Scanner } from "../../../lib/io/scanner";
import { Writer } from "../../../lib/io/writer";

export function solve(input: Uint8Array): Uint8Array {
  const sum = new Scanner(input).int();
  const half = sum >> 1;
  return new Writer().int(half).space().int(half).newline().result();
}

if (require.main === module) runProgram(solve);
