import { readFileSync, writeSync } from "node:fs";

/** Ends with `valid` where the input on stdin is one, else with `invalid` and the reason on stderr. */
export function runInputValidator(
  validate: (input: Uint8Array) => void,
  { valid, invalid }: { readonly valid: number; readonly invalid: number },
): never {
  try {
    validate(readFileSync(0));
  } catch (error) {
    writeSync(2, `${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(invalid);
  }
  return process.exit(valid);
}
