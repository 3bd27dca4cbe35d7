import { Scanner } from "./exact-scanner";
import { runInputValidator } from "./input-validator";

type Validate = (input: Uint8Array) => void;

/** runInputValidator for a problem whose validator reads by the exact Scanner. */
export function runExactValidator(
  validate: Validate,
  exits: { readonly valid: number; readonly invalid: number },
  allows: { readonly blankLines: boolean; readonly blankEnd: boolean },
): never {
  Scanner.allowsBlankLines = allows.blankLines;
  Scanner.allowsBlankEnd = allows.blankEnd;
  return runInputValidator((input) => {
    const at = input.findIndex((byte) => (byte < 32 && byte !== 10) || byte === 127);
    if (at >= 0) new Scanner(input).fail("text and newlines alone", at);
    if (input.length > 0 && input.at(-1) !== 10) {
      new Scanner(input).fail("a newline at the end", input.length);
    }
    validate(input);
  }, exits);
}
