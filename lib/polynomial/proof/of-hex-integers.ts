import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";

/** The program for pairs of hexadecimal integers, by the runtime's BigInt: what `answer` says of two on a line. */
export const ofHexIntegers = (answer: (a: bigint, b: bigint) => readonly bigint[]) => {
  return (input: Uint8Array): Uint8Array => {
    const scanner = new Scanner(input);
    const writer = new Writer();
    const next = () => {
      const word = scanner.token();
      return word.startsWith("-") ? -BigInt(`0x${word.slice(1)}`) : BigInt(`0x${word}`);
    };
    for (let left = scanner.int(); left > 0; left--) {
      answer(next(), next()).forEach((value, at) => {
        if (at > 0) writer.space();
        writer.text(value.toString(16).toUpperCase());
      });
      writer.newline();
    }
    return writer.result();
  };
};
