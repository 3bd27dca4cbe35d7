import { Scanner } from "./exact-scanner";

/** The validator of a problem, which reads by the exact Scanner, for inputs of whole lines. */
export function exactly(validate: (input: Uint8Array) => void): (input: Uint8Array) => void {
  return (input) => {
    if (input.length === 0) new Scanner(input).fail("an input that is not empty");
    const at = input.findIndex((byte) => (byte < 32 && byte !== 10) || byte === 127);
    if (at >= 0) new Scanner(input).fail("text and newlines alone", at);
    if (input.length > 0 && input.at(-1) !== 10) {
      new Scanner(input).fail("a newline at the end", input.length);
    }
    validate(input);
  };
}
