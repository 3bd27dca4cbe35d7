/** Integers: writes n and each integer of the input plus one, with our Scanner and Writer. */
import { runProgram } from "../../../lib/run-program";
import { Scanner } from "../../../lib/scanner";
import { Writer } from "../../../lib/writer";

runProgram((input, write) => {
  const scanner = new Scanner(input);
  const writer = new Writer(write);
  const count = scanner.int();
  for (let index = 0; index < count; index++) writer.int(scanner.int() + 1).newline();
  return writer.result();
});
