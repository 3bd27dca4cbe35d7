import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";

/** Reads how many tests there are; `answer` reads each and writes its answer. */
export const ofTests = (answer: (scanner: Scanner, writer: Writer) => unknown) => {
  return (input: Uint8Array): Uint8Array => {
    const scanner = new Scanner(input);
    const writer = new Writer();
    for (let left = scanner.int(); left > 0; left--) answer(scanner, writer);
    return writer.result();
  };
};
