/** Integers: writes n and each integer of the input plus one, with our Scanner and Writer. */
import { intsIn } from "../../../lib/io/ints-in";
import { runProgram } from "../../../lib/io/run-program";
import { Scanner } from "../../../lib/io/scanner";
import { StreamWriter } from "../../../lib/io/stream-writer";
import { writeInts } from "../../../lib/io/write-ints";

const LARGEST = 1e9;
const NEWLINE = 10;

runProgram((input, write) => {
  const scanner = new Scanner(input);
  const numbers = new Int32Array(scanner.int());
  intsIn(scanner, numbers, numbers.length, -LARGEST, LARGEST, "a number");
  for (let index = 0; index < numbers.length; index++) numbers[index]!++;
  return writeInts(new StreamWriter(write), numbers, NEWLINE).newline().result();
});
